import { createParser } from 'eventsource-parser'

/** An event of a stream (contract: Events; its names and payloads are not shown). */
export interface StreamEvent {
  readonly id: string | undefined
  readonly data: string
}

/** The most characters of one event. */
const longestEvent = 256 * 1024

/**
 * Server-sent events as they arrive: those of one chunk together. Throws if an event is longer than 256 KB; no
 * server fills the memory.
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
    if (events.length === 0 && pending > longestEvent) throw new Error('an event is longer than 256 KB')
    if (events.length > 0) yield events
    events = []
  }
}
