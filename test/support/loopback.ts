import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server } from 'node:net'

/** Listens on a free port of loopback, and gives the address of a server there that speaks HTTP. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return `http://127.0.0.1:${address.port}`
}

/** An HTTP server on a free port of loopback, from `open` to `close`. */
export abstract class LoopbackServer implements AsyncDisposable {
  url = ''
  readonly #waiting = new Set<() => void>()
  readonly #server = createServer(async (request, response) => {
    await this.serve(request, response)
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  })

  protected abstract serve(request: IncomingMessage, response: ServerResponse): Promise<void> | void

  async open(): Promise<this> {
    // Node's 5 seconds may end while a client that waits between its requests sends the next one.
    this.#server.keepAliveTimeout = 60_000
    this.url = await listen(this.#server)
    return this
  }

  /** Resolves as soon as the condition holds; it is checked after every request. */
  async until(condition: (server: this) => boolean): Promise<void> {
    while (!condition(this)) await new Promise<void>((resolve) => this.#waiting.add(resolve))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }
}
