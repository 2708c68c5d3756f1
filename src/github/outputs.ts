import { appendToCommandFile } from './commands.ts'
import type { JobConsole } from './console.ts'
import { harmlessText } from './log-lines.ts'
import type { Redactor } from './redaction.ts'

/**
 * The step's outputs, written as soon as each is known: what is in the file when the runner kills a job counts. A value is
 * one line without secrets; writing the same again does nothing.
 */
export class Outputs {
  readonly #written = new Map<string, string>()
  readonly #file: string | undefined
  readonly #redactor: Redactor
  readonly #console: JobConsole

  /** @param file the runner's file for outputs; without one nothing is written */
  constructor(file: string | undefined, redactor: Redactor, console: JobConsole) {
    this.#file = file
    this.#redactor = redactor
    this.#console = console
  }

  /** Undefined writes nothing. A failure to write is a warning. */
  set(name: string, value: string | undefined): void {
    if (value === undefined || this.#written.get(name) === value) return
    this.#written.set(name, value)
    const shown = harmlessText(value, this.#redactor)
    if (this.#redactor.finds(value)) {
      this.#console.warn(`Output \`${name}\` holds the value of a secret or a masked variable, so it shows *** there.`)
    }
    try {
      if (this.#file) appendToCommandFile(this.#file, name, shown)
    } catch (error) {
      this.#console.warn(`Output \`${name}\` could not be written: ${String(error)}`)
    }
  }
}
