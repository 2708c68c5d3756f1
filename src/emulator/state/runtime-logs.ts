import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { integer, type Row, text } from './row.ts'

/** One line that a running service printed. Ids count up over all services. */
export interface RuntimeLine {
  readonly id: number
  readonly line: string
  /** `system` is the platform's own voice. */
  readonly stream: string
  /** RFC 3339, with milliseconds. */
  readonly ts: string
}

/** Which lines of the past are wanted; each that is given must hold. Times are milliseconds since 1970. */
export interface Past {
  readonly before?: number | undefined
  readonly q?: string | undefined
  /** Inclusive. */
  readonly since?: number | undefined
  /** Exclusive. */
  readonly until?: number | undefined
}

/** Lines of one service that are kept at least: a program may print for ever. */
const kept = 20_000

/** Lines that may come before the oldest go. */
const slack = 1_000

/** The runtime logs of all services. */
export class RuntimeLogs {
  readonly #database: DatabaseSync
  readonly #now: () => Date
  readonly #insert: StatementSync
  readonly #prune: StatementSync
  /** Lines since the oldest went, by service. */
  readonly #surplus = new Map<string, number>()

  constructor(database: DatabaseSync, now: () => Date) {
    this.#database = database
    this.#now = now
    this.#insert = database.prepare('INSERT INTO runtimeLines (serviceId, stream, line, ts) VALUES (?, ?, ?, ?)')
    this.#prune = database.prepare(
      `DELETE FROM runtimeLines WHERE serviceId = ? AND id <= (
         SELECT id FROM runtimeLines WHERE serviceId = ? ORDER BY id DESC LIMIT 1 OFFSET ?)`,
    )
  }

  /** Stores lines in one transaction, and lets the oldest go that are too many. */
  append(serviceId: string, stream: 'stdout' | 'stderr' | 'system', lines: readonly string[]): void {
    const ts = this.#now().getTime()
    this.#database.exec('BEGIN')
    try {
      for (const line of lines) this.#insert.run(serviceId, stream, line, ts)
      this.#pruneAfter(serviceId, lines.length)
      this.#database.exec('COMMIT')
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
  }

  #pruneAfter(serviceId: string, added: number): void {
    const surplus = (this.#surplus.get(serviceId) ?? 0) + added
    if (surplus >= slack) this.#prune.run(serviceId, serviceId, kept)
    this.#surplus.set(serviceId, surplus >= slack ? 0 : surplus)
  }

  /** The oldest `limit` lines after an id, for following along; with `before`, those below it. Oldest first. */
  after(
    serviceId: string,
    id: number,
    { limit, before }: { limit: number; before?: number | undefined },
  ): RuntimeLine[] {
    return this.#database
      .prepare('SELECT * FROM runtimeLines WHERE serviceId = ? AND id > ? AND id < ? ORDER BY id LIMIT ?')
      .all(serviceId, id, before ?? Number.MAX_SAFE_INTEGER, limit)
      .map(readLine)
  }

  /** The newest `limit` lines of the past that is wanted, oldest first. */
  newest(serviceId: string, { before, q, since, until }: Past, limit: number): RuntimeLine[] {
    const conditions = ['serviceId = ?']
    const values: SQLInputValue[] = [serviceId]
    const demand = (condition: string, value: SQLInputValue | undefined): void => {
      if (value === undefined) return
      conditions.push(condition)
      values.push(value)
    }
    demand('id < ?', before)
    demand('instr(line, ?) > 0', q)
    demand('ts >= ?', since)
    demand('ts < ?', until)
    return this.#database
      .prepare(`SELECT * FROM runtimeLines WHERE ${conditions.join(' AND ')} ORDER BY id DESC LIMIT ?`)
      .all(...values, limit)
      .map(readLine)
      .reverse()
  }
}

function readLine(row: Row): RuntimeLine {
  return {
    id: integer(row, 'id'),
    line: text(row, 'line'),
    stream: text(row, 'stream'),
    ts: new Date(integer(row, 'ts')).toISOString(),
  }
}
