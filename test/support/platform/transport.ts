import { NoAnswerError } from '../../../src/old/client/errors.ts'
import type { HttpRequest, HttpResponse, Transport } from '../../../src/old/client/http/transport.ts'
import { Platform } from '../../../src/old/client/platform.ts'
import { type Asked, askedOf } from './asked.ts'
import type { VirtualClock } from './clock.ts'
import { answered, type Routes } from './reply.ts'
import { platformKey } from './scripted-platform.ts'

/** How long a request travels to the platform, and how long each byte of the answer travels back, in milliseconds. */
export interface Distance {
  readonly thereMs: number
  readonly backMs: number
}

const nextDoor: Distance = { thereMs: 0, backMs: 1 }

/** The real client over a transport that has no sockets and lives on virtual time. Journals every request. */
export class VirtualTransport implements Transport {
  readonly journal: Asked[] = []
  readonly #clock: VirtualClock
  readonly #routes: Routes
  readonly #distance: Distance

  constructor(clock: VirtualClock, routes: Routes, distance: Distance = nextDoor) {
    this.#clock = clock
    this.#routes = routes
    this.#distance = distance
  }

  async send(request: HttpRequest): Promise<HttpResponse> {
    request.signal.throwIfAborted()
    const left = new AbortController()
    const asked = await this.#asked(request, AbortSignal.any([request.signal, left.signal]))
    this.journal.push(asked)
    const { thereMs, backMs } = this.#distance
    if (thereMs > 0) await this.#clock.sleep(thereMs, request.signal)
    const reply = answered(asked, this.#routes(asked))
    const { operation, signal } = request
    if (reply.fault === 'reset') throw new NoAnswerError('The connection was reset.', { operation, sent: true })
    if (reply.fault === 'unsent')
      throw new NoAnswerError('The connection was refused.', { operation, sent: false, code: 'ECONNREFUSED' })
    if (reply.fault === 'mute')
      await inTime(new Promise<never>(() => undefined), this.#clock, request.headersTimeoutMs, request)
    await this.#clock.sleep(backMs, signal)
    const { json = {}, text = JSON.stringify(json), body = once(text) } = reply
    return {
      status: reply.status ?? 200,
      header: (name) => reply.headers?.[name],
      // A short answer arrives whole.
      body: watched(
        reply.body === undefined || backMs <= 1 ? body : travelling(body, this.#clock, backMs),
        this.#clock,
        request,
        left,
      ),
      discard: () => undefined,
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {}

  async #asked({ method, path, headers, body }: HttpRequest, signal: AbortSignal): Promise<Asked> {
    const atMs = this.#clock.now()
    const chunks: Uint8Array[] = []
    if (body !== undefined) for await (const chunk of body.chunks()) chunks.push(Buffer.from(chunk))
    // As the other transport adds it.
    const sent = body === undefined ? headers : { ...headers, 'content-length': String(body.length) }
    return askedOf({ method, url: path, headers: sent, bytes: Buffer.concat(chunks), atMs, signal })
  }
}

export function virtualPlatform(
  clock: VirtualClock,
  routes: Routes,
  { distance, apiKey = platformKey }: { readonly distance?: Distance | undefined; readonly apiKey?: string } = {},
): { platform: Platform; journal: Asked[] } {
  const transport = new VirtualTransport(clock, routes, distance)
  const platform = new Platform({ baseUrl: 'http://localhost', apiKey, clock, random: () => 0.5, transport })
  return { platform, journal: transport.journal }
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** Each chunk, the end and a failure arrive `ms` after they were sent, however slowly the chunk before was read. */
async function* travelling(
  body: AsyncIterable<Uint8Array>,
  clock: VirtualClock,
  ms: number,
): AsyncGenerator<Uint8Array> {
  const underWay: { readonly atMs: number; readonly chunk?: Uint8Array; readonly error?: unknown }[] = []
  let abandoned = false
  let wake = (): void => undefined
  const send = (sent: { readonly chunk?: Uint8Array; readonly error?: unknown }): void => {
    underWay.push({ atMs: clock.now() + ms, ...sent })
    wake()
  }
  const sendAll = async (): Promise<void> => {
    for await (const chunk of body) {
      if (abandoned) return
      send({ chunk })
    }
    send({})
  }
  sendAll().catch((error: unknown) => send({ error }))
  try {
    for (;;) {
      const next = underWay.shift()
      if (next === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      await clock.serverSleep(next.atMs - clock.now())
      if (next.error !== undefined) throw next.error
      if (next.chunk === undefined) return
      yield next.chunk
    }
  } finally {
    abandoned = true
  }
}

/** A body that fails when the signal aborts, and after its time without a byte, like a socket. */
async function* watched(
  body: AsyncIterable<Uint8Array>,
  clock: VirtualClock,
  request: HttpRequest,
  left: AbortController,
): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await inTime(chunks.next(), clock, request.idleTimeoutMs, request)
      if (next.done) return
      yield next.value
    }
  } catch (error) {
    if (request.signal.aborted || error instanceof NoAnswerError) throw error
    throw new NoAnswerError('The connection broke.', { operation: request.operation, sent: true })
  } finally {
    left.abort()
    chunks.return?.()?.catch(() => undefined)
  }
}

/** What comes before the signal aborts, and before so many milliseconds are over; 0 for no bound. */
async function inTime<T>(
  work: Promise<T>,
  clock: VirtualClock,
  ms: number,
  { operation, signal }: HttpRequest,
): Promise<T> {
  signal.throwIfAborted()
  const late = Promise.withResolvers<never>()
  const done = new AbortController()
  const onAbort = (): void => late.reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  if (ms > 0)
    clock.sleep(ms, done.signal).then(
      () => late.reject(new NoAnswerError('The connection was silent.', { operation, sent: true })),
      () => undefined,
    )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
    done.abort()
  }
}
