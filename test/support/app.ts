import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackServer } from './loopback.ts'
import { replyOf } from './platform/reply.ts'
import { sendReply } from './platform/served.ts'

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
export class DeployedApp extends LoopbackServer {
  readonly visits: Visit[] = []
  readonly #reply: (path: string, count: number) => AppReply

  constructor(replies: readonly AppReply[] | ((path: string, count: number) => AppReply)) {
    super()
    this.#reply =
      typeof replies === 'function' ? replies : (_, count) => replies[Math.min(count, replies.length) - 1] ?? {}
  }

  protected override serve({ url: path = '/', headers, socket }: IncomingMessage, response: ServerResponse): void {
    this.visits.push({ path, headers, port: socket.remotePort })
    answer(response, this.#reply(path, this.visits.length), path)
  }
}

function answer(response: ServerResponse, reply: AppReply, path: string): void {
  response.on('error', () => undefined)
  if (typeof reply === 'string') {
    void sendReply(response, replyOf(reply, path))
    return
  }
  const { status = 200, body = 'ok', location } = reply
  response.writeHead(status, location === undefined ? {} : { location }).end(body)
}
