import type { LogLine } from '../../../src/old/build-log/log-event.ts'
import type { Clock } from '../../../src/old/client/time/clock.ts'
import type { Finished } from '../../../src/old/deployment/flow-run.ts'
import type { RunEvent } from '../../../src/old/gate/run-event.ts'

/** Records everything that a flow tells, in order: the lines by themselves, and the other events. */
export class RecordingHost {
  readonly events: Exclude<RunEvent, { readonly kind: 'lines' }>[] = []
  /** Sequences of printed lines, and `from-to` of gaps, in the order in which they were shown. */
  readonly shown: (number | string)[] = []
  readonly printed: LogLine[] = []
  /** When each line was shown, by its sequence. */
  readonly shownAtMs = new Map<number, number>()
  readonly #clock: Clock | undefined

  constructor(clock?: Clock) {
    this.#clock = clock
  }

  readonly onEvent = async (event: RunEvent | Finished<unknown>): Promise<void> => {
    if (event.kind !== 'finished') this.hear(event)
  }

  hear(event: RunEvent): void {
    if (event.kind === 'lines') {
      for (const line of event.lines) this.#print(line)
      return
    }
    this.events.push(event)
    if (event.kind === 'hole') this.shown.push(`${event.from}-${event.to}`)
  }

  #print(line: LogLine): void {
    this.shown.push(line.seq)
    this.printed.push(line)
    this.shownAtMs.set(line.seq, this.#clock?.now() ?? 0)
  }

  get texts(): string[] {
    return this.printed.map(({ text }) => text)
  }

  /** Lines and gaps as plain numbers, in order. */
  get accounted(): number[] {
    return this.shown.flatMap((entry) => {
      if (typeof entry === 'number') return [entry]
      const [from = 0, to = 0] = entry.split('-').map(Number)
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    })
  }

  warnings(): string[] {
    return this.events.flatMap((event) => (event.kind === 'warning' ? [event.text] : []))
  }
}
