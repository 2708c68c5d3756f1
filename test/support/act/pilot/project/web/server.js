import { createServer } from 'node:http'
import { state } from './state.js'

if (state.fault === 'crashes') process.exit(3)
const server = createServer((request, response) => {
  response.writeHead(request.url === '/check' && state.fault === 'sick' ? 500 : 200).end(`version ${state.version}`)
})
server.listen(Number(process.env.PORT), () => console.log('Listening'))
process.on('SIGTERM', () => server.close())
