import { setOutput } from '@actions/core'
import { sanitizeText } from '../../output/untrusted.ts'
import type { Redactor } from '../../text/redactor.ts'
import type { JobConsole } from './console.ts'

/**
 * The step's outputs, written as soon as each is known: what is in the file when the runner kills a job counts. A value is
 * one line without secrets; writing the same again does nothing.
 */
export class Outputs {
  readonly #written = new Map<string, string>()
  readonly #redactor: Redactor
  readonly #console: JobConsole

  constructor(redactor: Redactor, console: JobConsole) {
    this.#redactor = redactor
    this.#console = console
  }

  has(name: string): boolean {
    return this.#written.has(name)
  }

  /** Undefined writes nothing. A failure to write is a warning. */
  set(name: string, value: string | undefined): void {
    if (value === undefined || this.#written.get(name) === value) return
    this.#written.set(name, value)
    const shown = sanitizeText(value, this.#redactor)
    if (this.#redactor.finds(value)) {
      this.#console.warn(`Output \`${name}\` holds the value of a secret or a masked variable, so it shows *** there.`)
    }
    this.#write(name, shown)
  }

  /**
   * A value as it is, for whoever masked its secrets and takes care of its line ends. Where there is no output file it would
   * stand on stdout, so it is not written then.
   */
  setMasked(name: string, value: string): void {
    this.#written.set(name, value)
    if (process.env['GITHUB_OUTPUT']) this.#write(name, value)
    else this.#console.warn(`Output \`${name}\` was not written: \`GITHUB_OUTPUT\` is not set.`)
  }

  #write(name: string, shown: string): void {
    try {
      // Where there is no output file, the command goes to stdout and must be obeyed.
      this.#console.resume()
      setOutput(name, shown)
    } catch (error) {
      this.#console.warn(`Output \`${name}\` could not be written: ${String(error)}`)
    }
  }
}
