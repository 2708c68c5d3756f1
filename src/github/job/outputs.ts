import { appendFile } from 'node:fs/promises'
import { setOutput } from '@actions/core'
import { sanitizeText } from '../../output/untrusted.ts'
import { message } from '../../text/message.ts'
import type { Redactor } from '../../text/redactor.ts'
import type { JobConsole } from './console.ts'
import type { Environment } from './environment.ts'

/**
 * The step's outputs, each written as soon as it is known: the runner reads the file even after it has killed the job. A value is one
 * line without secrets. Writing the same value again does nothing.
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
      this.#console.warn(
        message`output-has-secret: The output \`${name}\` contains a secret or a masked variable, which is replaced by ***.`,
      )
    }
    this.#write(name, shown)
  }

  /**
   * Sets a value as it is: its secrets must be masked and its line ends escaped. Without an output file it would be printed, so it is
   * not written then.
   */
  setMasked(name: string, value: string): void {
    this.#written.set(name, value)
    if (process.env['GITHUB_OUTPUT']) this.#write(name, value)
    else
      this.#console.warn(
        message`output-file-missing: Could not write the output \`${name}\`: GITHUB_OUTPUT is not set.`,
      )
  }

  #write(name: string, shown: string): void {
    try {
      // Where there is no output file, the command goes to stdout and must be obeyed.
      this.#console.resume()
      setOutput(name, shown)
    } catch (error) {
      this.#console.warn(message`output-not-written: Could not write the output \`${name}\`: ${String(error)}`)
    }
  }
}

/** Appends to the step's summary. Does nothing where the runner offers none. */
export async function writeSummary(environment: Environment, markdown: string): Promise<void> {
  const file = environment['GITHUB_STEP_SUMMARY']
  if (file) await appendFile(file, markdown)
}
