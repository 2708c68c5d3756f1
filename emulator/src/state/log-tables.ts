import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { DeploymentChangeNotifier } from './deployment-change-notifier.ts'
import { inTransaction } from './sqlite-database.ts'
import { counter, integer, optional, type RowOf, Table, table, text, timestamp } from './table.ts'

/** Where a line comes from: a command or a service, or the platform itself. */
type LogStream = 'stdout' | 'stderr' | 'system'

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

const buildColumns = { deploymentId: text, seq: integer, stream: text, text, ts: text }
const buildLines = table('lines', 'PRIMARY KEY (deploymentId, seq)', buildColumns)

/** The stored build logs of all deployments. */
export function buildLogsIn(database: DatabaseSync, changes: DeploymentChangeNotifier, now: () => Date) {
  const stored = new Table(database, buildLines)
  const countLines = (deploymentId: string): number => {
    const [last] = stored.select('deploymentId = ? ORDER BY seq DESC LIMIT 1', deploymentId)
    return last?.seq ?? 0
  }
  return {
    /** How many lines a deployment has so far. */
    count: countLines,

    /** Stores any number of lines in one transaction, and then wakes the streams. */
    append(deploymentId: string, stream: LogStream, lines: readonly string[]): void {
      if (lines.length === 0) return
      const ts = now().toISOString()
      const first = countLines(deploymentId) + 1
      inTransaction(database, () => {
        for (const [n, line] of lines.entries()) {
          stored.insert({ deploymentId, seq: first + n, stream, text: line, ts })
        }
      })
      changes.notify(deploymentId)
    },

    /** At most `limit` lines after a sequence number, in order. */
    after(deploymentId: string, seq: number, limit: number): LogLine[] {
      return stored.select('deploymentId = ? AND seq > ? ORDER BY seq LIMIT ?', deploymentId, seq, limit)
    },
  }
}

/** A line that a running service printed. `id` counts up over all services, `number` over the lines of one service. */
export type RuntimeLine = RowOf<typeof runtimeLines>

const runtimeColumns = {
  id: counter,
  serviceId: text,
  stream: text,
  line: text,
  ts: timestamp,
  number: optional(integer),
}
const runtimeLines = table('runtimeLines', '', runtimeColumns, 'serviceId, id')

/** Selects lines of the past; a line must meet each condition that is given. Times are milliseconds since 1970. */
export interface LineFilter {
  readonly before?: number | undefined
  readonly q?: string | undefined
  /** Inclusive. */
  readonly since?: number | undefined
  /** Exclusive. */
  readonly until?: number | undefined
  readonly stream?: string | undefined
}

/** Lines of one service that are always kept; older ones are removed, as a program may print forever. */
const keptLines = 20_000
/** Lines that are added before the oldest are removed. */
const pruneEvery = 1_000

/** The runtime logs of all services. */
export function runtimeLogsIn(database: DatabaseSync, now: () => Date) {
  const stored = new Table(database, runtimeLines)
  const prune = database.prepare(
    `DELETE FROM runtimeLines WHERE serviceId = ? AND id <= (
       SELECT id FROM runtimeLines WHERE serviceId = ? ORDER BY id DESC LIMIT 1 OFFSET ?)`,
  )
  // A data file of an earlier version has lines without a number.
  database.exec(`UPDATE runtimeLines SET number = counted.place FROM (
    SELECT id, row_number() OVER (PARTITION BY serviceId ORDER BY id) AS place FROM runtimeLines) AS counted
    WHERE number IS NULL AND runtimeLines.id = counted.id`)
  /** Lines that were added since the oldest were removed, by service. */
  const addedLines = new Map<string, number>()
  return {
    /** Stores lines in one transaction, and removes the oldest if there are too many. */
    append(serviceId: string, stream: LogStream, lines: readonly string[]): void {
      const ts = now().toISOString()
      inTransaction(database, () => {
        const [last] = stored.select('serviceId = ? ORDER BY id DESC LIMIT 1', serviceId)
        const first = (last?.number ?? 0) + 1
        for (const [n, line] of lines.entries()) {
          stored.insert({ id: 0, serviceId, stream, line, ts, number: first + n })
        }
        const added = (addedLines.get(serviceId) ?? 0) + lines.length
        if (added >= pruneEvery) prune.run(serviceId, serviceId, keptLines)
        addedLines.set(serviceId, added >= pruneEvery ? 0 : added)
      })
    },

    /** The oldest `limit` lines with an id above `id` and, if given, below `before`; oldest first. */
    after(serviceId: string, id: number, limit: number, before = Number.MAX_SAFE_INTEGER): RuntimeLine[] {
      return stored.select('serviceId = ? AND id > ? AND id < ? ORDER BY id LIMIT ?', serviceId, id, before, limit)
    },

    /** The newest `limit` lines that the filter selects, oldest first. */
    newest(serviceId: string, { before, q, since, until, stream }: LineFilter, limit: number): RuntimeLine[] {
      const conditions: readonly (readonly [string, SQLInputValue | undefined])[] = [
        ['serviceId = ?', serviceId],
        ['id < ?', before],
        ['instr(line, ?) > 0', q],
        ['ts >= ?', since],
        ['ts < ?', until],
        ['stream = ?', stream],
      ]
      const given = conditions.filter(([, value]) => value !== undefined)
      const condition = `${given.map(([sql]) => sql).join(' AND ')} ORDER BY id DESC LIMIT ?`
      return stored.select(condition, ...given.map(([, value]) => value ?? null), limit).reverse()
    },
  }
}
