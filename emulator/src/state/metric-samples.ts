import type { DatabaseSync } from 'node:sqlite'
import { integer, type RowOf, real, Table, table, text } from './table.ts'

/** The resources that a service used at one moment, or over a period: then the average processor and the most memory. */
export type Sample = Omit<RowOf<typeof samples>, 'serviceId'>

/** `at` is in milliseconds since 1970, the start of a period; 100 `cpuPct` is one processor, fully used. */
const columns = { serviceId: text, at: integer, cpuPct: real, memoryBytes: integer }
const samples = table('samples', '', columns, 'serviceId, at')

/** How long samples are kept, milliseconds: the longest range of get_metrics. */
const keptMs = 7 * 24 * 3_600_000

/** The measurements of all services. */
export function samplesIn(database: DatabaseSync) {
  const stored = new Table(database, samples)
  const prune = database.prepare('DELETE FROM samples WHERE serviceId = ? AND at < ?')
  const periods = database.prepare(
    `SELECT at / CAST(?2 AS INTEGER) * CAST(?2 AS INTEGER) AS start, max(memoryBytes) AS memoryBytes,
       CAST(round(avg(cpuPct) * 10) AS INTEGER) AS tenths
     FROM samples WHERE serviceId = ?1 AND at >= ?3 GROUP BY start ORDER BY start`,
  )
  return {
    /** Adds a sample, and removes those that are older than any range. */
    add(serviceId: string, sample: Sample): void {
      stored.insert({ serviceId, ...sample })
      prune.run(serviceId, sample.at - keptMs)
    },

    /** One sample for each period of `step` milliseconds since `from` that has any; oldest first. */
    since(serviceId: string, from: number, step: number): Sample[] {
      return periods.all(serviceId, step, from).map((row) => ({
        at: integer.read(row['start']),
        cpuPct: integer.read(row['tenths']) / 10,
        memoryBytes: integer.read(row['memoryBytes']),
      }))
    },
  }
}
