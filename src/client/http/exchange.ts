import { type Redact, Redactor } from '../../text/redactor.ts'
import type { BaseUrl } from '../base-url.ts'
import { NoAnswerError, RefusedError } from '../errors.ts'
import type { Call } from '../request.ts'
import type { Secret } from '../secret.ts'
import type { Clock, Random } from '../time/clock.ts'
import type { AbortScope } from '../time/timeout.ts'
import { belongsElsewhere, maximumRedirects, parseRedirect, type Redirect } from './redirect.ts'
import { refusedError } from './refusal.ts'
import { endOf, repeat } from './repeat.ts'
import { readRefusal } from './response-body.ts'
import { parseRetryAfter } from './retry.ts'
import type { HttpResponse, Transport } from './transport.ts'

/** What all calls of one client share. */
export interface ExchangeOptions {
  readonly base: BaseUrl
  readonly key: Secret
  /** Of secrets beside the key. */
  readonly redact: Redact | undefined
  readonly userAgent: string
  readonly transport: Transport
  readonly clock: Clock
  readonly random: Random
}

/** How long one call may take and whether it may be tried again. */
export interface Terms {
  readonly scope: AbortScope
  /** Whether failures may be repeated at all. */
  readonly retries: boolean
}

type Attempt<T> = { readonly value: T } | { readonly redirect: Redirect; readonly status: number }

/** Calls over one transport with one key: retries, redirects, refusals. What a success means is for its reader. */
export class Exchange {
  readonly #options: ExchangeOptions
  readonly #redact: Redact

  constructor(options: ExchangeOptions) {
    this.#options = options
    const { key, redact = (text) => text } = options
    const ofKey = new Redactor(key.reveal())
    this.#redact = (text) => ofKey.redact(redact(text))
  }

  /** Sends the call until a success is read. The body counts: one that breaks off is no answer. */
  async run<T>(call: Call, terms: Terms, read: (response: HttpResponse) => Promise<T>): Promise<T> {
    const { base, clock, random } = this.#options
    let path = base.prefix + call.path
    for (let hops = 0; ; hops++) {
      const attempt = (): Promise<Attempt<T>> => this.#attempt(call, path, terms.scope, read)
      const { scope } = terms
      const outcome = terms.retries
        ? await repeat(attempt, { effect: call.effect, clock, random, scope })
        : await once(attempt, scope)
      if ('value' in outcome) return outcome.value
      path = followed(call, outcome, { hops, origin: base.origin })
    }
  }

  async #attempt<T>(
    call: Call,
    path: string,
    scope: AbortScope,
    read: (response: HttpResponse) => Promise<T>,
  ): Promise<Attempt<T>> {
    const { base, clock, key, transport, userAgent } = this.#options
    scope.signal.throwIfAborted()
    const response = await transport.send({
      operation: call.operation,
      method: call.method,
      origin: base.origin,
      path,
      headers: {
        ...call.headers,
        authorization: `Bearer ${key.reveal()}`,
        'user-agent': userAgent,
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: call.body,
      headersTimeoutMs: call.patience.headersMs,
      idleTimeoutMs: call.patience.idleMs,
      signal: scope.signal,
    })
    const { status } = response
    const redirect = parseRedirect(status, response.header('location'), new URL(base.origin + path))
    if (redirect !== undefined) {
      response.discard()
      return { redirect, status }
    }
    if (status >= 200 && status <= 299) return { value: await read(response) }
    throw refusedError({
      operation: call.operation,
      status,
      said: await readRefusal(response, this.#redact),
      retryAfterMs: parseRetryAfter(response.header('retry-after'), clock.date()),
      access: call.access,
      effect: call.effect,
    })
  }
}

async function once<T>(attempt: () => Promise<T>, scope: AbortScope): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    throw scope.signal.aborted ? endOf(scope, error) : error
  }
}

/**
 * The path to go on with. Where a redirect must not be followed throws `RefusedError` if it says that the request belongs
 * elsewhere as it is, and so took no effect here, else `NoAnswerError`.
 */
function followed(
  call: Call,
  { redirect, status }: { redirect: Redirect; status: number },
  from: { hops: number; origin: string },
): string {
  if (call.effect === 'read' && redirect.kind === 'here' && from.hops < maximumRedirects) return redirect.path
  const { operation } = call
  const message = `${operation}: ${whyNot(call, redirect, from.origin)}`
  if (belongsElsewhere(status))
    throw new RefusedError(message, { operation, status, said: '', retryAfterMs: undefined })
  throw new NoAnswerError(message, { operation, sent: true })
}

function whyNot(call: Call, redirect: Redirect, origin: string): string {
  switch (redirect.kind) {
    case 'elsewhere':
      return `the platform redirects to ${redirect.origin}, which is not followed: the key belongs to ${origin} alone. Check the base-url.`
    case 'nowhere':
      return 'the platform redirects without saying where.'
    case 'here':
      return call.effect === 'read'
        ? `the platform redirects more than ${maximumRedirects} times.`
        : 'the platform redirects a write, which is never followed: check the base-url, and the state before trying again.'
    default:
      return redirect satisfies never
  }
}
