import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { LoopbackServer } from '../loopback.ts'
import { type Asked, askedOf, type Reply, type Routes, textOf } from './platform.ts'

/** What scripted routes need of a clock: virtual time has it, and so has the wall. */
export interface ServerClock {
  now(): number
  serverSleep(ms: number): Promise<void>
}

/**
 * A clock that goes `factor` times as fast as the wall. It stands still until a log is first asked for, so that a step sees a story from its
 * beginning, however long it takes to load what it needs.
 */
export class WallClock implements ServerClock {
  readonly #factor: number
  #beganAt = Number.POSITIVE_INFINITY

  constructor(factor = 1) {
    this.#factor = factor
  }

  begin(): void {
    this.#beganAt = Math.min(this.#beganAt, performance.now())
  }

  now(): number {
    return Math.max(0, (performance.now() - this.#beganAt) * this.#factor)
  }

  async serverSleep(ms: number): Promise<void> {
    await pause(Math.max(0, ms) / this.#factor)
  }

  /** `performance.now()` at a time of this clock. */
  wallAt(ms: number): number {
    return this.#beganAt + ms / this.#factor
  }
}

/** Scripted routes over real sockets, with a journal of every request. */
export class ServedRoutes extends LoopbackServer {
  readonly journal: Asked[] = []
  readonly #routes: Routes
  readonly #clock: WallClock

  constructor(routes: Routes, clock = new WallClock()) {
    super()
    this.#routes = routes
    this.#clock = clock
  }

  protected override async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController()
    response.on('error', () => undefined).on('close', () => gone.abort())
    const id = request.headers['last-event-id']
    const asked = askedOf(request.method ?? '', request.url ?? '/', {
      atMs: this.#clock.now(),
      lastEventId: typeof id === 'string' ? id : undefined,
      text: await text(request),
      signal: gone.signal,
    })
    this.journal.push(asked)
    if (asked.route === 'log') this.#clock.begin()
    const reply = this.#routes(asked)
    const type = asked.route === 'stream' ? 'text/event-stream' : 'application/json'
    await sendReply(response, {
      ...reply,
      headers: { 'content-type': type, ...reply.headers },
      ...(reply.body === undefined ? { text: textOf(asked, reply) } : {}),
    })
  }
}

/** An answer in bytes, or a fault. */
export interface SocketReply extends Omit<Reply, 'json'> {
  readonly text?: string
}

/** Sends it: a body that fails breaks the connection, and a client that leaves ends the body. */
export async function sendReply(
  response: ServerResponse,
  { status = 200, headers = {}, body, fault, text: whole }: SocketReply,
): Promise<void> {
  if (fault === 'mute') return
  if (fault !== undefined) {
    response.socket?.resetAndDestroy()
    return
  }
  response.writeHead(status, headers)
  if (body === undefined) {
    response.end(whole)
    return
  }
  response.flushHeaders()
  await pipeline(Readable.from(body), response).catch(() => undefined)
}
