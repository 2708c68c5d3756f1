import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

const storageAnswer = v.looseObject({ applyError: v.string() })
const consoleAnswer = v.looseObject({ output: v.string() })
const withoutSuccess = v.looseObject({ success: v.literal(false), error: v.optional(v.undefined()) })
const withError = v.looseObject({ error: v.union([v.string(), v.looseObject({ message: v.string() })]) })

/** `applyError` is an empty string on success (contract: set_storage). */
export function findStorageFailure(result: unknown): string | undefined {
  if (!v.is(storageAnswer, result) || result.applyError.trim() === '') return undefined
  return `The new size was stored, but applying it failed: ${result.applyError.trim()}`
}

/**
 * The contract does not show how the body reports a failure: an `error` field counts, and so does output that is an
 * error.
 */
export function findStatementFailure(result: unknown): string | undefined {
  if (v.is(withoutSuccess, result)) return 'The statement failed, and the platform does not say why.'
  if (v.is(withError, result)) {
    const said = typeof result.error === 'string' ? result.error : result.error.message
    if (said.trim() !== '') return `The statement failed: ${said.trim()}`
  }
  const failure = v.is(consoleAnswer, result) ? consoleFailure(result.output) : undefined
  return failure === undefined ? undefined : `The statement failed: ${failure}`
}

/**
 * An error of the server, on any line, as PostgreSQL and MySQL print it: `ERROR:  …`, `psql:a.sql:3: ERROR:  …`,
 * `ERROR 1064 (42000): …`; and the words of psql if the server ends during a statement.
 */
const ofServer =
  /^(?:(?:psql:[^|\n]{1,200}: )?(?:ERROR|FATAL|PANIC)\b[^|\t]*:|server closed the connection unexpectedly$)/
/** An error of a client or driver, at the beginning of the output: `error: …`, `psql: error: …`, `SqliteError: …`, `(error) …`. */
const ofClient = /^\(?(?:\w+:? )?[\w.]*error[\w.]*\)?[:[ ]+[^|\t]*[^|\t\s][^|\t]*$/i

/**
 * The database's own error line, if the output of the SQL console is an error (contract: db_query), else undefined. If that
 * line has no message, the line after it is added. Text alone does not always tell: a row that begins like an error counts as
 * one, because a failed statement must never pass. The text is whole: it can be long, and hold secrets.
 */
export function consoleFailure(output: string): string | undefined {
  const lines = stripVTControlCharacters(output)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
  const failed = lines.findIndex((line, at) => ofServer.test(line) || (at === 0 && ofClient.test(line)))
  const line = lines[failed]
  return line?.trimEnd().endsWith(':') ? `${line.trimEnd()} ${lines[failed + 1] ?? ''}`.trimEnd() : line
}
