import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { inTransaction } from './database.ts'
import { counter, type RowOf, Table, table, text, timestamp } from './table.ts'

/** A line that a running service printed. `id` counts up over all services. */
export type RuntimeLine = RowOf<typeof runtimeLines>

const columns = { id: counter, serviceId: text, stream: text, line: text, ts: timestamp }
const runtimeLines = table('runtimeLines', '', columns, 'serviceId, id')

/** Selects lines of the past; a line must meet each condition that is given. Times are milliseconds since 1970. */
export interface LineFilter {
  readonly before?: number | undefined
  readonly q?: string | undefined
  /** Inclusive. */
  readonly since?: number | undefined
  /** Exclusive. */
  readonly until?: number | undefined
}

/** Lines of one service that are always kept; older ones are removed, as a program may print forever. */
const keptLines = 20_000

/** Lines that are added before the oldest are removed. */
const pruneEvery = 1_000

/** The runtime logs of all services. */
export class RuntimeLogs {
  readonly #database: DatabaseSync
  readonly #table: Table<RuntimeLine>
  readonly #now: () => Date
  readonly #prune: StatementSync
  /** Lines that were added since the oldest were removed, by service. */
  readonly #added = new Map<string, number>()

  constructor(database: DatabaseSync, now: () => Date) {
    this.#database = database
    this.#table = new Table(database, runtimeLines)
    this.#now = now
    this.#prune = database.prepare(
      `DELETE FROM runtimeLines WHERE serviceId = ? AND id <= (
         SELECT id FROM runtimeLines WHERE serviceId = ? ORDER BY id DESC LIMIT 1 OFFSET ?)`,
    )
  }

  /** Stores lines in one transaction, and removes the oldest if there are too many. */
  append(serviceId: string, stream: 'stdout' | 'stderr' | 'system', lines: readonly string[]): void {
    const ts = this.#now().toISOString()
    inTransaction(this.#database, () => {
      for (const line of lines) this.#table.insert({ id: 0, serviceId, stream, line, ts })
      const added = (this.#added.get(serviceId) ?? 0) + lines.length
      if (added >= pruneEvery) this.#prune.run(serviceId, serviceId, keptLines)
      this.#added.set(serviceId, added >= pruneEvery ? 0 : added)
    })
  }

  /** The oldest `limit` lines with an id above `id` and, if given, below `before`; oldest first. */
  after(serviceId: string, id: number, limit: number, before = Number.MAX_SAFE_INTEGER): RuntimeLine[] {
    return this.#table.select('serviceId = ? AND id > ? AND id < ? ORDER BY id LIMIT ?', serviceId, id, before, limit)
  }

  /** The newest `limit` lines that the filter selects, oldest first. */
  newest(serviceId: string, { before, q, since, until }: LineFilter, limit: number): RuntimeLine[] {
    const conditions: readonly (readonly [string, SQLInputValue | undefined])[] = [
      ['serviceId = ?', serviceId],
      ['id < ?', before],
      ['instr(line, ?) > 0', q],
      ['ts >= ?', since],
      ['ts < ?', until],
    ]
    const given = conditions.filter(([, value]) => value !== undefined)
    const condition = `${given.map(([sql]) => sql).join(' AND ')} ORDER BY id DESC LIMIT ?`
    return this.#table.select(condition, ...given.map(([, value]) => value ?? null), limit).reverse()
  }
}
