import type { Clock } from './clock.ts'
import { NoAnswerError, TaxiwayError, UnreadableError } from './errors.ts'
import { eventsOf, type StreamEvent } from './event-stream.ts'
import { elementsOf } from './json-array.ts'
import type { Scope } from './scope.ts'
import type { WireResponse } from './transport.ts'
import { watched } from './watchdog.ts'

/** The elements of an answer that is a JSON array, as they arrive. Throws `UnreadableError` where it is none or is cut off. */
export function readRecords(response: WireResponse, operation: string, scope: Scope): AsyncGenerator<unknown> {
  refuseHtml(response, operation, 'JSON')
  return translated(elementsOf(response.body), response, { operation, scope })
}

/** The events of an answer, as they arrive. Throws `NoAnswerError` after `idleMs` without a byte. */
export function readEvents(
  response: WireResponse,
  { operation, scope, clock, idleMs }: { operation: string; scope: Scope; clock: Clock; idleMs: number },
): AsyncGenerator<StreamEvent> {
  refuseHtml(response, operation, 'an event stream')
  const message = `${operation}: nothing arrived for ${idleMs / 1000} s.`
  const onIdle = (): void => scope.end(new NoAnswerError(message, { operation, sent: true }))
  return translated(eventsOf(watched(response.body, { clock, idleMs, onIdle })), response, { operation, scope })
}

function refuseHtml(response: WireResponse, operation: string, expected: string): void {
  if (!/^text\/html\b/i.test(response.header('content-type') ?? '')) return
  const { status } = response
  response.discard()
  const message = `${operation}: the platform answered ${status} with HTML where ${expected} should be. Check the base-url.`
  throw new UnreadableError(message, { operation, status })
}

/** The same items; what went wrong, in the words of the client. */
async function* translated<T>(
  items: AsyncIterable<T>,
  { status }: WireResponse,
  { operation, scope }: { operation: string; scope: Scope },
): AsyncGenerator<T> {
  try {
    for await (const item of items) {
      // Items that came in one chunk with others must not outlive an abort.
      scope.signal.throwIfAborted()
      yield item
    }
  } catch (cause) {
    scope.signal.throwIfAborted()
    if (cause instanceof TaxiwayError || !(cause instanceof SyntaxError || cause instanceof RangeError)) throw cause
    const message = `${operation}: the answer cannot be read: ${cause.message}.`
    throw new UnreadableError(message, { operation, status, cause })
  }
}
