import { closeSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { message } from '../message.ts'

/**
 * Opens the data file, which is created if it is missing, or `:memory:`. The file is locked while it is open: two platforms on
 * one file would each assume that the builds are their own. Throws an `Error` that says what is wrong with the file.
 */
export function openDatabase(file: string): DatabaseSync {
  try {
    return open(file)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const [, known] = reasons.find(([pattern]) => pattern.test(text)) ?? []
    const reason = whatStandsThere(file) ?? known ?? text.replace(/\.\s*$/, '')
    throw new Error(message`data-not-usable: The data file "${file}" cannot be used: ${reason}.`, { cause: error })
  }
}

/** Looked up, because the system's error for it differs between Linux and Windows. */
function whatStandsThere(file: string): string | undefined {
  const at = (path: string) => statSync(path, { throwIfNoEntry: false })
  try {
    if (at(file)?.isDirectory()) return 'it is a folder'
    const folder = at(dirname(file))
    if (folder === undefined) return 'its folder does not exist'
    return folder.isDirectory() ? undefined : 'its path leads through a file'
  } catch {
    // Where a part of the path above the folder is a file.
    return 'its path leads through a file'
  }
}

/** What the errors of the system and of SQLite mean here. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(EACCES|EPERM|EROFS)/, 'it may not be written'],
  [/database is locked/, 'another local platform is using it'],
  [/not a database/, 'it holds something other than the state of a local platform'],
]

function open(file: string): DatabaseSync {
  // Its API keys let a reader run commands as the file's owner, so only the owner may read it.
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file)
  try {
    // A power failure may lose the last moments; the end of the platform's own process loses nothing.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
    // Takes the lock now, rather than with the first write.
    database.exec('BEGIN EXCLUSIVE; COMMIT')
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** Runs `work` in one transaction, which is rolled back if it throws. */
export function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN')
  try {
    work()
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

/** How many rows were added, changed or removed since the file was opened. */
export function changeCount(database: DatabaseSync): number {
  return Number(database.prepare('SELECT total_changes() AS count').get()?.['count'])
}

/** Removes every row of every table. */
export function wipe(database: DatabaseSync): void {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
  for (const { name } of tables.all()) database.exec(`DELETE FROM ${name}`)
}
