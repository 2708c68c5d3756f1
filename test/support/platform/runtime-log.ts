import type { Seeded } from '../seeded.ts'

interface RuntimeLine {
  readonly id: number
  readonly line: string
  readonly ts: string
}

type Query = Readonly<Record<string, string>>

/** What a running service printed, read as the contract says: ids count up over all services, so they have gaps. */
export class RuntimeLog {
  readonly #random: Seeded
  readonly #most: number
  readonly #sends: 'first' | 'newest'
  readonly #lines: RuntimeLine[] = []

  constructor(
    random: Seeded,
    { most, sends }: { readonly most: number; readonly sends: 'first' | 'newest' } = { most: 100, sends: 'first' },
  ) {
    this.#random = random
    this.#most = most
    this.#sends = sends
  }

  /** The platform's clock differs from the runner's by hours. */
  print(...lines: readonly string[]): void {
    for (const line of lines) {
      const id = (this.#lines.at(-1)?.id ?? 1000) + 1 + this.#random.below(3)
      this.#lines.push({ id, line, ts: new Date(Date.UTC(2020, 0, 1) + id).toISOString() })
    }
  }

  read(query: Query, serviceId: string): Readonly<Record<string, unknown>>[] {
    const { after, before, limit } = query
    const most = Math.min(Number(limit ?? this.#most), this.#most)
    const found =
      after === undefined
        ? this.#lines.filter((line) => before === undefined || line.id < Number(before))
        : this.#lines.filter((line) => line.id > Number(after))
    const first = after !== undefined && this.#sends === 'first'
    const page = first ? found.slice(0, most) : found.slice(Math.max(0, found.length - most))
    return page.map((line) => ({ ...line, serviceId, stream: 'stdout', pod: null }))
  }
}
