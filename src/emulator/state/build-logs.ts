import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './database.ts'
import type { DeploymentChanges } from './deployment-table.ts'
import { integer, type RowOf, Table, table, text } from './table.ts'

/** One line of a build log. `seq` starts at 1 and has no gaps. */
export interface LogLine {
  /** Counts up by one in each deployment. */
  readonly seq: number
  /** As the command wrote it. */
  readonly text: string
  /** `stdout` or `stderr` of a command, or `system` for the platform's own messages. */
  readonly stream: string
  /** RFC 3339. */
  readonly ts: string
}

const lines = table('lines', 'PRIMARY KEY (deploymentId, seq)', {
  deploymentId: text,
  seq: integer,
  stream: text,
  text,
  ts: text,
})

/** The stored build logs of all deployments. */
export class BuildLogs {
  readonly #database: DatabaseSync
  readonly #table: Table<RowOf<typeof lines>>
  readonly #changes: DeploymentChanges
  readonly #now: () => Date

  constructor(database: DatabaseSync, changes: DeploymentChanges, now: () => Date) {
    this.#database = database
    this.#table = new Table(database, lines)
    this.#changes = changes
    this.#now = now
  }

  /** Stores any number of lines in one transaction, and then wakes the streams. */
  append(deploymentId: string, stream: 'stdout' | 'stderr' | 'system', added: readonly string[]): void {
    if (added.length === 0) return
    const ts = this.#now().toISOString()
    const [last] = this.#table.select('deploymentId = ? ORDER BY seq DESC LIMIT 1', deploymentId)
    const first = (last?.seq ?? 0) + 1
    inTransaction(this.#database, () => {
      for (const [n, line] of added.entries()) {
        this.#table.insert({ deploymentId, seq: first + n, stream, text: line, ts })
      }
    })
    this.#changes.notify(deploymentId)
  }

  /** At most `limit` lines after a sequence number, in order. */
  after(deploymentId: string, seq: number, limit: number): LogLine[] {
    return this.#table.select('deploymentId = ? AND seq > ? ORDER BY seq LIMIT ?', deploymentId, seq, limit)
  }
}
