import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Changes } from './changes.ts'
import { integer, type Row, text } from './row.ts'

/** One line of a build log. `seq` starts at 1 and has no holes. */
export interface LogLine {
  /** Counts up by one in each deployment. */
  readonly seq: number
  /** As the command wrote it. */
  readonly text: string
  /** `system` is the platform's own voice. */
  readonly stream: string
  /** RFC 3339. */
  readonly ts: string
}

/** The stored build logs of all deployments. */
export class BuildLogs {
  readonly #database: DatabaseSync
  readonly #changes: Changes
  readonly #now: () => Date
  readonly #insert: StatementSync
  readonly #last: StatementSync
  readonly #after: StatementSync

  constructor(database: DatabaseSync, changes: Changes, now: () => Date) {
    this.#database = database
    this.#changes = changes
    this.#now = now
    this.#insert = database.prepare('INSERT INTO lines (deploymentId, seq, stream, text, ts) VALUES (?, ?, ?, ?, ?)')
    this.#last = database.prepare('SELECT coalesce(max(seq), 0) AS seq FROM lines WHERE deploymentId = ?')
    this.#after = database.prepare('SELECT * FROM lines WHERE deploymentId = ? AND seq > ? ORDER BY seq LIMIT ?')
  }

  /** Stores lines in one transaction, whatever their number, and then wakes the streams. */
  append(deploymentId: string, stream: 'stdout' | 'stderr' | 'system', lines: readonly string[]): void {
    if (lines.length === 0) return
    const ts = this.#now().toISOString()
    const last = this.#last.get(deploymentId)
    let seq = last ? integer(last, 'seq') : 0
    this.#database.exec('BEGIN')
    try {
      for (const line of lines) this.#insert.run(deploymentId, ++seq, stream, line, ts)
      this.#database.exec('COMMIT')
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
    this.#changes.ring(deploymentId)
  }

  /** At most `limit` lines after a sequence number, in order. */
  after(deploymentId: string, seq: number, limit: number): LogLine[] {
    return this.#after.all(deploymentId, seq, limit).map(readLine)
  }
}

function readLine(row: Row): LogLine {
  return { seq: integer(row, 'seq'), text: text(row, 'text'), stream: text(row, 'stream'), ts: text(row, 'ts') }
}
