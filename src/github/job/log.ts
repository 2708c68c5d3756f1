import type { LogLine } from '../../build-log/host.ts'
import { LogExcerpt } from '../../output/log-excerpt.ts'
import { LogFile } from '../../output/log-file.ts'
import { prefixLines, sanitizeLines } from '../../output/untrusted.ts'
import type { Redactor } from '../../text/redactor.ts'
import type { JobConsole } from './console.ts'
import { keepYoungGenerationSmall } from './young-generation.ts'

/** The build log as a job shows it: on its console, in a file for later steps, and what is worth showing again at the end. */
export class JobLog {
  #excerpt = new LogExcerpt()
  readonly #console: JobConsole
  readonly #redactor: Redactor
  readonly #folder: string
  #file: LogFile | undefined

  /** @param folder where the file goes */
  constructor(console: JobConsole, redactor: Redactor, folder: string) {
    this.#console = console
    this.#redactor = redactor
    this.#folder = folder
  }

  get excerpt(): LogExcerpt {
    return this.#excerpt
  }

  /** Another log begins: the excerpt is of it alone. */
  begin(): void {
    this.#excerpt = new LogExcerpt()
  }

  /** Creates the file, if it was not yet; its path. */
  open(): string {
    this.#file ??= this.#create()
    return this.#file.path
  }

  /** One write for all lines; resolves when they are written out. */
  async print(lines: readonly LogLine[]): Promise<void> {
    const texts = lines.map(({ text }) => text)
    await this.#show(sanitizeLines(texts, this.#redactor))
  }

  /** Says that lines are missing, in their place. */
  async hole(from: number, to: number): Promise<void> {
    const lines = from === to ? `line ${from} was` : `lines ${from}-${to} were`
    await this.#show([`… ${lines} not delivered`])
  }

  async close(): Promise<void> {
    this.#console.resume()
    await this.#file?.close()
  }

  #create(): LogFile {
    keepYoungGenerationSmall()
    return new LogFile(this.#folder, (reason) =>
      this.#console.warn(`The log file is incomplete, for it could not be written: ${reason}`),
    )
  }

  async #show(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return
    this.open()
    this.#excerpt.add(lines)
    const bytes = prefixLines(lines)
    await Promise.all([this.#console.block(bytes), this.#file?.append(bytes)])
  }
}
