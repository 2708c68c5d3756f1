import type { Secret } from '../client/api-key.ts'
import type { BaseUrl } from '../client/base-url.ts'
import { NoAnswerError } from '../client/errors.ts'
import { maximumRedirects, parseRedirect } from '../client/http/redirect.ts'
import type { HttpResponse, Transport } from '../client/http/transport.ts'
import { buildUserAgent } from '../client/http/user-agent.ts'
import { buildCall } from '../client/request.ts'
import type { Clock } from '../client/time/clock.ts'
import { AbortScope } from '../client/time/timeout.ts'
import type { Arguments } from '../contract/operations.ts'
import { TaxiwayError } from '../text/error.ts'
import type { Answer, Piece, ReadOperation } from './answer.ts'

/** How a read is sent. */
export interface Sending {
  readonly base: BaseUrl
  readonly key: Secret
  readonly transport: Transport
  readonly clock: Clock
  /** Ends it: it then rejects with the signal's reason. */
  readonly signal: AbortSignal
  /** Milliseconds since the doctor began. */
  readonly elapsedMs: () => number
  /** Milliseconds that it may take. */
  readonly timeoutMs: number
  /** Characters of the body that are read. */
  readonly characters: number
  /** Told of each request before it is sent, redirects included. */
  readonly onRequest: (operation: ReadOperation) => void
  /** Told when the headers of an answer have come, also of a redirect. */
  readonly onHeaders: (answer: Answer) => void
  /** Whether a redirect may be followed. */
  readonly maySend: () => boolean
}

/** Milliseconds until the headers of an answer. */
export const answerLimitMs = 20_000

const shownHeaders = [
  ...['content-type', 'content-encoding', 'date', 'retry-after', 'location', 'via', 'age', 'cache-control'],
  ...['ratelimit', 'ratelimit-policy', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
  ...[
    'x-ratelimit-limit',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'x-rate-limit-limit',
    'x-rate-limit-remaining',
  ],
]

/** Sends one read, and follows redirects on the same origin. What fails is part of the answer. */
export async function readOnce<N extends ReadOperation>(
  name: N,
  args: Arguments<N>,
  sending: Sending,
): Promise<Answer> {
  const { base, clock, signal, timeoutMs, elapsedMs, onHeaders, maySend } = sending
  const call = buildCall(name, args)
  const sentMs = elapsedMs()
  const onTimeout = (): Error =>
    new NoAnswerError(`No whole answer within ${Math.round(timeoutMs / 1_000)} s.`, { operation: name, sent: true })
  using scope = new AbortScope({ clock, signal, timeoutMs, onTimeout })
  const seen: { -readonly [Name in keyof Answer]: Answer[Name] } = {
    operation: name,
    status: undefined,
    headers: {},
    pieces: [],
    ended: false,
    headersMs: 0,
    endMs: 0,
    sentMs,
    date: clock.date(),
    redirects: 0,
    problem: undefined,
    code: undefined,
  }
  try {
    let path = base.prefix + call.path
    for (;;) {
      const response = await send(name, path, call.headers, { ...sending, signal: scope.signal })
      seen.headersMs = elapsedMs() - sentMs
      seen.date = clock.date()
      seen.status = response.status
      seen.headers = headersOf(response)
      onHeaders(seen)
      const redirect = parseRedirect(response.status, response.header('location'), new URL(base.origin + path))
      if (redirect === undefined) {
        const pieces: Piece[] = []
        seen.pieces = pieces
        seen.ended = await readBody(response, pieces, sentMs, sending)
        break
      }
      response.discard()
      if (redirect.kind !== 'here' || seen.redirects >= maximumRedirects || !maySend()) break
      seen.redirects++
      path = redirect.path
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    seen.problem = error.message
    seen.code = error instanceof NoAnswerError ? error.code : undefined
  }
  seen.endMs = elapsedMs() - sentMs
  return seen
}

async function send(
  operation: ReadOperation,
  path: string,
  headers: Readonly<Record<string, string>>,
  { base, key, transport, signal, onRequest }: Sending,
): Promise<HttpResponse> {
  onRequest(operation)
  return await transport.send({
    ...{ operation, method: 'GET', origin: base.origin, path, body: undefined, signal },
    headers: { ...headers, authorization: `Bearer ${key.reveal()}`, 'user-agent': buildUserAgent('doctor') },
    headersTimeoutMs: answerLimitMs,
    idleTimeoutMs: 0,
  })
}

/** True where the body ended by itself. */
async function readBody(
  { body }: HttpResponse,
  pieces: Piece[],
  sentMs: number,
  { elapsedMs, characters }: Sending,
): Promise<boolean> {
  const decoder = new TextDecoder()
  let length = 0
  for await (const chunk of body) {
    const text = decoder.decode(chunk, { stream: true })
    length += text.length
    pieces.push({ atMs: elapsedMs() - sentMs, text })
    if (length > characters) return false
  }
  return true
}

function headersOf(response: HttpResponse): Record<string, string> {
  const found = shownHeaders.map((name) => [name, response.header(name)] as const)
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
