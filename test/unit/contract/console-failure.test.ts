import { expect, test } from 'vitest'
import { consoleFailure } from '../../../src/contract/hidden-failure.ts'

test.each([
  ['PostgreSQL', 'ERROR:  relation "users" does not exist\nLINE 1: select * from users', 0],
  ['PostgreSQL, second statement', 'INSERT 0 1\nERROR:  duplicate key value violates unique constraint', 1],
  ['PostgreSQL, a script', 'psql:<stdin>:3: ERROR:  syntax error at or near "selct"', 0],
  ['PostgreSQL, lost', 'FATAL:  terminating connection due to administrator command', 0],
  ['a PostgreSQL driver', 'ERROR: relation "users" does not exist (SQLSTATE 42P01)', 0],
  ['MySQL', "ERROR 1064 (42000): You have an error in your SQL syntax near 'x'", 0],
  ['MySQL, second statement', 'id\n1\nERROR 1146 (42S02) at line 2: Table does not exist', 2],
  ['MariaDB, a script', "ERROR 1064 (42000) at line 3 in file: 'a.sql': You have an error", 0],
  ['MySQL, no error of the server', "ERROR at line 3: Unknown command '\\\\q'.", 0],
  ['SQLite', 'Error: no such table: users', 0],
  ['SQLite, elsewhere', 'ok\nError near line 4: no such column: x', 1],
  ['SQLite through a driver', 'SQLITE_ERROR: no such table: users', 0],
  ['PostgreSQL, all it knows', 'ERROR:  42P01: relation "users" does not exist\nLOCATION:  parserOpenTable', 0],
  ['node-postgres', 'error: relation "users" does not exist', 0],
  ['PostgreSQL, no connection', 'psql: error: connection to server failed: FATAL:  role', 0],
  ['a Python driver', 'psycopg2.errors.UndefinedTable: relation "users" does not exist', 0],
  ['SQLite, a script', 'ok\r\nParse error near line 2: no such table: users', 1],
  ['SQLite, at run time', 'Runtime error: UNIQUE constraint failed: t.id (19)', 0],
  ['SQLite 3.40', 'Error: in prepare, near "selct": syntax error\n  selct 1\n  ^--- error here', 0],
  ['SQLite 3.40, at run time', '1\nError: stepping, integer overflow', 1],
  ['SQLite, the command line', 'ok\nParse error in 2nd command line argument: no such table: t', 1],
  ['SQLite, a file', 'ok\nRuntime error near line 3 of a.sql: integer overflow', 1],
  ['SQLite, neither parsing nor running', 'ok\nError near line 3 of a.sql: not authorized', 1],
  ['better-sqlite3', 'SqliteError: no such table: users', 0],
  ['Node, of SQLite', 'Error: no such table: t', 0],
  ['mysql for Node', "ER_NO_SUCH_TABLE: Table 'a.users' doesn't exist", 0],
  ['Go, of MySQL', "Error 1146 (42S02): Table 'a.users' doesn't exist", 0],
  ['psql, its own', 'psql: error: connection to server at "127.0.0.1", port 1 failed: Connection refused', 0],
  ['mongosh at its prompt', 'Uncaught MongoServerError[DuplicateKey]: E11000 duplicate key error', 0],
  ['MongoDB', 'MongoServerError: E11000 duplicate key error', 0],
  ['MongoDB, with a code', 'MongoServerError[DuplicateKey]: E11000', 0],
  ['MongoDB, no such name', 'ReferenceError: foo is not defined', 0],
  ['Redis', '(error) WRONGTYPE Operation against a key holding the wrong kind of value', 0],
  ['Redis, in a transaction', '1) OK\n2) (error) WRONGTYPE Operation against a key', 1],
  ['Redis as CSV', 'ERROR,"ERR unknown command"', 0],
  ['Redis as JSON', 'error:"ERR unknown command"', 0],
  ['Redis without a server', 'Could not connect to Redis at 127.0.0.1:1: Connection refused', 0],
  ['Redis, its protocol', "-ERR unknown command 'GTE'", 0],
  ['Redis, raw', "ERR unknown command 'GTE'", 0],
  ['Redis, not let in', 'WRONGPASS invalid username-password pair or user is disabled.', 0],
  ['Redis at its start', 'LOADING Redis is loading the dataset in memory', 0],
  ['Redis, which cannot save', 'MISCONF Redis is configured to save RDB snapshots', 0],
  ['PostgreSQL, a message that begins with a blank', 'ERROR:   broken\nCONTEXT:  PL/pgSQL function', 0],
  ['PostgreSQL, a script and such a message', 'DO\npsql:a.sql:2: ERROR:   broken', 1],
  ['PostgreSQL in German', 'FEHLER:  Relation »users« existiert nicht', 0],
  ['PostgreSQL in Russian, second statement', 'INSERT 0 1\nОШИБКА:  деление на ноль', 1],
  ['PostgreSQL in Chinese', '错误:  除以零', 0],
  ['PostgreSQL that went away', 'INSERT 0 1\nserver closed the connection unexpectedly\n\tThis probably means', 1],
  ['psql without its server', 'The connection to the server was lost. Attempting reset: Failed.', 0],
  ['after blank lines', '\n\r\nERROR:  division by zero', 2],
])('%s prints an error', (_, output, line) => {
  expect(consoleFailure(output)).toBe(output.split(/\r\n|\n/)[line])
})

test.each([
  ['nothing', ''],
  [
    'a table whose rows mention errors',
    ' level |  message\n-------+-----------\n ERROR | ERROR:  disk is full\n(1 row)',
  ],
  ['a row that begins like one of SQLite, in the middle', 'id|message\nError: it failed\nERR it failed'],
  ['a column of that name', ' error\n-------\n none\n(1 row)'],
  ['an error in the middle of a line', 'note: ERROR:  not really'],
  ['severity without the two spaces, in a later line', 'message\nERROR: from the application log'],
  ['a number of rows', 'UPDATE 3'],
  ['an empty first column', '\tERROR:  disk is full'],
  ['a log in MySQL', 'id\tmessage\n1\tERROR 1064 (42000): no\nERROR 1064: from the log'],
  ['a document in MongoDB', "[\\n  { name: 'MongoServerError: x', ok: 0 }\\n]"],
  ['a notice', 'NOTICE:  table "users" does not exist, skipping\nDROP TABLE'],
  ['a list in Redis', '1) "(error) ERR x"\n2) "-ERR"'],
  ['a state in Redis', 'LOADING dock 3'],
  ['a count of errors', 'errors: 3'],
  ['Redis data', '"ERR is data"'],
  ['a document', '[ { _id: 1, kind: "MongoServerError: x" } ]'],
  ['a list of texts in Redis', '1) 1) "(error) ERR x"\n2) "(error) ERR y"'],
  ['CSV of Redis that mentions errors', '"ERROR","error:"'],
  ['JSON of Redis that mentions errors', '{"error":"ERR x"}'],
  ['a row of SQLite that mentions its errors', 'id|message\n1|Parse error near line 2: x\n2|Error: in prepare, x'],
  ['a later row that a driver could have printed', 'message\nER_DUP: x\nSqliteError: x\nAUTH failed: x'],
  ['a notice in German', 'HINWEIS:  Tabelle »users« existiert nicht, wird übersprungen\nDROP TABLE'],
  ['further lines of a notice', 'NOTICE:  first\nDETAIL:  d\nHINT:  h\nDO'],
  ['a row about connections', ' note\n------\n server closed the connection unexpectedly\n(1 row)\n'],
  ['a word that begins alike', 'ERRORS\n------\n 12'],
])('%s is not a failure', (_, output) => {
  expect(consoleFailure(output)).toBeUndefined()
})

test.each([
  ['an empty message', 'ERROR:  \nCONTEXT:  PL/pgSQL function', 'ERROR: CONTEXT:  PL/pgSQL function'],
  ['an empty message whose blanks the console trims', 'ERROR:', 'ERROR:'],
  ['an empty message at the end', 'INSERT 0 1\nERROR:  \n', 'ERROR:'],
  ['a message on the next line', 'ERROR:  \nbroken\nCONTEXT:  PL/pgSQL function', 'ERROR: broken'],
  ['a message on the next line, of a script', 'psql:a.sql:1: ERROR:  \r\nbroken', 'psql:a.sql:1: ERROR: broken'],
])('PostgreSQL prints an error with %s', (_, output, failure) => {
  expect(consoleFailure(output)).toBe(failure)
})

// The output of `copy (select 'ERROR:  fake') to stdout`, and of a notice with two lines: a failure would print the same.
test.each(['ERROR:  fake', 'NOTICE:  first\nERROR:  second\nDO'])(
  '%j may be a failure, so it counts as one',
  (output) => {
    expect(consoleFailure(output)).toMatch(/^ERROR: {2}/)
  },
)

test('the bell and colours of a client do not hide an error', () => {
  expect(consoleFailure('\u0007ERROR 1146 (42S02): no table')).toBe('ERROR 1146 (42S02): no table')
  expect(consoleFailure('\u0007\u001b[7mERROR: \nNo query specified')).toBe('ERROR: No query specified')
  expect(consoleFailure('\r\u001b[31mMongoServerError\u001b[0m: E11000')).toBe('MongoServerError: E11000')
})

test('a line of a megabyte takes no time and stays whole: it is cut when it is shown', () => {
  expect(consoleFailure(`ERROR:  ${'x'.repeat(1_000_000)}`)).toHaveLength(1_000_008)
  expect(consoleFailure(`${'ERROR: '.repeat(200_000)}`.replace('ERROR', 'E'))).toBeUndefined()
})
