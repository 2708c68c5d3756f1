import { appendFileSync, writeFileSync } from 'node:fs'
import type { LogLine } from '../../build-log/host.ts'
import { fileReason } from '../../text/error.ts'
import { cleaningOf, type Job, type RunEvent, sentenceKeys } from './job.ts'

/** `events` and `--events`: every event as it happens, one JSON object a line. A failure to write is said once. */
export class EventFile {
  readonly #path: string
  readonly #host: Pick<Job, 'redactor' | 'console' | 'nameInputs'>
  #failed = false

  /** Creates the file, empty. */
  constructor(path: string, host: Pick<Job, 'redactor' | 'console' | 'nameInputs'>) {
    this.#path = path
    this.#host = host
    this.#write(() => writeFileSync(path, ''))
  }

  /** Adds the time, and replaces secrets and what a terminal would obey in every text; milliseconds are whole. */
  add(event: RunEvent): void {
    const cleaning = cleaningOf(this.#host)
    const clean = (key: string, value: unknown): unknown => {
      if (typeof value === 'number') return Math.round(value)
      if (typeof value !== 'string') return value
      return event.kind !== 'lines' && sentenceKeys.has(key) ? cleaning.sentence(value) : cleaning.text(value)
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
      this.#host.console.lost(`Could not write the events to "${this.#path}": ${fileReason(error)}.`)
    }
  }
}

/** A line of the file. */
export type EventLine = ReturnType<typeof eventLinesOf>[number]

/** An event as the file has it, by its `kind`. */
function eventLinesOf(event: RunEvent, time: string) {
  if (event.kind !== 'lines') return [{ time, ...event }]
  return event.lines.map((line: LogLine) => ({ time, kind: 'line' as const, ...line }))
}
