import { TaxiwayError } from '../../text/error.ts'
import { message } from '../../text/message.ts'
import { UnreadableError } from '../errors.ts'
import type { HttpResponse } from '../http/transport.ts'
import type { AbortScope } from '../time/timeout.ts'
import { parseEvents, type StreamEvent } from './event-stream.ts'
import { parseElements } from './json-array.ts'

/** The elements of a JSON array, chunk by chunk. Throws `UnreadableError` if the answer is not a JSON array or is cut off. */
export function readRecords(
  response: HttpResponse,
  operation: string,
  scope: AbortScope,
): AsyncGenerator<readonly unknown[]> {
  refuseHtml(response, operation, 'JSON')
  return translated(parseElements(response.body), response, { operation, scope })
}

/** The events of an answer, chunk by chunk. Throws `UnreadableError` if the answer is a page, or an event has no end. */
export function readEvents(
  response: HttpResponse,
  operation: string,
  scope: AbortScope,
): AsyncGenerator<readonly StreamEvent[]> {
  refuseHtml(response, operation, 'an event stream')
  return translated(parseEvents(response.body), response, { operation, scope })
}

function refuseHtml(response: HttpResponse, operation: string, expected: string): void {
  if (!/^text\/html\b/i.test(response.header('content-type') ?? '')) return
  const { status } = response
  response.discard()
  const text = message`answer-html: ${operation}: the platform answered ${status} with HTML instead of ${expected}. Check \`base-url\`.`
  throw new UnreadableError(text, { operation, status })
}

/** The items one by one; an abort also drops items that came together with others. */
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

/** The same chunks, with errors of the parsers as errors of the client. */
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
    const text = message`answer-unreadable: ${operation}: the answer could not be read: ${cause.message}.`
    throw new UnreadableError(text, { operation, status, cause })
  }
}
