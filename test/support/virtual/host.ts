import type { LogLine } from '../../../src/build-log/host.ts'
import type { Clock } from '../../../src/client/time/clock.ts'
import type { DeploymentEvent, FlowHost } from '../../../src/deployment/flow.ts'

/** A host that records everything it was given, in order. */
export class RecordingHost implements FlowHost {
  readonly events: DeploymentEvent[] = []
  /** Sequences of printed lines, and `from-to` of gaps, in the order in which they were shown. */
  readonly shown: (number | string)[] = []
  readonly printed: LogLine[] = []
  /** When each line was shown, by its sequence. */
  readonly shownAtMs = new Map<number, number>()
  readonly #clock: Clock | undefined

  constructor(clock?: Clock) {
    this.#clock = clock
  }

  async print(lines: readonly LogLine[]): Promise<void> {
    for (const line of lines) {
      this.shown.push(line.seq)
      this.printed.push(line)
      this.shownAtMs.set(line.seq, this.#clock?.now() ?? 0)
    }
  }

  report(event: DeploymentEvent): void {
    this.events.push(event)
    if (event.kind === 'hole') this.shown.push(`${event.from}-${event.to}`)
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
