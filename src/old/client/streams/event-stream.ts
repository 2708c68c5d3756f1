import { createParser } from 'eventsource-parser'

/** One server-sent event. Fields that the platform did not send are undefined. */
export interface StreamEvent {
  /** For `lastEventId` of the next connection. */
  readonly id: string | undefined
  /** The name of the event; the contract shows none. */
  readonly event: string | undefined
  /** As it was sent, its lines joined by line feeds; the contract does not show what it holds. */
  readonly data: string
}

/** Characters that one event may hold before its end is seen: an endless line must not fill the memory. */
export const largestEvent = 1024 * 1024

/**
 * Events out of bytes that were cut anywhere, within a character too: those that a chunk completes, together. An event that
 * the stream's end cuts off is dropped, as the standard of server-sent events asks. Throws `RangeError` if an event
 * exceeds `largestEvent`.
 */
export async function* parseEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<readonly StreamEvent[]> {
  const decoder = new TextDecoder()
  let events: StreamEvent[] = []
  let tooLarge = false
  const parser = createParser({
    maxBufferSize: largestEvent,
    onEvent: ({ id, event, data }) => events.push({ id, event, data }),
    onError: ({ type }) => (tooLarge ||= type === 'max-buffer-size-exceeded'),
  })
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    if (events.length > 0) yield events
    events = []
    if (tooLarge) throw new RangeError('an event of the stream has no end')
  }
}
