import { NoAnswerError } from '../client/errors.ts'
import { GrowingBuffer } from '../client/http/growing-buffer.ts'
import { maximumRedirects, parseRedirect } from '../client/http/redirect.ts'
import { endOf } from '../client/http/repeat.ts'
import type { HttpResponse, Transport } from '../client/http/transport.ts'
import { buildUserAgent } from '../client/http/user-agent.ts'
import type { Clock } from '../client/time/clock.ts'
import { AbortScope } from '../client/time/timeout.ts'

/** What one look at an address gave. */
export type Sighting =
  | {
      readonly kind: 'answered'
      readonly status: number
      /** The first 256 KiB; undefined where the body is of no interest. */
      readonly body: string | undefined
    }
  /** No whole answer: the next look may see more. */
  | { readonly kind: 'unanswered'; readonly why: string }
  /** A redirect to nowhere, or one after another without end. */
  | { readonly kind: 'astray'; readonly why: string }
  /** A redirect to another origin, which is not followed. */
  | { readonly kind: 'elsewhere'; readonly why: string }

/** What a look is for. */
export interface ProbeOptions {
  readonly transport: Transport
  readonly clock: Clock
  readonly signal: AbortSignal
  /** For the whole look, redirects and body included, in milliseconds. */
  readonly timeoutMs: number
  readonly readBody: boolean
  /** Statuses that are wanted as they are: a redirect among them is not followed on its own origin. */
  readonly wanted: (status: number) => boolean
  /** Whether a redirect to another origin is no answer, or one as it stands. */
  readonly redirectAway: 'failure' | 'answer'
}

const longestBody = 256 * 1024

/**
 * One GET without a key, on a connection of its own: behind a balancer the old version may hold the one before. Redirects are
 * followed on the same origin. Rejects with the signal's reason alone.
 */
export async function probe(address: URL, options: ProbeOptions): Promise<Sighting> {
  const { clock, signal, timeoutMs } = options
  const seconds = Math.round(timeoutMs / 100) / 10
  const onTimeout = (): Error =>
    new NoAnswerError(`no whole answer within ${seconds} s`, { operation: 'probe', sent: true })
  const scope = new AbortScope({ clock, signal, timeoutMs, onTimeout })
  try {
    return await look(address, scope, options)
  } catch (error) {
    signal.throwIfAborted()
    return { kind: 'unanswered', why: whyUnanswered(scope.signal.aborted ? endOf(scope, error) : error) }
  } finally {
    scope[Symbol.dispose]()
  }
}

async function look(address: URL, scope: AbortScope, options: ProbeOptions): Promise<Sighting> {
  let from = address
  for (let hops = 0; hops <= maximumRedirects; hops++) {
    const response = await options.transport.send(requestOf(from, scope, options.timeoutMs))
    const { status } = response
    const redirect = parseRedirect(status, response.header('location'), from)
    if (redirect?.kind === 'elsewhere' && options.redirectAway === 'failure') {
      response.discard()
      return { kind: 'elsewhere', why: `answered ${status}, a redirect to another origin (${redirect.origin})` }
    }
    if (redirect === undefined || redirect.kind === 'elsewhere' || options.wanted(status)) {
      const body = options.readBody ? await beginningOf(response) : undefined
      response.discard()
      return { kind: 'answered', status, body }
    }
    response.discard()
    if (redirect.kind === 'nowhere') {
      return { kind: 'astray', why: `answered ${status}, a redirect that does not say where to` }
    }
    from = new URL(redirect.path, from)
  }
  return { kind: 'astray', why: `redirected more than ${maximumRedirects} times` }
}

function requestOf(address: URL, scope: AbortScope, timeoutMs: number): Parameters<Transport['send']>[0] {
  return {
    operation: 'probe',
    method: 'GET',
    origin: address.origin,
    path: `${address.pathname}${address.search}`,
    headers: {
      accept: '*/*',
      'accept-encoding': 'identity',
      'cache-control': 'no-cache',
      connection: 'close',
      'user-agent': buildUserAgent(undefined),
    },
    body: undefined,
    headersTimeoutMs: timeoutMs,
    idleTimeoutMs: timeoutMs,
    signal: scope.signal,
  }
}

/** Reads as much as is looked at, and leaves the rest. */
async function beginningOf(response: HttpResponse): Promise<string> {
  const bytes = new GrowingBuffer()
  for await (const chunk of response.body) {
    bytes.add(chunk.subarray(0, longestBody - bytes.length))
    if (bytes.length === longestBody) break
  }
  return bytes.takeText().replace(/^\uFEFF/, '')
}

/** The transport's sentence without the name that it puts first. */
function whyUnanswered(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^probe: /, '').replace(/\.$/, '')
}
