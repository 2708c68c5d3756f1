import { TaxiwayError } from '../../text/error.ts'
import { message } from '../../text/message.ts'
import { NoAnswerError, UnreadableError } from '../errors.ts'
import type { HttpResponse } from '../http/transport.ts'
import { type Clock, notNeeded } from '../time/clock.ts'
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

/** The events of an answer, chunk by chunk. Throws `NoAnswerError` after `idleMs` without a byte. */
export function readEvents(
  response: HttpResponse,
  { operation, scope, clock, idleMs }: { operation: string; scope: AbortScope; clock: Clock; idleMs: number },
): AsyncGenerator<readonly StreamEvent[]> {
  refuseHtml(response, operation, 'an event stream')
  const text = message`stream-silent: ${operation}: nothing arrived for ${idleMs / 1000} s.`
  const onIdle = (): void => scope.abort(new NoAnswerError(text, { operation, sent: true }))
  return translated(parseEvents(watched(response.body, { clock, idleMs, onIdle })), response, { operation, scope })
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

/** The same bytes; calls `onIdle` after `idleMs` without any byte, comments included. Leaves no timer behind. */
export async function* watched(
  body: AsyncIterable<Uint8Array>,
  { clock, idleMs, onIdle }: { readonly clock: Clock; readonly idleMs: number; readonly onIdle: () => void },
): AsyncGenerator<Uint8Array> {
  const done = new AbortController()
  let fedAt = clock.now()
  // While the reader is busy the stream is not idle.
  let reading = false
  // One timer at a time, however many chunks: it checks when the last chunk came and sleeps for the rest.
  const watch = async (): Promise<void> => {
    const left = (): number => (reading ? idleMs : fedAt + idleMs - clock.now())
    for (let wait = left(); wait > 0; wait = left()) await clock.sleep(wait, done.signal)
    onIdle()
  }
  watch().catch(() => {})
  try {
    for await (const chunk of body) {
      reading = true
      yield chunk
      reading = false
      fedAt = clock.now()
    }
  } finally {
    done.abort(notNeeded)
  }
}
