import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { LoopbackServer } from '../loopback.ts'
import { type Asked, askedOf, type Route } from './asked.ts'
import { realTime, type ServerClock } from './clock.ts'
import { answered, type Reply, type Routes } from './reply.ts'

/** Scripted routes over real sockets, with a journal of every request. */
export class ServedRoutes extends LoopbackServer {
  readonly journal: Asked[] = []
  readonly routes: Routes
  /** Every answer waits for it, given the route. */
  hold: ((route: string) => Promise<void>) | undefined
  readonly #clock: ServerClock
  readonly #prefix: string

  /** @param prefix the path that `base-url` carries, such as `/eu` */
  constructor(routes: Routes, clock = realTime, prefix = '') {
    super()
    this.routes = routes
    this.#clock = clock
    this.#prefix = prefix
  }

  override async open(): Promise<this> {
    await super.open()
    this.url += this.#prefix
    return this
  }

  /** The requests of one route, in order. */
  requests(route: Route): Asked[] {
    return this.journal.filter((asked) => asked.route === route)
  }

  protected override async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController()
    response.on('error', () => undefined).on('close', () => gone.abort())
    const atMs = this.#clock.now()
    // Otherwise the client disconnected in the middle of its request.
    const bytes = await buffer(request).catch(() => undefined)
    if (bytes === undefined) return
    const { method = '', url = '/' } = request
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const asked = askedOf({ method, url, headers, bytes, atMs, signal: gone.signal, prefix: this.#prefix })
    this.journal.push(asked)
    await this.hold?.(asked.route ?? asked.path)
    // A stream may last as long as the test, which waits for requests.
    void sendReply(response, answered(asked, this.routes(asked)))
  }
}

/** Sends it: a body that fails breaks the connection, and a client that leaves ends the body. */
export async function sendReply(response: ServerResponse, reply: Reply): Promise<void> {
  const { status = 200, headers, json = {}, text = JSON.stringify(json), body, fault } = reply
  if (fault === 'mute') return
  if (fault !== undefined) {
    response.socket?.resetAndDestroy()
    return
  }
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  if (body === undefined) {
    response.end(text)
    return
  }
  response.flushHeaders()
  await pipeline(Readable.from(body), response).catch(() => undefined)
}
