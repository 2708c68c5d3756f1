import type { StreamEvent } from '../client/streams/event-stream.ts'
import type { Run } from '../client/time/run.ts'
import { WakeableTimer } from '../client/time/wakeable-timer.ts'
import type { LogSource } from './stored-log.ts'

/** Connections in a row that failed or brought no line. */
const maximumBadConnections = 3
const reconnectFromMs = 1_000
const reconnectToMs = 8_000
const againAfterMs = 60_000

/** What happens on the stream, in this order for each connection. */
export interface StreamListener {
  /** The platform opened the connection. */
  onOpen(): void
  /** Further events wait in the socket until it resolves. */
  onEvents(events: readonly StreamEvent[]): Promise<void>
  /** Resolves with whether the log has grown since the connection began. The next one waits for it. */
  onEnd(clean: boolean): Promise<boolean>
  /** Three connections in a row failed or brought no line; `failed`: not all of them ended cleanly. */
  onGiveUp(failed: boolean): void
}

/** The event stream of one log: opened again when it ends, after three empty or failed connections once a minute. */
export class LiveStream {
  readonly #run: Run
  readonly #source: LogSource
  readonly #listener: StreamListener
  readonly #pause = new WakeableTimer()
  #stopped = false
  #badConnections = 0
  #anyFailed = false
  #lastEventId: string | undefined

  constructor(run: Run, source: LogSource, listener: StreamListener) {
    this.#run = run
    this.#source = source
    this.#listener = listener
  }

  /** No connection is opened any more; the one that is open goes on. */
  stop(): void {
    this.#stopped = true
    this.#pause.wake()
  }

  /** Follows one connection after another, until `stop` is called. Rejects when the signal aborts, or as the listener does. */
  async follow(signal: AbortSignal): Promise<void> {
    while (!this.#stopped && (await this.#run.waitForRetryAfter(signal))) {
      if (this.#stopped) return
      const { clean, anyEvent } = await this.#connect(signal)
      this.#anyFailed ||= !clean
      const grew = await this.#listener.onEnd(clean)
      this.#badConnections = anyEvent && grew ? 0 : this.#badConnections + 1
      const givenUp = this.#badConnections >= maximumBadConnections
      if (givenUp && !this.#stopped) this.#listener.onGiveUp(this.#anyFailed)
      if (!this.#stopped) await this.#pause.sleep(this.#run.clock, givenUp ? againAfterMs : this.#delay(), signal)
    }
  }

  /** One connection, from its opening to its end. */
  async #connect(signal: AbortSignal): Promise<{ readonly clean: boolean; readonly anyEvent: boolean }> {
    const { platform, deploymentId } = this.#source
    const onOpen = (): void => this.#listener.onOpen()
    const chunks = platform.streamLogChunks(deploymentId, { lastEventId: this.#lastEventId, signal, onOpen })
    const onFailure = (error: unknown): undefined => {
      signal.throwIfAborted()
      this.#run.noteRetryAfter(error)
    }
    try {
      for (let anyEvent = false; ; anyEvent = true) {
        const next = await chunks.next().catch(onFailure)
        if (next === undefined || next.done) return { clean: next !== undefined, anyEvent }
        this.#lastEventId = next.value.findLast(({ id }) => id !== undefined)?.id ?? this.#lastEventId
        await this.#listener.onEvents(next.value)
      }
    } finally {
      await chunks.return(undefined)
    }
  }

  #delay(): number {
    const ceiling = Math.min(reconnectToMs, reconnectFromMs * 2 ** this.#badConnections)
    return reconnectFromMs + this.#run.random() * (ceiling - reconnectFromMs)
  }
}
