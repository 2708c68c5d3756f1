import type { DeploymentEvent, FlowHost, LogLine } from '../../../../src/deployment/report.ts'

/** A host that remembers everything it was given, in order. */
export class RecordingHost implements FlowHost {
  readonly events: DeploymentEvent[] = []
  /** Sequences of printed lines, and `from-to` of holes, in the order in which they were shown. */
  readonly shown: (number | string)[] = []
  readonly printed: LogLine[] = []

  async print(lines: readonly LogLine[]): Promise<void> {
    for (const line of lines) {
      this.shown.push(line.seq)
      this.printed.push(line)
    }
  }

  tell(event: DeploymentEvent): void {
    this.events.push(event)
    if (event.kind === 'hole') this.shown.push(`${event.from}-${event.to}`)
  }

  get texts(): string[] {
    return this.printed.map(({ text }) => text)
  }

  /** Lines and holes as plain numbers, in order. */
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
