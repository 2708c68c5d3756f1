import type { Seeded } from '../seeded.ts'

interface RuntimeLine {
  readonly id: number
  readonly line: string
  readonly ts: string
}

const mostLines = 100

/** What a running service printed, read as the contract says: ids count up over all services, so they have gaps. */
export class RuntimeLog {
  readonly #random: Seeded
  readonly #lines: RuntimeLine[] = []

  constructor(random: Seeded) {
    this.#random = random
  }

  /** The platform's clock differs from the runner's by hours. */
  print(...lines: readonly string[]): void {
    for (const line of lines) {
      const id = (this.#lines.at(-1)?.id ?? 1000) + 1 + this.#random.below(3)
      this.#lines.push({ id, line, ts: new Date(Date.UTC(2020, 0, 1) + id).toISOString() })
    }
  }

  read(
    { after, before, limit }: Readonly<Record<string, string>>,
    serviceId: string,
  ): Readonly<Record<string, unknown>>[] {
    const most = Math.min(Number(limit ?? mostLines), mostLines)
    const older = this.#lines.filter((line) => before === undefined || line.id < Number(before))
    const newer = this.#lines.filter((line) => line.id > Number(after))
    const page = after === undefined ? older.slice(-most) : newer.slice(0, most)
    return page.map((line) => ({ ...line, serviceId, stream: 'stdout', pod: null }))
  }
}
