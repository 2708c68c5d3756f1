// Listens on the port that the platform gives, and answers /health for checks.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const page = readFileSync(`${import.meta.dirname}/build/index.html`)
const port = Number(process.env.PORT ?? 3000)

const server = createServer((request, response) => {
  if (request.url === '/health') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}')
  } else {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  }
})

server.listen(port, () => console.log(`Listening on port ${port}`))
process.on('SIGTERM', () => server.close())
