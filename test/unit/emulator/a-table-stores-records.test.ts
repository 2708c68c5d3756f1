import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { counter, flag, json, oneOf, optional, Table, text, timestamp } from '../../../emulator/src/state/table.ts'

interface Thing {
  readonly number: number
  readonly name: string
  readonly isOn: boolean
  readonly parts: readonly string[]
  readonly kind: 'a' | 'b'
  readonly at: string
  readonly note: string | undefined
}

const things = {
  name: 'things',
  columns: {
    number: counter,
    name: text,
    isOn: flag,
    parts: json<readonly string[]>(),
    kind: oneOf(['a', 'b']),
    at: timestamp,
    note: optional(text),
  },
  constraints: 'UNIQUE (name)',
} as const

const at = '2026-01-01T00:00:00.500Z'
const thing: Thing = { number: 0, name: 'one', isOn: true, parts: ['x'], kind: 'a', at, note: undefined }

test('a record is read as it was written', () => {
  using database = new DatabaseSync(':memory:')
  const table = new Table<Thing>(database, things)
  table.insert(thing)
  expect(table.all()).toEqual([{ ...thing, number: 1 }])
  expect(() => table.insert(thing)).toThrow('UNIQUE')
  table.put({ ...thing, isOn: false, note: 'new' })
  expect(table.get({ name: 'one', isOn: false })).toEqual({ ...thing, number: 2, isOn: false, note: 'new' })
})

test('records are selected, changed and removed by the given fields', () => {
  using database = new DatabaseSync(':memory:')
  const table = new Table<Thing>(database, things)
  for (const name of ['one', 'two', 'three']) table.insert({ ...thing, name })
  table.update({ name: 'two' }, { kind: 'b', note: 'changed' })
  expect(table.all({ kind: 'b' }).map(({ name, note }) => [name, note])).toEqual([['two', 'changed']])
  expect(table.delete({ name: 'one' })).toBe(true)
  expect(table.delete({ name: 'one' })).toBe(false)
  expect([table.has({ name: 'one' }), table.has({ name: 'three' })]).toEqual([false, true])
  expect(table.all().map(({ name }) => name)).toEqual(['two', 'three'])
})

test('a data file from before an optional field opens, and an unexpected value is an error', () => {
  using database = new DatabaseSync(':memory:')
  database.exec(
    'CREATE TABLE things (number INTEGER PRIMARY KEY, name TEXT, isOn INTEGER, parts TEXT, kind TEXT, at INTEGER)',
  )
  database.exec("INSERT INTO things VALUES (1, 'old', 1, '[]', 'a', 0)")
  const table = new Table<Thing>(database, things)
  expect(table.get({ name: 'old' })?.note).toBeUndefined()
  database.exec("UPDATE things SET kind = 'c'")
  expect(() => table.all()).toThrow('The data file holds an unexpected value: "c".')
})
