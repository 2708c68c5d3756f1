/** The severities of a failure in PostgreSQL, in English and as its own translations say them (src/backend/po; lc_messages). */
const severities = [
  'ERROR|FATAL|PANIC|CHYBA|FEHLER|PANIK|ERREUR|ERRORE|FATALE|PANICO|BŁĄD|ERRO|FEL|FATALT|HATA|ОШИБКА|ВАЖНО|ПАНИКА',
  'ПОМИЛКА|ФАТАЛЬНО|ПАНІКА|შეცდომა|ფატალური|პანიკა|오류|치명적오류|손상|错误|致命错误|比致命错误还过分的错误',
].join('|')

/**
 * How database clients print an error, so strictly that a line of data does not look like one by chance. These count at the
 * start of any line, for a console may run several statements and fail in a later one. Each is named with where it is printed.
 */
const onAnyLine: readonly RegExp[] = [
  // PostgreSQL: libpq writes "%s:  " (fe-protocol3.c, pqBuildErrorMessage3); psql puts the script and its line before it, as
  // "psql:", "%s:" and the number (src/common/logging.c, pg_log_generic_v). The statement decides the message: it may be empty,
  // or begin with a space or a line break. A console may trim the blanks at the end.
  new RegExp(String.raw`^(?:psql:[^\n]{1,200}:\d+: )?(?:${severities}):(?: {2}|\s*$)`),
  // PostgreSQL that ended or lost the connection during the statement (fe-misc.c, pqReadData; bin/psql/common.c, CheckConnection).
  /^(?:server closed the connection unexpectedly|SSL connection has been closed unexpectedly)$/,
  /^(?:The )?connection to (?:the )?server was lost\b/,
  // PostgreSQL from Go: pgx ends the message with the SQLSTATE (pgconn/errors.go, PgError.Error).
  /^(?:ERROR|FATAL|PANIC): [^\n]*\(SQLSTATE [0-9A-Z]{5}\)/,
  // MySQL and MariaDB: "ERROR", then " %d (%s)" or " %d", and in a batch " at line %lu" and " in file: '%s'" (client/mysql.cc, put_info).
  /^ERROR \d{4,5} \([0-9A-Z]{5}\)(?: at line \d+(?: in file: '[^'\n]*')?)?: /,
  /^ERROR(?: \d{4,5})? at line \d+(?: in file: '[^'\n]*')?: /,
  // SQLite's shell (src/shell.c.in, runOneSqlLine): "%s near line %d:", with " of %s" for a file, "%s in %r command line argument:"
  // with an ordinal number, and "%s:" if someone types.
  /^(?:Parse|Runtime) error(?: near line \d+(?: of [^\n]{1,200})?| in \d+(?:st|nd|rd|th) command line argument)?: /,
  /^Error (?:near line \d+(?: of [^\n]{1,200})?|in \d+(?:st|nd|rd|th) command line argument): /,
  // Version 3.40 prints a statement of its command line like the second and third (as run), older ones all like the first and last.
  /^Error: (?:near line \d+: |in prepare, |stepping, |near "[^\n]*": syntax error)/,
  // MongoDB: mongosh writes the error's name and "[codeName]" (cli-repl/src/format-output.ts, formatError), behind "Uncaught"
  // if Node's own prompt prints it (Node, lib/repl.js).
  /^(?:Uncaught:?\s)?Mongo[A-Za-z]*Error(?:\[[^\]\n]+\])?: /,
  // Redis: "(error) %s" (redis-cli.c, cliFormatReplyTTY), behind "1) " in the answer to EXEC, where text would be in quotes; the
  // message begins with a word in upper case (redis.io, RESP: Simple errors).
  /^(?: *\d+\) )*\(error\) [A-Z][A-Z0-9]+(?: |$)/,
  // ClickHouse: the text that its server sends.
  /^Code: \d+\. DB::Exception: /,
]

/** Shorter forms that a row of data could begin with: they count at the start of the whole output only. */
const atTheStart: readonly RegExp[] = [
  // PostgreSQL through a driver that keeps the severity; the mysql client if an error has no number (put_info).
  /^(?:ERROR|FATAL|PANIC): \S/,
  // An older shell of SQLite ("Error: %s"); Node's SQLite, and any other error in JavaScript; redis-cli without an answer
  // (cliPrintContextError); node-postgres, whose errors bear the name of the message (pg-protocol, DatabaseError).
  /^[Ee]rror: \S/,
  // psql itself, if it has no connection: "psql: error: " (logging.c), without the word before PostgreSQL 12.
  /^psql: (?:error|FATAL): /,
  // lib/pq (error.go); the mysql client without a SQLSTATE; go-sql-driver/mysql (errors.go, MySQLError.Error).
  /^(?:pq|ERROR \d{4,5}|Error \d{4,5}(?: \([0-9A-Z]{5}\))?): \S/,
  // mysql for Node: "code: message" (lib/protocol/sequences/Sequence.js, _packetToError).
  /^ER_[A-Z0-9_]+: \S/,
  // SQLite for Node: "code: message" (node-sqlite3, src/macros.h, EXCEPTION); better-sqlite3 (lib/sqlite-error.js).
  /^(?:SQLITE_[A-Z_]+(?:: |$)|SqliteError: )/,
  // Python names the class and its module (traceback.format_exception_only).
  /^(?:psycopg2?|asyncpg|pymysql|MySQLdb|sqlite3|pymongo|redis)\.[\w.]+: \S/,
  // mongosh, whose language is JavaScript.
  /^(?:Uncaught:?\s)?(?:Syntax|Reference|Type)Error: \S/,
  // Redis: the message alone (cliFormatReplyRaw), behind the dash of its protocol (redis.io, RESP: Simple errors), as CSV
  // (cliFormatReplyCSV) and as JSON (cliFormatReplyJson); and redis-cli that could not connect or was not let in (cliConnect, cliAuth).
  /^-?(?:ERR|WRONGTYPE|WRONGPASS|NOAUTH|NOPERM|NOSCRIPT|READONLY|MOVED|OOM|EXECABORT|NOREPLICAS|CLUSTERDOWN|CROSSSLOT) \S/,
  // Redis in a state in which it does nothing (server.c, createSharedObjects): such a word alone could be data.
  /^-?(?:(?:LOADING|BUSY|MISCONF) Redis|MASTERDOWN Link) /,
  /^(?:ERROR,"|error:"|Could not connect to Redis at |AUTH failed: )/,
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
