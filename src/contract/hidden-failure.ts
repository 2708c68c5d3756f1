import * as v from 'valibot'

const storageAnswer = v.looseObject({ applyError: v.string() })
const consoleAnswer = v.looseObject({ output: v.string() })
const withError = v.looseObject({ error: v.union([v.string(), v.looseObject({ message: v.string() })]) })

/** `applyError` is an empty string on success (contract: set_storage). */
export function findStorageFailure(result: unknown): string | undefined {
  if (!v.is(storageAnswer, result) || result.applyError.trim() === '') return undefined
  return `The new size was stored, but applying it failed: ${result.applyError.trim()}`
}

/** Where in the body a failure stands is not shown: an `error` field is one, and so is output that is an error. */
export function findStatementFailure(result: unknown): string | undefined {
  if (v.is(withError, result)) {
    const said = typeof result.error === 'string' ? result.error : result.error.message
    if (said.trim() !== '') return `The statement failed: ${said.trim()}`
  }
  const failure = v.is(consoleAnswer, result) ? consoleFailure(result.output) : undefined
  return failure === undefined ? undefined : `The statement failed: ${failure}`
}

/** The severities of a failure in PostgreSQL, in English and as its own translations say them (src/backend/po; lc_messages). */
const severities = [
  'ERROR|FATAL|PANIC|CHYBA|FEHLER|PANIK|ERREUR|ERRORE|FATALE|PANICO|BŁĄD|ERRO|FEL|FATALT|HATA|ОШИБКА|ВАЖНО|ПАНИКА',
  'ПОМИЛКА|ФАТАЛЬНО|ПАНІКА|შეცდომა|ფატალური|პანიკა|오류|치명적오류|손상|错误|致命错误|比致命错误还过分的错误',
].join('|')

/**
 * How the consoles of databases print an error, so strictly that a line of data does not look like one by chance. These count at the
 * start of any line, for a console may run several statements and fail in a later one.
 */
const onAnyLine: readonly RegExp[] = [
  // PostgreSQL: libpq puts two spaces behind the severity (fe-protocol3.c, pqBuildErrorMessage3), and psql the script and its line
  // before it. The statement decides the message: it may be empty, or begin with a space or a line break. A console may trim the end.
  new RegExp(String.raw`^(?:psql:[^\n]{1,200}:\d+: )?(?:${severities}):(?: {2}|\s*$)`),
  // PostgreSQL that ended during the statement; and from Go, where pgx ends the message with the SQLSTATE.
  /^(?:(?:server closed|SSL connection has been closed) (?:the connection )?unexpectedly$|(?:The )?connection to (?:the )?server was lost\b)/,
  /^(?:ERROR|FATAL|PANIC): [^\n]*\(SQLSTATE [0-9A-Z]{5}\)/,
  // MySQL and MariaDB: "ERROR 1064 (42000)", and in a batch " at line 2" and " in file: 'a.sql'" (client/mysql.cc, put_info).
  /^ERROR(?: \d{4,5} \([0-9A-Z]{5}\)(?: at line \d+(?: in file: '[^'\n]*')?)?|(?: \d{4,5})? at line \d+(?: in file: '[^'\n]*')?): /,
  // SQLite's shell (src/shell.c.in, runOneSqlLine); the last one is that of version 3.40 and older.
  /^(?:Parse error|Runtime error|Error)(?: near line \d+(?: of [^\n]{1,200})?| in \d+(?:st|nd|rd|th) command line argument): /,
  /^(?:(?:Parse|Runtime) error: |Error: (?:near line \d+: |in prepare, |stepping, |near "[^\n]*": syntax error))/,
  // MongoDB: mongosh writes the error's name and "[codeName]", behind "Uncaught" at Node's own prompt.
  /^(?:Uncaught:?\s)?Mongo[A-Za-z]*Error(?:\[[^\]\n]+\])?: /,
  // Redis: behind "1) " in the answer to EXEC, where text would be in quotes (redis-cli.c, cliFormatReplyTTY).
  /^(?: *\d+\) )*\(error\) [A-Z][A-Z0-9]+(?: |$)/,
  // ClickHouse: the text that its server sends.
  /^Code: \d+\. DB::Exception: /,
]

/** Shorter forms that a row of data could begin with: they count at the start of the whole output only. */
const atTheStart: readonly RegExp[] = [
  // A name that ends in "error" and a message, as shells, JavaScript, Python and Go print an error; and the codes of drivers.
  /^(?:psql: |Uncaught:?\s)?(?:(?:[\w.]*(?:error|fatal|panic)|\w+\.errors\.\w+)(?: \d{4,5}(?: \([0-9A-Z]{5}\))?)?|ER_\w+|SQLITE_\w+|pq): \S/i,
  // Redis: the message alone, behind the dash of its protocol, as CSV and as JSON; redis-cli without a server; a code of SQLite alone.
  /^-?(?:ERR|WRONGTYPE|WRONGPASS|NOAUTH|NOPERM|NOSCRIPT|READONLY|MOVED|OOM|EXECABORT|NOREPLICAS|CLUSTERDOWN|CROSSSLOT) \S/,
  /^(?:-?(?:(?:LOADING|BUSY|MISCONF) Redis|MASTERDOWN Link) |ERROR,"|error:"|Could not connect to Redis at |AUTH failed: |SQLITE_[A-Z_]+$)/,
]

/** The bell of the mysql client, and the colour of it and mongosh. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const decoration = /\x07|\x1b\[[0-9;]*m/g

/**
 * The database's own error line, if the output of the SQL console is an error (contract: db_query), else undefined. If that
 * line has no message, the line after it is added. Output that merely mentions errors is not a failure: a form counts only if a
 * client would print it. The text is whole: it can be long, and hold secrets.
 *
 * Text alone does not always tell: a line that COPY sends to the console, or a later line of a notice, can be the very line that a
 * failure would print. It counts as a failure, because a failed statement must never pass.
 */
export function consoleFailure(output: string): string | undefined {
  const printed = output.replace(decoration, '').replace(/^(?:\uFEFF|\r|\n)+/, '')
  const lines = printed.split(/\r\n|\r|\n/)
  const failed = lines.findIndex(
    (line, at) => onAnyLine.some((form) => form.test(line)) || (at === 0 && atTheStart.some((form) => form.test(line))),
  )
  const line = lines[failed]
  return line?.trimEnd().endsWith(':') ? `${line.trimEnd()} ${lines[failed + 1] ?? ''}`.trimEnd() : line
}
