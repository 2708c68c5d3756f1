import { StatusError } from '../http/status-error.ts'
import type { EmulatorContext } from '../operations/request-context.ts'

/** A table of a database, and how many rows it has. */
export interface ShownTable {
  readonly schema: string
  readonly name: string
  readonly rows: number
}

/** The tables of a database. */
export interface ShownTables {
  /** The first ones, by name. */
  readonly tables: readonly ShownTable[]
  readonly count: number
}

/** More tables are not counted: each count reads the whole table. */
const mostTables = 200
const named = `select schemaname as s, tablename as n from pg_catalog.pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`

/** Reads the tables of a PostgreSQL database. Throws a `StatusError` for any other service, and if the database refuses. */
export async function listTables({ state, engines }: EmulatorContext, serviceId: string): Promise<ShownTables> {
  const database = state.managedDatabases.get({ serviceId })
  if (database?.engine !== 'postgres') throw new StatusError(404, `"${serviceId}" is not a PostgreSQL database.`)
  const ask = async (select: string): Promise<unknown> => {
    const text = await engines.query(serviceId, `select jsonb_agg(t) from (${select}) t`)
    const value = formatCell(text)
    if (value !== undefined) return JSON.parse(value)
    throw new StatusError(502, `The tables could not be read: ${text.trim().slice(0, 500)}`)
  }
  const found = recordsIn(await ask(named))
  const shown = found.slice(0, mostTables)
  if (shown.length === 0) return { tables: [], count: 0 }
  const counting = shown.map(({ s, n }, at) => `select ${at} as at, count(*) as rows from ${quoted(s)}.${quoted(n)}`)
  const counts = recordsIn(await ask(`${counting.join(' union all ')} order by 1`))
  const rowsAt = new Map(counts.map(({ at, rows }) => [Number(at), Number(rows)]))
  const tables = shown.map(({ s, n }, at) => ({ schema: String(s), name: String(n), rows: rowsAt.get(at) ?? 0 }))
  return { tables, count: found.length }
}

/** The only cell of a result, which is between its head and the number of rows; undefined for any other text. */
function formatCell(text: string): string | undefined {
  const [, , cell, end] = text.split('\n')
  if (cell === undefined || end !== '(1 row)') return undefined
  return cell.trim() === '' ? 'null' : cell
}

function recordsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (value === null) return []
  if (Array.isArray(value)) return value
  throw new Error('The database gave no list of its tables.')
}

function quoted(name: unknown): string {
  return `"${String(name).replaceAll('"', '""')}"`
}
