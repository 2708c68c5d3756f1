import { NoAnswerError, TaxiwayError, UnreadableError } from '../errors.ts'
import type { HttpResponse } from '../http/transport.ts'
import type { Clock } from '../time/clock.ts'
import type { AbortScope } from '../time/timeout.ts'
import { parseEvents, type StreamEvent } from './event-stream.ts'
import { parseElements } from './json-array.ts'
import { watched } from './watchdog.ts'

/** The elements of an answer that is a JSON array, chunk by chunk. Throws `UnreadableError` where it is none or is cut off. */
export function readRecords(
  response: HttpResponse,
  operation: string,
  scope: AbortScope,
): AsyncGenerator<readonly unknown[]> {
  refuseHtml(response, operation, 'JSON')
  return translated(parseElements(response.body), response, { operation, scope })
}

/** The events of an answer, chunk by chunk. Throws `NoAnswerError` after `idleMs` without a byte. */
export function readEvents(
  response: HttpResponse,
  { operation, scope, clock, idleMs }: { operation: string; scope: AbortScope; clock: Clock; idleMs: number },
): AsyncGenerator<readonly StreamEvent[]> {
  refuseHtml(response, operation, 'an event stream')
  const message = `${operation}: nothing arrived for ${idleMs / 1000} s.`
  const onIdle = (): void => scope.abort(new NoAnswerError(message, { operation, sent: true }))
  return translated(parseEvents(watched(response.body, { clock, idleMs, onIdle })), response, { operation, scope })
}

function refuseHtml(response: HttpResponse, operation: string, expected: string): void {
  if (!/^text\/html\b/i.test(response.header('content-type') ?? '')) return
  const { status } = response
  response.discard()
  const message = `${operation}: the platform answered ${status} with HTML where ${expected} should be. Check the base-url.`
  throw new UnreadableError(message, { operation, status })
}

/** The items one by one; those that came together with others do not outlive an abort. */
export async function* oneByOne<T>(
  chunks: AsyncIterable<readonly T[]>,
  signal: AbortSignal | undefined,
): AsyncGenerator<T> {
  for await (const items of chunks) {
    for (const item of items) {
      signal?.throwIfAborted()
      yield item
    }
  }
}

/** The same chunks; what went wrong, in the words of the client. */
async function* translated<T>(
  chunks: AsyncIterable<T>,
  { status }: HttpResponse,
  { operation, scope }: { operation: string; scope: AbortScope },
): AsyncGenerator<T> {
  try {
    for await (const chunk of chunks) {
      scope.signal.throwIfAborted()
      yield chunk
    }
  } catch (cause) {
    scope.signal.throwIfAborted()
    if (cause instanceof TaxiwayError || !(cause instanceof SyntaxError || cause instanceof RangeError)) throw cause
    const message = `${operation}: the answer cannot be read: ${cause.message}.`
    throw new UnreadableError(message, { operation, status, cause })
  }
}
