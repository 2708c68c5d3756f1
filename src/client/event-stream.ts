import { createParser } from 'eventsource-parser'

/** A server-sent event (contract: Events, which shows neither names nor payloads). */
export interface StreamEvent {
  readonly id: string | undefined
  readonly data: string
}

/** Maximum size of one event, in bytes. */
const longestEvent = 256 * 1024

/**
 * Parses server-sent events as they arrive, those of one chunk together. Throws if an event is longer than 256 KB, so
 * that no server can fill the memory.
 */
export async function* parseEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<readonly StreamEvent[]> {
  let events: StreamEvent[] = []
  let pending = 0
  const parser = createParser({
    onEvent: ({ id, data }) => {
      pending = 0
      events.push({ id, data })
    },
    onComment: () => {
      pending = 0
    },
  })
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    pending += chunk.length
    parser.feed(decoder.decode(chunk, { stream: true }))
    if (pending > longestEvent) throw new Error('an event is longer than 256 KB')
    if (events.length > 0) yield events
    events = []
  }
}
