import type { LogLine } from '../build-log/log-event.ts'
import type { Redactor } from '../text/secrets/redactor.ts'
import { LogExcerpt } from './cause/log-excerpt.ts'
import type { Console } from './console.ts'
import type { LastPrintedLine } from './last-printed-line.ts'
import { LogFile } from './log-file.ts'
import { prefixLines, sanitizeLines } from './untrusted.ts'
import { keepYoungGenerationSmall } from './v8-heap.ts'

/** A build log in a job: printed, written to a file for later steps, and excerpted for the end of the run. */
export class PrintedBuildLog {
  #excerpt = new LogExcerpt()
  readonly #console: Console
  readonly #redactor: Redactor
  readonly #path: string | undefined
  #file: LogFile | undefined
  #shownLines: LastPrintedLine | undefined
  #hasLeftOut = false

  /** @param path of the file; undefined writes none */
  constructor(console: Console, redactor: Redactor, path: string | undefined) {
    this.#console = console
    this.#redactor = redactor
    this.#path = path
  }

  get excerpt(): LogExcerpt {
    return this.#excerpt
  }

  /** Begins the log of another deployment: the excerpt is of the new log alone. */
  begin(): void {
    this.#excerpt = new LogExcerpt()
    this.continueAfter(undefined)
  }

  /** From here on, the lines that an earlier step of the job has printed go to the file and the excerpt alone. */
  continueAfter(shown: LastPrintedLine | undefined): void {
    this.#shownLines?.save()
    this.#shownLines = shown
    this.#hasLeftOut = false
  }

  /** The path of the file, which is created now if it does not exist. */
  open(): string | undefined {
    if (this.#path === undefined || this.#file !== undefined) return this.#path
    keepYoungGenerationSmall()
    this.#file = new LogFile(this.#path, this.#console)
    return this.#path
  }

  /** One write for all lines; resolves when they are written out. */
  async print(lines: readonly LogLine[]): Promise<void> {
    const shown = this.#shownLines
    const before = shown?.before ?? -1
    const known = lines.filter(({ seq, late }) => seq <= before && !late)
    if (known.length > 0 && !this.#hasLeftOut) {
      this.#hasLeftOut = true
      this.#console.say(`An earlier step of this job printed this build log up to line ${before}.`)
    }
    await this.#print(known, false)
    const fresh = known.length === 0 ? lines : lines.filter(({ seq, late }) => seq > before || late)
    await this.#print(fresh, true)
    shown?.note(lines.at(-1)?.seq ?? -1)
  }

  /** Prints that lines are missing, in their place. */
  async hole(from: number, to: number): Promise<void> {
    const lines = from === to ? `line ${from} was` : `lines ${from}-${to} were`
    this.#shownLines?.noteHole(from)
    await this.#show([`… ${lines} not delivered`], true)
  }

  async close(): Promise<void> {
    this.#console.resume()
    this.#shownLines?.save()
    await this.#file?.close()
  }

  async #print(lines: readonly LogLine[], isNew: boolean): Promise<void> {
    const texts = lines.map(({ seq, text, late }) => (late ? `(line ${seq}, late) ${text}` : text))
    await this.#show(sanitizeLines(texts, this.#redactor), isNew)
  }

  async #show(lines: readonly string[], isNew: boolean): Promise<void> {
    if (lines.length === 0) return
    this.open()
    this.#excerpt.add(lines)
    const bytes = prefixLines(lines)
    await Promise.all([isNew ? this.#console.block(bytes) : undefined, this.#file?.append(bytes)])
  }
}
