import { appendFileSync, writeFileSync } from 'node:fs'
import type { RunEvent } from '../../actions/shared/job.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { message } from '../../text/message.ts'
import type { Redactor } from '../../text/redactor.ts'
import type { CommandConsole } from '../console.ts'
import { eventLinesOf } from './schemas.ts'

/** `--events FILE`: every event as it happens, one JSON object a line. A failure to write is one warning. */
export class EventFile {
  readonly #path: string
  readonly #redactor: Redactor
  readonly #console: CommandConsole
  #failed = false

  /** Creates the file, empty. */
  constructor(path: string, { redactor, console }: { readonly redactor: Redactor; readonly console: CommandConsole }) {
    this.#path = path
    this.#redactor = redactor
    this.#console = console
    this.#write(() => writeFileSync(path, ''))
  }

  /** Adds the time, and replaces secrets and what a terminal would obey in every text; milliseconds are whole. */
  add(event: RunEvent): void {
    const clean = (_key: string, value: unknown): unknown =>
      typeof value === 'string'
        ? sanitizeText(value, this.#redactor)
        : typeof value === 'number'
          ? Math.round(value)
          : value
    const lines = eventLinesOf(event, new Date().toISOString())
    const text = lines.map((line) => `${JSON.stringify(line, clean)}\n`).join('')
    this.#write(() => appendFileSync(this.#path, text))
  }

  #write(write: () => void): void {
    if (this.#failed) return
    try {
      write()
    } catch (error) {
      this.#failed = true
      this.#console.warn(message`events-not-written: Could not write the events to "${this.#path}": ${String(error)}`)
    }
  }
}
