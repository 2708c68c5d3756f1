import { parseRetryAfter } from '../client/http/retry.ts'
import type { HttpRequest, HttpResponse, Transport } from '../client/http/transport.ts'
import type { Clock } from '../client/time/clock.ts'

/** What arrived at once, decoded, and when: milliseconds since the request was sent. */
export interface Chunk {
  readonly atMs: number
  readonly text: string
}

/** One request, and what came back. */
export interface Exchange {
  readonly operation: string
  /** When it was sent, on the clock. */
  readonly sentMs: number
  /** Undefined if no answer came. */
  readonly status: number | undefined
  /** The headers that the findings are about, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  /** The body as far as it was read. */
  readonly chunks: readonly Chunk[]
  /** True if the body ended by itself. */
  readonly ended: boolean
  /** Milliseconds from the request to the headers of the answer. */
  readonly headersMs: number
  /** What the clock of this machine said then. */
  readonly date: Date
}

/** The body of an answer as one text. */
export function textOf({ chunks }: Exchange): string {
  return chunks
    .map(({ text }) => text)
    .join('')
    .replace(/^\uFEFF/, '')
}

/** What the recorder asks of the reader. */
export interface RecordingOptions {
  readonly clock: Clock
  /** Called before each request; it throws to prevent it. */
  readonly onRequest: () => void
}

/** Characters of all answers that are kept, of which each answer takes at most a quarter of what is left: a flood must not fill the memory. */
const mostCharacters = 32 * 2 ** 20

const shownHeaders = [
  ...['content-type', 'content-encoding', 'date', 'age', 'retry-after', 'ratelimit', 'ratelimit-policy'],
  ...['limit', 'remaining', 'reset'].flatMap((name) =>
    ['ratelimit', 'x-ratelimit', 'x-rate-limit'].map((prefix) => `${prefix}-${name}`),
  ),
]

/** Sends requests over another transport, and keeps what was sent and what came back. */
export class RecordingTransport implements Transport {
  readonly exchanges: Exchange[] = []
  /** Until then the platform asked for no request; on the clock. */
  heldUntilMs = 0
  #leftCharacters = mostCharacters
  readonly #inner: Transport
  readonly #options: RecordingOptions

  constructor(inner: Transport, options: RecordingOptions) {
    this.#inner = inner
    this.#options = options
  }

  async send(request: HttpRequest): Promise<HttpResponse> {
    const { clock, onRequest } = this.#options
    onRequest()
    const chunks: Chunk[] = []
    const seen: { -readonly [Name in keyof Exchange]: Exchange[Name] } = {
      ...{ operation: request.operation, sentMs: clock.now(), date: clock.date() },
      ...{ status: undefined, headers: {}, chunks, ended: false, headersMs: 0 },
    }
    this.exchanges.push(seen)
    const response = await this.#inner.send(request)
    seen.headersMs = clock.now() - seen.sentMs
    seen.date = clock.date()
    seen.status = response.status
    seen.headers = headersOf(response)
    const waitMs = parseRetryAfter(seen.headers['retry-after'], seen.date) ?? 0
    this.heldUntilMs = Math.max(this.heldUntilMs, clock.now() + waitMs)

    const most = this.#leftCharacters / 4
    const count = (length: number): void => {
      this.#leftCharacters -= length
    }
    async function* recorded(): AsyncGenerator<Uint8Array> {
      const decoder = new TextDecoder()
      let length = 0
      for await (const bytes of response.body) {
        const text = decoder.decode(bytes, { stream: true })
        chunks.push({ atMs: clock.now() - seen.sentMs, text })
        count(text.length)
        yield bytes
        length += text.length
        if (length > most) return
      }
      seen.ended = true
    }
    return {
      status: response.status,
      header: (name) => response.header(name),
      body: recorded(),
      discard: () => response.discard(),
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#inner[Symbol.asyncDispose]()
  }
}

function headersOf(response: HttpResponse): Record<string, string> {
  const found = shownHeaders.map((name) => [name, response.header(name)] as const)
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
