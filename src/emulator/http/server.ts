import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** Answers one request. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A server that listens; the platform has one for its interface, and one for each service that it serves. */
export interface Listening {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  readonly url: string
  /** Cuts every connection and stops listening. */
  close(): Promise<void>
}

/** Listens on the loopback interface; 0 takes a free port. Rejects if the port is taken. */
export async function listen(handle: RequestHandler, port: number): Promise<Listening> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
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

/** The URL of a request: only its path and its query are meaningful. A target that is not a URL counts as `/`. */
export function urlOf({ url = '/' }: IncomingMessage): URL {
  return URL.parse(url, 'http://localhost') ?? new URL('http://localhost/')
}
