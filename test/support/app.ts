import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { listen } from './loopback.ts'
import { misbehave } from './platform/fault.ts'

/** An app's answer to one request: a status with a body, or a fault. */
export type AppReply =
  | { readonly status?: number; readonly body?: string; readonly location?: string }
  | 'reset'
  | 'mute'
  | 'dripping'
  | 'endless'

/** A request that the app received. */
export interface Visit {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The client's port, which differs for each connection. */
  readonly port: number | undefined
}

/** The deployed app: it answers from a list, whose last reply repeats, or by a function of the path. */
export class DeployedApp {
  readonly visits: Visit[] = []
  url = ''
  readonly #reply: (path: string, count: number) => AppReply
  readonly #server = createServer((request, response) => {
    const path = request.url ?? '/'
    this.visits.push({ path, headers: request.headers, port: request.socket.remotePort })
    answer(response, this.#reply(path, this.visits.length), path)
  })

  constructor(replies: readonly AppReply[] | ((path: string, count: number) => AppReply)) {
    this.#reply =
      typeof replies === 'function' ? replies : (_, count) => replies[Math.min(count, replies.length) - 1] ?? {}
  }

  async open(): Promise<this> {
    this.url = await listen(this.#server)
    return this
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}

function answer(response: ServerResponse, reply: AppReply, path: string): void {
  response.on('error', () => undefined)
  if (typeof reply === 'string') {
    misbehave(response, reply, path)
    return
  }
  const { status = 200, body = 'ok', location } = reply
  response.writeHead(status, location === undefined ? {} : { location }).end(body)
}
