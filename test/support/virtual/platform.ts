import { NoAnswerError } from '../../../src/client/errors.ts'
import type { HttpRequest, HttpResponse, Transport } from '../../../src/client/http/transport.ts'
import { Platform } from '../../../src/client/platform.ts'
import type { VirtualClock } from './clock.ts'

/** The answer of a scripted route: JSON, a status, a body, or a fault. */
export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** To `whoami`, where it is not an identity: an identity, so that a test may answer every route alike. A `body` goes as it is. */
  readonly json?: unknown
  readonly body?: AsyncIterable<Uint8Array>
  /** `reset`: the request arrived and no answer came; `unsent`: nothing left; `mute`: no answer ever comes. */
  readonly fault?: 'reset' | 'unsent' | 'mute'
}

export interface Asked {
  readonly atMs: number
  readonly route:
    | 'me'
    | 'projects'
    | 'history'
    | 'deploy'
    | 'upload'
    | 'create'
    | 'deleted'
    | 'log'
    | 'stream'
    | 'other'
  /** The id of the service or deployment in the path; empty if there is none. */
  readonly target: string
  readonly query: URLSearchParams
  readonly lastEventId: string | undefined
  readonly body: unknown
  /** Aborted when the client has given the connection up. */
  readonly signal: AbortSignal
}

export type Routes = (asked: Asked) => Reply

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
    const reply = this.#routes(asked)
    const { operation, signal } = request
    if (reply.fault === 'reset') throw new NoAnswerError('The connection was reset.', { operation, sent: true })
    if (reply.fault === 'unsent')
      throw new NoAnswerError('The connection was refused.', { operation, sent: false, code: 'ECONNREFUSED' })
    if (reply.fault === 'mute')
      await inTime(new Promise<never>(() => undefined), this.#clock, request.headersTimeoutMs, request)
    await this.#clock.sleep(backMs, signal)
    const body = reply.body ?? once(textOf(asked, reply))
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
    const chunks: Uint8Array[] = []
    if (body !== undefined) for await (const chunk of body.chunks()) chunks.push(Buffer.from(chunk))
    const lastEventId = headers['last-event-id']
    return askedOf(method, path, {
      atMs: this.#clock.now(),
      lastEventId,
      text: Buffer.concat(chunks).toString(),
      signal,
    })
  }
}

/** What a request asks for, however it came. */
export function askedOf(
  method: string,
  path: string,
  { text, ...rest }: Pick<Asked, 'atMs' | 'lastEventId' | 'signal'> & { readonly text: string },
): Asked {
  const { pathname, searchParams } = new URL(path, 'http://virtual')
  const target = /^\/api\/(?:services|deployments)\/([^/]+)/.exec(pathname)?.[1] ?? ''
  const body = text === '' ? undefined : JSON.parse(text)
  return { ...rest, route: routeOf(method, pathname), target, query: searchParams, body }
}

export function virtualPlatform(
  clock: VirtualClock,
  routes: Routes,
  distance?: Distance,
): { platform: Platform; journal: Asked[] } {
  const transport = new VirtualTransport(clock, routes, distance)
  const platform = new Platform({ baseUrl: 'http://localhost', apiKey: 'key', clock, random: () => 0.5, transport })
  return { platform, journal: transport.journal }
}

function routeOf(method: string, path: string): Asked['route'] {
  if (path === '/api/auth/me') return 'me'
  if (path === '/api/projects') return 'projects'
  if (path.endsWith('/upload-b64')) return 'upload'
  if (path.endsWith('/deleted-services')) return 'deleted'
  if (method === 'POST' && path === '/api/services') return 'create'
  if (path.endsWith('/logs/stream')) return 'stream'
  if (path.endsWith('/logs')) return 'log'
  if (path.endsWith('/deployments')) return 'history'
  return method === 'POST' && path.endsWith('/deploy') ? 'deploy' : 'other'
}

/** The JSON of an answer. */
export function textOf({ route }: Asked, { status = 200, json = {} }: Reply): string {
  const isIdentity = typeof json === 'object' && json !== null && ('id' in json || 'keyScope' in json)
  return JSON.stringify(route === 'me' && status === 200 && !isIdentity ? { id: 'u1' } : json)
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
  } finally {
    left.abort()
    chunks.return?.()?.catch(() => undefined)
  }
}

/** What comes before the signal aborts, and before so many milliseconds are over. */
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
