import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { InputError } from '../client/errors.ts'
import { formatDotenv } from '../report/json.ts'
import { messageOf } from '../text/format.ts'

/** The outputs of a run in a dotenv file, for another job. */
export class OutputsFile {
  readonly #path: string

  /** Empties the file, whose content is from an earlier run. Throws `InputError` if it cannot be written. */
  constructor(given: string) {
    const stat = statSync(given, { throwIfNoEntry: false })
    // Writing replaces the file, which would replace a device such as /dev/stdout.
    if (stat !== undefined && !stat.isFile()) throw mistake(given, 'It is not a file')
    this.#path = stat === undefined ? resolve(given) : realpathSync(given)
    const problem = this.#write('')
    if (problem !== undefined) throw mistake(given, problem)
  }

  /** Writes all known outputs, and returns the names of those that a dotenv file cannot hold. */
  update(outputs: Iterable<readonly [name: string, fact: string]>): {
    readonly leftOut: readonly string[]
    readonly problem: string | undefined
  } {
    const { text, leftOut } = formatDotenv(outputs)
    return { leftOut, problem: this.#write(text) }
  }

  /**
   * Replaces the file in one step, so that readers always find a whole one. Returns the problem if it cannot be
   * written.
   */
  #write(text: string): string | undefined {
    const part = `${this.#path}.${process.pid}.tmp`
    try {
      writeFileSync(part, text)
      renameSync(part, this.#path)
      return undefined
    } catch (error) {
      rmSync(part, { force: true })
      return messageOf(error)
    }
  }
}

function mistake(given: string, why: string): InputError {
  return new InputError(
    'outputs',
    `--outputs cannot be written: "${given}" (${why}). Name a file in a folder that exists.`,
  )
}
