// What every service of this repository does: answers /health with its name and its commit, and anything else with a text.
import { createServer } from 'node:http'

export function serve(name, text) {
  const port = Number(process.env.PORT ?? 3000)
  const server = createServer((request, response) => {
    if (request.url === '/health') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ status: 'ok', name }))
    } else {
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
    }
  })
  server.listen(port, () => console.log(`${name} listens on port ${port}`))
  process.on('SIGTERM', () => server.close())
}
