import { createServer } from 'node:http'
import { greet } from './greeting.js'

const port = Number(process.env.PORT ?? 3000)

createServer((request, response) => {
  response.end(greet('stranger')
}).listen(port)
