import { appendFileSync, writeFileSync } from 'node:fs'
import { type RunEvent, sentenceKeys } from '../../actions/shared/job.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { fileReason } from '../../text/error.ts'
import { message } from '../../text/message.ts'
import type { Redactor } from '../../text/redactor.ts'
import type { CommandConsole } from '../console.ts'
import { eventLinesOf } from './schemas.ts'

/** What an event file works with. */
interface EventHost {
  readonly redactor: Redactor
  readonly console: CommandConsole
  readonly nameInputs: (sentence: string) => string
}

/** `--events FILE`: every event as it happens, one JSON object a line. A failure to write is said once. */
export class EventFile {
  readonly #path: string
  readonly #redactor: Redactor
  readonly #nameInputs: EventHost['nameInputs']
  readonly #console: CommandConsole
  #failed = false

  /** Creates the file, empty. */
  constructor(path: string, { redactor, console, nameInputs }: EventHost) {
    this.#path = path
    this.#redactor = redactor
    this.#nameInputs = nameInputs
    this.#console = console
    this.#write(() => writeFileSync(path, ''))
  }

  /** Adds the time, and replaces secrets and what a terminal would obey in every text; milliseconds are whole. */
  add(event: RunEvent): void {
    const clean = (key: string, value: unknown): unknown => {
      if (typeof value === 'number') return Math.round(value)
      if (typeof value !== 'string') return value
      const isOurs = event.kind !== 'lines' && sentenceKeys.has(key)
      return sanitizeText(isOurs ? this.#nameInputs(value) : value, this.#redactor)
    }
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
      this.#console.lost(
        message`events-not-written: Could not write the events to "${this.#path}": ${fileReason(error)}.`,
      )
    }
  }
}
