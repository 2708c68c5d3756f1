import { expect, test } from 'vitest'
import { consoleFailure } from '../../../src/contract/hidden-failure.ts'

test.each([
  ['PostgreSQL', 'ERROR:  relation "users" does not exist\nLINE 1: select * from users', 0],
  ['PostgreSQL, second statement', 'INSERT 0 1\r\nERROR:  duplicate key value violates unique constraint', 1],
  ['PostgreSQL, a script', 'psql:<stdin>:3: ERROR:  syntax error at or near "selct"', 0],
  ['PostgreSQL, lost', 'FATAL:  terminating connection due to administrator command', 0],
  ['PostgreSQL in colour', '\u001b[31mERROR:\u001b[0m  division by zero', 0],
  ['PostgreSQL, after blank lines', '\n\r\nERROR:  division by zero', 2],
  ['PostgreSQL, a row that is printed alike', 'ERROR:  fake', 0],
  ['PostgreSQL that went away', 'INSERT 0 1\nserver closed the connection unexpectedly\n\tThis probably means', 1],
  ['psql, its own', 'psql: error: connection to server failed: FATAL:  role', 0],
  ['a Go driver', 'ERROR: relation "users" does not exist (SQLSTATE 42P01)', 0],
  ['node-postgres', 'error: relation "users" does not exist', 0],
  ['a Python driver', 'psycopg2.errors.UndefinedTable: relation "users" does not exist', 0],
  ['MySQL', "id\n1\nERROR 1146 (42S02) at line 2: Table 'users' does not exist", 2],
  ['SQLite', 'Parse error near line 2: no such table: users', 0],
  ['a SQLite driver', 'SqliteError: no such table: users', 0],
  ['MongoDB', 'MongoServerError[DuplicateKey]: E11000', 0],
  ['Redis', '(error) WRONGTYPE Operation against a key holding the wrong kind of value', 0],
])('%s prints an error', (_, output, line) => {
  expect(consoleFailure(output)).toContain(output.split(/\r\n|\n/)[line]?.slice(-12))
})

test.each([
  ['nothing', ''],
  [
    'a table whose rows mention errors',
    ' level |  message\n-------+-----------\n ERROR | ERROR:  disk is full\n(1 row)',
  ],
  ['a column of that name', ' error\n-------\n none\n(1 row)'],
  ['rows without a table', 'error|count\nError: it failed|1'],
  ['an error in the middle of a line', 'ok\nnote: ERROR:  not really'],
  ['a number of rows', 'UPDATE 3'],
  ['an empty first column', '\tERROR:  disk is full'],
  ['a notice', 'NOTICE:  table "users" does not exist, skipping\nDROP TABLE'],
  ['a document', '[ { _id: 1, kind: "MongoServerError: x" } ]'],
  ['a word that begins alike', 'ERRORS\n------\n 12'],
])('%s is not a failure', (_, output) => {
  expect(consoleFailure(output)).toBeUndefined()
})

test('a message on the next line is a part of it', () => {
  expect(consoleFailure('ERROR:  \nbroken\nCONTEXT:  PL/pgSQL function')).toBe('ERROR: broken')
  expect(consoleFailure('ERROR:')).toBe('ERROR:')
})

test('a line of a megabyte takes no time and stays whole: it is cut when it is shown', () => {
  expect(consoleFailure(`ERROR:  ${'x'.repeat(1_000_000)}`)).toHaveLength(1_000_008)
  expect(consoleFailure('e'.repeat(1_000_000))).toBeUndefined()
})
