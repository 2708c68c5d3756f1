import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'

/** How one field of a record is stored. */
export interface Column<Value> {
  /** Its SQL type and constraint. */
  readonly sql: string
  /** Its name in the data file, where that differs from the field's name. */
  readonly name?: string
  write(value: Value): SQLInputValue
  /** Throws if the data file holds another type of value. */
  read(value: SQLOutputValue | undefined): Value
}

/**
 * A table of the data file. A new field of its records needs an entry in `columns` and nothing else; it must be `optional`, so
 * that data files of earlier versions still open.
 */
export interface TableDefinition<Row extends object> {
  readonly name: string
  /** One for each field of a record. */
  readonly columns: { readonly [Field in keyof Row]-?: Column<Row[Field]> }
  /** SQL constraints of the whole table, such as its primary key. */
  readonly constraints: string
  /** The columns of an index, for tables that grow large. */
  readonly index?: string | undefined
}

/** Defines a table. The type of its records follows from its columns. */
export function table<Row extends object>(
  name: string,
  constraints: string,
  columns: TableDefinition<Row>['columns'],
  index?: string,
): TableDefinition<Readonly<Row>> {
  return { name, columns, constraints, index }
}

/** The records of a table. */
export type RowOf<Definition> = Definition extends TableDefinition<infer Row> ? Row : never

/** Text, as it is. */
export const text: Column<string> = {
  sql: 'TEXT NOT NULL',
  write: (value) => value,
  read: (value) => (typeof value === 'string' ? value : unexpected(value)),
}

/** A safe integer. */
export const integer: Column<number> = {
  sql: 'INTEGER NOT NULL',
  write: (value) => value,
  read: (value) => (typeof value === 'number' ? value : unexpected(value)),
}

/** A number that SQLite counts up from 1; write 0 to get the next one. */
export const counter: Column<number> = {
  ...integer,
  sql: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  write: (value) => (value === 0 ? null : value),
}

/** A number with a fraction. */
export const real: Column<number> = { ...integer, sql: 'REAL NOT NULL' }

/** True or false, stored as 1 or 0. */
export const flag: Column<boolean> = { ...integer, write: Number, read: (value) => integer.read(value) === 1 }

/** An RFC 3339 timestamp, stored as milliseconds since 1970. */
export const timestamp: Column<string> = {
  ...integer,
  write: (value) => Date.parse(value),
  read: (value) => new Date(integer.read(value)).toISOString(),
}

/** Binary data. */
export const bytes: Column<Uint8Array> = {
  sql: 'BLOB NOT NULL',
  write: (value) => value,
  read: (value) => (value instanceof Uint8Array ? value : unexpected(value)),
}

/** A value that is stored as JSON. It is not checked when read: only this column's `write` has written it. */
export function json<Value>(): Column<Value> {
  return { ...text, write: (value) => JSON.stringify(value), read: (value) => JSON.parse(text.read(value)) }
}

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Column<Word> {
  return { ...text, read: (value) => words.find((word) => word === value) ?? unexpected(value) }
}

/** A column that may be empty. */
export function optional<Value>({ sql, write, read }: Column<Value>): Column<Value | undefined> {
  return {
    sql: sql.replace(' NOT NULL', ''),
    write: (value) => (value === undefined ? null : write(value)),
    read: (value) => (value === null ? undefined : read(value)),
  }
}

/** A column whose name in the data file differs from the field's name. */
export function named<Value>(name: string, column: Column<Value>): Column<Value> {
  return { ...column, name }
}

function unexpected(value: unknown): never {
  throw new Error(
    `The data file holds an unexpected value: ${typeof value === 'string' ? `"${value}"` : typeof value}.`,
  )
}

interface StoredField {
  readonly field: string
  /** Quoted, as a field may share its name with an SQL keyword. */
  readonly column: string
  readonly write: (value: unknown) => SQLInputValue
  readonly read: (row: Readonly<Record<string, SQLOutputValue>>) => unknown
}

/** The records of one kind. Created in the database if it is missing there. */
export class Table<Row extends object> {
  readonly #database: DatabaseSync
  readonly #name: string
  readonly #fields: readonly StoredField[]
  /** The columns and a placeholder for the value of each. */
  readonly #into: string
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync, { name, columns, constraints, index }: TableDefinition<Row>) {
    this.#database = database
    this.#name = name
    const entries: [string, Column<unknown>][] = Object.entries(columns)
    this.#fields = entries.map(([field, { name: own = field, write, read }]) => ({
      field,
      column: `"${own}"`,
      write,
      read: (row) => read(row[own]),
    }))
    const names = this.#fields.map(({ column }) => column).join(', ')
    this.#into = `(${names}) VALUES (${this.#fields.map(() => '?').join(', ')})`
    const declared = this.#fields.map(({ column }, n) => `${column} ${entries[n]?.[1].sql}`)
    const body = [...declared, ...(constraints === '' ? [] : [constraints])].join(', ')
    database.exec(`CREATE TABLE IF NOT EXISTS ${name} (${body}) STRICT`)
    const stored = database
      .prepare(`PRAGMA table_info(${name})`)
      .all()
      .map((row) => `"${row['name']}"`)
    for (const [n, { column }] of this.#fields.entries()) {
      if (!stored.includes(column)) database.exec(`ALTER TABLE ${name} ADD COLUMN ${declared[n]}`)
    }
    if (index !== undefined) database.exec(`CREATE INDEX IF NOT EXISTS ${name}OfService ON ${name} (${index})`)
  }

  /** Adds a record. Throws if its key is taken. */
  insert(row: Row): void {
    this.#add('INSERT', row)
  }

  /** Adds a record, or replaces the one with the same key. */
  put(row: Row): void {
    this.#add('INSERT OR REPLACE', row)
  }

  /** The oldest record with these values. */
  get(where: Partial<Row>): Row | undefined {
    const { condition, values } = this.#match(where)
    return this.select(`${condition} ORDER BY rowid LIMIT 1`, ...values)[0]
  }

  /** Whether there is a record with these values. Does not read it. */
  has(where: Partial<Row>): boolean {
    const { condition, values } = this.#match(where)
    return this.#prepare(`SELECT 1 FROM ${this.#name} WHERE ${condition}`).get(...values) !== undefined
  }

  /** How many records have these values. */
  count(where: Partial<Row>): number {
    const { condition, values } = this.#match(where)
    return Number(
      this.#prepare(`SELECT count(*) AS count FROM ${this.#name} WHERE ${condition}`).get(...values)?.['count'],
    )
  }

  /** The records with these values, oldest first. */
  all(where: Partial<Row> = {}): Row[] {
    const { condition, values } = this.#match(where)
    return this.select(`${condition} ORDER BY rowid`, ...values)
  }

  /** The records that meet an SQL condition, in the order and number that it asks for. */
  select(condition: string, ...values: SQLInputValue[]): Row[] {
    const rows = this.#prepare(`SELECT * FROM ${this.#name} WHERE ${condition}`).all(...values)
    return rows.map((row) => {
      const record: Record<string, unknown> = {}
      for (const { field, read } of this.#fields) record[field] = read(row)
      // Each value was read by the column that wrote it, so the record has the type of `columns`.
      return record as Row
    })
  }

  /** Changes the given fields of the records with these values. */
  update(where: Partial<Row>, changes: Partial<Row>): void {
    const { condition, values } = this.#match(where)
    const changed = this.#given(changes)
    const assignments = changed.map(({ column }) => `${column} = ?`).join(', ')
    this.#prepare(`UPDATE ${this.#name} SET ${assignments} WHERE ${condition}`).run(
      ...changed.map(({ value }) => value),
      ...values,
    )
  }

  /** Removes the records with these values; false if there are none. */
  delete(where: Partial<Row>): boolean {
    const { condition, values } = this.#match(where)
    return this.#prepare(`DELETE FROM ${this.#name} WHERE ${condition}`).run(...values).changes > 0
  }

  #add(verb: string, row: Row): void {
    const values = this.#fields.map(({ field, write }) => write(Reflect.get(row, field)))
    this.#prepare(`${verb} INTO ${this.#name} ${this.#into}`).run(...values)
  }

  #match(where: Partial<Row>): { readonly condition: string; readonly values: SQLInputValue[] } {
    const given = this.#given(where)
    const condition = given.map(({ column }) => `${column} = ?`).join(' AND ') || 'TRUE'
    return { condition, values: given.map(({ value }) => value) }
  }

  #given(values: Partial<Row>): { readonly column: string; readonly value: SQLInputValue }[] {
    return this.#fields
      .filter(({ field }) => Object.hasOwn(values, field))
      .map(({ field, column, write }) => ({ column, value: write(Reflect.get(values, field)) }))
  }

  #prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}
