import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { integer, real, Table, type TableDefinition, text } from './table.ts'

/** The resources that a service used at one moment, or over a period: then the average processor and the most memory. */
export interface Sample {
  /** Milliseconds since 1970; the start of a period. */
  readonly at: number
  /** 100 is one processor, fully used. */
  readonly cpuPct: number
  readonly memoryBytes: number
}

const samples: TableDefinition<Sample & { readonly serviceId: string }> = {
  name: 'samples',
  columns: { serviceId: text, at: integer, cpuPct: real, memoryBytes: integer },
  constraints: '',
  index: 'serviceId, at',
}

/** How long samples are kept, milliseconds: the longest range of get_metrics. */
const keptMs = 7 * 24 * 3_600_000

/** The measurements of all services. */
export class Samples {
  readonly #table: Table<Sample & { readonly serviceId: string }>
  readonly #prune: StatementSync
  readonly #periods: StatementSync

  constructor(database: DatabaseSync) {
    this.#table = new Table(database, samples)
    this.#prune = database.prepare('DELETE FROM samples WHERE serviceId = ? AND at < ?')
    this.#periods = database.prepare(
      `SELECT at / CAST(?2 AS INTEGER) * CAST(?2 AS INTEGER) AS start, max(memoryBytes) AS memoryBytes,
         CAST(round(avg(cpuPct) * 10) AS INTEGER) AS tenths
       FROM samples WHERE serviceId = ?1 AND at >= ?3 GROUP BY start ORDER BY start`,
    )
  }

  /** Adds a sample, and removes those that are older than any range. */
  add(serviceId: string, sample: Sample): void {
    this.#table.insert({ serviceId, ...sample })
    this.#prune.run(serviceId, sample.at - keptMs)
  }

  /** One sample for each period of `step` milliseconds since `from` that has any; oldest first. */
  since(serviceId: string, from: number, step: number): Sample[] {
    return this.#periods.all(serviceId, step, from).map((row) => ({
      at: integer.read(row['start']),
      cpuPct: integer.read(row['tenths']) / 10,
      memoryBytes: integer.read(row['memoryBytes']),
    }))
  }
}
