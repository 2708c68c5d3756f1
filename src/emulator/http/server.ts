import { createServer } from 'node:http'
import type { Respond } from './respond.ts'

/** A server that listens; the platform has one for its interface, and one for each service that it serves. */
export interface Listening {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly url: string
  /** Cuts every connection and stops listening. */
  close(): Promise<void>
}

/** Listens on the loopback interface, on a free port for 0. Rejects where the port is taken. */
export async function listen(respond: Respond, port: number): Promise<Listening> {
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
