import type { StreamEvent } from '../client/streams/event-stream.ts'

/** About one chunk of a socket: events that wait here survive garbage collections, which costs many times their size. */
const mostEvents = 500
const mostLength = 64 * 1024

/** `clean`: the server ended the stream, without an error. */
export interface QueueEnd {
  readonly clean: boolean
  readonly error: unknown
}

/** Events between the reader of the stream and the writer of the log; bounded, so that a flood waits in the socket. */
export class EventQueue {
  readonly #onArrival: () => void
  #events: StreamEvent[] = []
  #length = 0
  #resume: (() => void) | undefined
  #abandoned = false
  #end: QueueEnd | undefined

  constructor(onArrival: () => void) {
    this.#onArrival = onArrival
  }

  /** How the connection ended; undefined until all events before the end are taken. */
  get end(): QueueEnd | undefined {
    return this.#events.length === 0 ? this.#end : undefined
  }

  /** Reads one connection to its end. Never rejects. */
  async fill(chunks: AsyncIterable<readonly StreamEvent[]>): Promise<void> {
    try {
      for await (const chunk of chunks) await this.#put(chunk)
      this.#end = { clean: true, error: undefined }
    } catch (error) {
      this.#end = { clean: false, error }
    }
    this.#onArrival()
  }

  take(): StreamEvent[] {
    const events = this.#events
    this.#events = []
    this.#length = 0
    this.#resume?.()
    return events
  }

  /** Lets a waiting reader finish; events that still arrive are dropped. */
  abandon(): void {
    this.#abandoned = true
    this.take()
  }

  async #put(chunk: readonly StreamEvent[]): Promise<void> {
    if (this.#abandoned) return
    for (const event of chunk) {
      this.#events.push(event)
      this.#length += event.data.length
    }
    this.#onArrival()
    if (this.#events.length < mostEvents && this.#length < mostLength) return
    await new Promise<void>((resolve) => {
      this.#resume = resolve
    })
    this.#resume = undefined
  }
}
