import { formatDuration } from '../../text/formats/duration.ts'
import type { NameInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import type { Redact } from '../../text/secrets/redactor.ts'
import type { BaseUrl } from '../base-url.ts'
import type { Call } from '../built-call.ts'
import { NoAnswerError, RefusedError } from '../errors.ts'
import { AbortScope } from '../time/abort-scope.ts'
import type { Clock, Random } from '../time/clock.ts'
import { readAnswerTime } from './date-header.ts'
import { hasMoved, maximumRedirects, parseRedirect, type Redirect } from './redirect.ts'
import { toRefusedError } from './refusal.ts'
import { readRefusal } from './response-body.ts'
import { type OnRetry, parseRetryAfter, type RepeatOptions, repeat } from './retry.ts'
import type { HttpResponse, Transport } from './transport.ts'

/** What all calls of one client share. */
export interface ExchangeOptions {
  readonly base: Pick<BaseUrl, 'origin' | 'prefix'>
  /** The key's and the client's own, for each request; a function, so that printing the options shows no key. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Removes the key and other secrets. */
  readonly redact: Redact
  readonly transport: Transport
  readonly clock: Clock
  readonly random: Random
  readonly onRetry?: OnRetry | undefined
  /** The server documents that a write which it redirects on its own host is to be repeated there, such as for a renamed repository. */
  readonly followsWrites?: boolean
  /** Told of a read that has had no answer for 5 s. */
  readonly onSlow?: ((operation: string) => void) | undefined
  /** How sentences name the inputs of whoever calls. */
  readonly named: NameInput
}

/** A person waits this long without a word. Milliseconds. */
const slowMs = 5_000

type Attempt<T> = { readonly value: T } | { readonly redirect: Redirect; readonly status: number }

/** Calls over one transport with one key: retries, redirects, refusals. The caller reads a success. */
export class Exchange {
  readonly #options: ExchangeOptions
  /** Until then the platform asked for no request; on the clock. */
  #heldUntilMs = Number.NEGATIVE_INFINITY

  constructor(options: ExchangeOptions) {
    this.#options = options
  }

  /** For so long the platform asked for no request, in the answer to any; 0 if it did not. */
  get heldMs(): number {
    return Math.max(0, this.#heldUntilMs - this.#options.clock.now())
  }

  /** Sends the call until a success is read; a body that breaks off is not an answer. */
  async run<T>(
    call: Call,
    { scope, retries = true, onRetry }: Pick<RepeatOptions, 'scope' | 'retries' | 'onRetry'>,
    read: (response: HttpResponse) => Promise<T>,
  ): Promise<T> {
    const { base, clock, random, followsWrites, named } = this.#options
    const tell: OnRetry = (error, waitMs) => {
      onRetry?.(error, waitMs)
      this.#options.onRetry?.(error, waitMs)
    }
    let path = base.prefix + call.path
    for (let hops = 0; ; hops++) {
      const attempt = async (): Promise<Attempt<T>> => {
        await this.#waitWhileHeld(call, scope)
        return await this.#attempt(call, path, scope, read)
      }
      const outcome = await repeat(attempt, {
        effect: call.effect,
        retries,
        clock,
        random,
        scope,
        onRetry: tell,
        heldUntilMs: () => this.#heldUntilMs,
      })
      if ('value' in outcome) return outcome.value
      path = followRedirect(call, outcome, { hops, origin: base.origin, followsWrites, named })
    }
  }

  /** What one call was asked to wait holds for all: they share one limit. Throws if the call's time ends before. */
  async #waitWhileHeld({ operation }: Call, scope: AbortScope): Promise<void> {
    while (this.heldMs > 0) {
      const { heldMs } = this
      if (heldMs >= scope.leftMs) {
        const text = `${operation}: the platform asked for no request for another ${formatDuration(heldMs)}.`
        throw new RefusedError(text, { operation, status: 429, said: '', retryAfterMs: heldMs })
      }
      await this.#options.clock.sleep(heldMs, scope.signal)
    }
  }

  async #attempt<T>(
    call: Call,
    path: string,
    scope: AbortScope,
    read: (response: HttpResponse) => Promise<T>,
  ): Promise<Attempt<T>> {
    const { base, clock, transport, redact, named } = this.#options
    scope.signal.throwIfAborted()
    const { operation, method, body, limits } = call
    const content = body === undefined ? {} : { 'content-type': 'application/json' }
    const headers = { ...call.headers, ...content, ...this.#options.headers() }
    const timeouts = { headersTimeoutMs: limits.headersMs, idleTimeoutMs: limits.idleMs }
    const request = { operation, method, origin: base.origin, path, headers, body, ...timeouts, signal: scope.signal }
    const response = await this.#watched(call, transport.send(request))
    const { status } = response
    const redirect = parseRedirect(status, response.header('location'), new URL(base.origin + path))
    if (redirect !== undefined) {
      response.discard()
      return { redirect, status }
    }
    if (status >= 200 && status <= 299) return { value: await read(response) }
    const retryAfterMs = parseRetryAfter(response.header('retry-after'), readAnswerTime(response))
    // Other calls need not wait for the body to be told to wait.
    this.#heldUntilMs = Math.max(this.#heldUntilMs, clock.now() + (retryAfterMs ?? 0))
    const refusal = await readRefusal(response, redact)
    throw toRefusedError({ ...call, ...refusal, status, retryAfterMs, prefix: base.prefix }, named)
  }

  /** A platform may take the connection and say nothing. */
  async #watched<T>({ effect, operation }: Call, answer: Promise<T>): Promise<T> {
    const { clock, onSlow } = this.#options
    if (onSlow === undefined || effect !== 'read') return await answer
    using _ = new AbortScope({ clock, timeoutMs: slowMs, onTimeout: () => onSlow(operation) })
    return await answer
  }
}

/**
 * The path of the next request. Throws if a redirect must not be followed: `RefusedError` for a read, or if it says that the
 * resource has moved, as the request took no effect then, otherwise `NoAnswerError`.
 */
function followRedirect(
  { operation, effect }: Call,
  { redirect, status }: { redirect: Redirect; status: number },
  from: { hops: number; origin: string; followsWrites: boolean | undefined; named: NameInput },
): string {
  const { named } = from
  const isRepeated = effect === 'read' || (from.followsWrites && hasMoved(status))
  if (isRepeated && redirect.kind === 'here' && from.hops < maximumRedirects) return redirect.path
  const text =
    redirect.kind === 'elsewhere'
      ? message`redirect-to-other-origin: ${operation}: the platform redirects to ${redirect.origin}, which is not followed: the key is only for ${from.origin}. Check ${named('base-url')}.`
      : effect === 'read'
        ? `${operation}: the platform redirects more than ${maximumRedirects} times, or without a readable target.`
        : `${operation}: the platform redirects a write, which is never followed. Check ${named('base-url')}, and check the state before you try again.`
  if (hasMoved(status) || effect === 'read')
    throw new RefusedError(text, { operation, status, said: '', retryAfterMs: undefined })
  throw new NoAnswerError(text, { operation, sent: true })
}
