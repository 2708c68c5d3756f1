import { closeSync, openSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** How often the data file is looked for, milliseconds. */
const everyMs = 2_000

/**
 * Says once if the data file of an open database was deleted or replaced: what is written to it then would be lost without a word.
 * Disposing of it writes a file that is missing again, before the database is closed.
 */
export function guardDataFile(database: DatabaseSync, file: string, warn: (text: string) => void): Disposable {
  const found = readIdentity(file)
  let isWarned = false
  const checkFile = (): void => {
    const now = readIdentity(file)
    if (isWarned || now === found) return
    isWarned = true
    warn(
      now === undefined
        ? `The data file "${file}" was deleted while the platform uses it. It is written again when the platform stops; until then a crash loses everything.`
        : `The data file "${file}" was replaced by another one while the platform uses it: nothing is written to that one, and what happens from now on is lost. Stop the platform, and start it again.`,
    )
  }
  const timer = setInterval(checkFile, everyMs).unref()
  return {
    [Symbol.dispose]() {
      clearInterval(timer)
      checkFile()
      if (readIdentity(file) === undefined) writeAgain(database, file, warn)
    },
  }
}

/** Which file has this path; undefined if none has. */
function readIdentity(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true })
  return found && `${found.dev}:${found.ino}`
}

function writeAgain(database: DatabaseSync, file: string, warn: (text: string) => void): void {
  try {
    // Only its owner may read it, as it holds keys; SQLite fills a file that is empty.
    closeSync(openSync(file, 'wx', 0o600))
    database.prepare('VACUUM INTO ?').run(file)
    warn(`The data file "${file}" was written again.`)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    warn(`The data file "${file}" could not be written again, so what it held is lost: ${why}`)
  }
}
