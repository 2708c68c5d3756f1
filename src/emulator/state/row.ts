import type { SQLOutputValue } from 'node:sqlite'

/** A row as `node:sqlite` gives it. Each reader throws where the column is not of its kind: the file is not one of ours. */
export type Row = Readonly<Record<string, SQLOutputValue>>

export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw unexpected(column, value)
  return value
}

export function integer(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw unexpected(column, value)
  return value
}

export function optionalText(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : text(row, column)
}

export function optionalInteger(row: Row, column: string): number | undefined {
  return row[column] === null ? undefined : integer(row, column)
}

export function bytes(row: Row, column: string): Uint8Array {
  const value = row[column]
  if (!(value instanceof Uint8Array)) throw unexpected(column, value)
  return value
}

function unexpected(column: string, value: unknown): Error {
  return new Error(`The data file holds a ${value === null ? 'null' : typeof value} in "${column}".`)
}
