import type { Emit } from '../build-log/log-event.ts'
import { AbortScope } from '../client/time/abort-scope.ts'
import type { RunOptions } from '../client/time/run.ts'
import { silenceUntilAwaited } from '../text/deferred-rejection.ts'
import { EventQueue } from './event-queue.ts'

/** Hears what a flow tells. The flow waits for what it returns, and rejects as it does. */
export type Listener<Event> = (event: Event) => void | Promise<void>

/** The last event of a flow. */
export interface Finished<Report> {
  readonly kind: 'finished'
  readonly report: Report
}

/**
 * A flow under way. Await it for its report, or iterate over it for its events, of which the last holds the report: the flow then goes
 * on as fast as the events are taken, and leaving the loop early aborts it. Both reject if the flow fails.
 */
export type FlowRun<Event, Report> = Promise<Report> & AsyncIterable<Event | Finished<Report>>

/** Does the work of a flow: tells its events, and gives its report. */
export type FlowWork<Event, Report> = (emit: Emit<Event>, signal: AbortSignal) => Promise<Report>

interface FlowRunOptions<Event, Report> extends Pick<RunOptions, 'clock' | 'signal'> {
  readonly onEvent?: Listener<Event | Finished<Report>>
}

/** Begins a flow, once its caller had the time to iterate over it. */
export function beginFlow<Event extends object, Report>(
  options: FlowRunOptions<Event, Report>,
  work: FlowWork<Event, Report>,
): FlowRun<Event, Report> {
  const events = new FlowEvents(options)
  const report = events.run(work)
  return Object.assign(report, { [Symbol.asyncIterator]: () => events.iterate(report) })
}

/** Brings the events of one flow to its listener, and to whoever iterates over it. */
class FlowEvents<Event extends object, Report> {
  readonly #onEvent: Listener<Event | Finished<Report>> | undefined
  readonly #scope: AbortScope
  #hasBegun = false
  #queue: EventQueue<Event | Finished<Report>> | undefined
  /** What the listener threw first. */
  #failure: { readonly error: unknown } | undefined

  constructor({ onEvent, clock, signal }: FlowRunOptions<Event, Report>) {
    this.#onEvent = onEvent
    this.#scope = new AbortScope({ clock, signal })
  }

  async run(work: FlowWork<Event, Report>): Promise<Report> {
    // Whoever iterates says so before anything can happen that the loop would miss.
    await undefined
    this.#hasBegun = true
    try {
      const report = await work((event) => this.#emit(event), this.#scope.signal)
      await this.#emit({ kind: 'finished', report })
      // An event that the flow did not wait for may have failed.
      if (this.#failure !== undefined) throw this.#failure.error
      return report
    } finally {
      this.#queue?.close()
      this.#scope[Symbol.dispose]()
    }
  }

  #emit(event: Event | Finished<Report>): Promise<void> {
    const telling = this.#tell(event)
    telling.catch((error: unknown) => {
      this.#failure ??= { error }
    })
    return telling
  }

  async #tell(event: Event | Finished<Report>): Promise<void> {
    await Promise.all([this.#onEvent?.(event), this.#queue?.add(event)])
  }

  /** @throws Error if events have passed, or another loop takes them */
  iterate(report: Promise<Report>): AsyncIterator<Event | Finished<Report>, undefined> {
    if (this.#hasBegun || this.#queue !== undefined) {
      throw new Error('A flow is iterated over once, from its beginning: write the call into the head of the loop.')
    }
    const queue = new EventQueue<Event | Finished<Report>>()
    this.#queue = queue
    // The loop throws it.
    silenceUntilAwaited(report)
    const events = takeEvents(queue, report)
    return {
      next: () => events.next(),
      return: async () => {
        this.#scope.abort(new DOMException('The loop over the events was left.', 'AbortError'))
        queue.discard()
        await report.catch(() => undefined)
        return await events.return(undefined)
      },
    }
  }
}

async function* takeEvents<Event extends object>(
  queue: EventQueue<Event>,
  report: Promise<unknown>,
): AsyncGenerator<Event, undefined> {
  for (let event = await queue.take(); event !== undefined; event = await queue.take()) yield event
  // Throws what the flow failed by.
  await report
  return undefined
}
