import { NoAnswerError } from '../client/errors.ts'
import { maximumRedirects, parseRedirect } from '../client/http/redirect.ts'
import { readBeginning } from '../client/http/response-body.ts'
import { abortReason } from '../client/http/retry.ts'
import type { Transport } from '../client/http/transport.ts'
import { whyNoAnswer } from '../client/http/unreachable.ts'
import { buildUserAgent } from '../client/http/user-agent.ts'
import { AbortScope } from '../client/time/abort-scope.ts'
import type { Clock } from '../client/time/clock.ts'
import { message } from '../text/message.ts'
import type { RequestHeaders } from './request-headers.ts'

/** What one request gave. `why` is a clause whose subject is the address. */
export type ProbeResult =
  /** `body` is its first 256 KiB; undefined if it was not asked for. */
  | { readonly kind: 'answered'; readonly status: number; readonly body: string | undefined }
  /** `bad`: no whole answer, or a redirect that leads nowhere, so the next request may get more. `final`: a redirect to another origin. */
  | { readonly kind: 'bad' | 'final'; readonly why: string }

export interface ProbeOptions {
  /** Beside those of every probe, and before them. They are sent to the origin of the address alone. */
  readonly headers: RequestHeaders
  readonly transport: Transport
  readonly clock: Clock
  readonly signal: AbortSignal
  /** For the whole probe, redirects and body included, in milliseconds. */
  readonly timeoutMs: number
  readonly readBody: boolean
  /** Whether the status is an answer in itself: such a redirect is not followed. */
  readonly wanted: (status: number) => boolean
  readonly redirectAway: 'failure' | 'answer'
}

const longestBody = 256 * 1024
const ofEveryProbe = {
  accept: '*/*',
  'accept-encoding': 'identity',
  'cache-control': 'no-cache',
  connection: 'close',
  'user-agent': buildUserAgent(),
}

/**
 * One GET without a key, on a connection of its own: behind a load balancer an open connection may still lead to the old version.
 * Redirects are followed on the same origin, so that `headers` reach no other. Rejects with the signal's reason alone.
 */
export async function probe(address: URL, options: ProbeOptions): Promise<ProbeResult> {
  const { clock, signal, timeoutMs } = options
  const late = `no whole answer within ${Math.round(timeoutMs / 100) / 10} s`
  const onTimeout = (): Error => new NoAnswerError(late, { operation: 'probe', sent: true })
  using scope = new AbortScope({ clock, signal, timeoutMs, onTimeout })
  try {
    return await request(address, scope, options)
  } catch (error) {
    signal.throwIfAborted()
    const why = whyNoAnswer(scope.signal.aborted ? abortReason(scope, error) : error)
    return { kind: 'bad', why: `gave no answer: ${why}` }
  }
}

async function request(address: URL, scope: AbortScope, options: ProbeOptions): Promise<ProbeResult> {
  let from = address
  for (let hops = 0; hops <= maximumRedirects; hops++) {
    const response = await options.transport.send({
      operation: 'probe',
      method: 'GET',
      origin: from.origin,
      path: `${from.pathname}${from.search}`,
      headers: { ...ofEveryProbe, ...options.headers },
      body: undefined,
      headersTimeoutMs: 0,
      idleTimeoutMs: 0,
      signal: scope.signal,
    })
    try {
      const { status } = response
      const redirect = parseRedirect(status, response.header('location'), from)
      if (redirect?.kind === 'elsewhere' && options.redirectAway === 'failure') {
        const why = message`probe-redirected-away: answered ${status}, a redirect to another origin (${redirect.origin})`
        return { kind: 'final', why }
      }
      if (redirect === undefined || redirect.kind === 'elsewhere' || options.wanted(status)) {
        return {
          kind: 'answered',
          status,
          body: options.readBody ? (await readBeginning(response.body, longestBody)).text : undefined,
        }
      }
      if (redirect.kind === 'nowhere') return { kind: 'bad', why: `answered ${status}, a redirect without a target` }
      from = new URL(redirect.path, from)
    } finally {
      response.discard()
    }
  }
  return { kind: 'bad', why: `redirected more than ${maximumRedirects} times` }
}
