import type { NameInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import { UnreadableError } from '../errors.ts'
import type { HttpResponse } from '../http/transport.ts'
import type { AbortScope } from '../time/abort-scope.ts'

/** What a parser finds in an answer, chunk by chunk. Throws `UnreadableError` if the answer is a page, or another thing than it parses. */
export async function* readChunks<T>(
  response: HttpResponse,
  parse: (body: AsyncIterable<Uint8Array>) => AsyncIterable<T>,
  { operation, expected, scope, named }: { operation: string; expected: string; scope: AbortScope; named: NameInput },
): AsyncGenerator<T> {
  const { status } = response
  if (/^text\/html\b/i.test(response.header('content-type') ?? '')) {
    response.discard()
    const text = `${operation}: the platform answered ${status} with HTML instead of ${expected}. Check ${named('base-url')}.`
    throw new UnreadableError(text, { operation, status })
  }
  try {
    for await (const chunk of parse(response.body)) {
      scope.signal.throwIfAborted()
      yield chunk
    }
  } catch (cause) {
    scope.signal.throwIfAborted()
    if (!(cause instanceof SyntaxError || cause instanceof RangeError)) throw cause
    const text = message`answer-unreadable: ${operation}: the answer could not be read: ${cause.message}.`
    throw new UnreadableError(text, { operation, status, cause })
  }
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
