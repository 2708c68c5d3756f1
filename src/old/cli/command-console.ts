import { styleText } from 'node:util'
import type { Console } from '../output/console.ts'
import { bar, sanitizeText } from '../output/untrusted.ts'
import { removeColour } from '../text/control-characters.ts'
import { formatCount } from '../text/formats/count.ts'
import { formatDuration } from '../text/formats/duration.ts'
import type { Redactor } from '../text/secrets/redactor.ts'

export interface ConsoleOptions {
  /** Only errors and the outcome. */
  readonly quiet: boolean
}

type Style = Parameters<typeof styleText>[0]

const barWidth = 20
const redrawEveryMs = 1_000
/** Some CI systems end a job that prints nothing for ten minutes. */
const sayStillAfterMs = 120_000

/**
 * What people read of a command, on stderr: appended lines, and on a terminal one status line below them. A reader that leaves early (`| head`) ends nothing.
 */
export class CommandConsole implements Console {
  readonly #redactor: Redactor
  readonly #stream = process.stderr
  /** Some CI systems give a job a terminal, but keep what it drew over. */
  readonly #isTerminal: boolean
  readonly #startMs = performance.now()
  #quiet: boolean
  #lines = 0
  #status: string | undefined
  #rows: () => readonly string[] = () => []
  /** How many lines of a terminal show the status. */
  #shownLines = 0
  #lastWriteMs = performance.now()
  /** By characters, until what knows their widths is loaded. */
  #cut: (text: string, columns: number) => string = (text, columns) => [...text].slice(0, columns).join('')
  #timer: NodeJS.Timeout | undefined
  /** Whether a file that was asked for could not be written. */
  hasLost = false

  constructor(redactor: Redactor, options: ConsoleOptions) {
    this.#redactor = redactor
    this.#quiet = options.quiet
    this.#isTerminal = this.#stream.isTTY && !process.env['CI']
    if (this.#isTerminal && !options.quiet) {
      void this.#loadWidths()
      this.progress = (text, done) => this.#showProgress(text, done)
      this.rows = (rows, summary) => this.#showRows(rows, summary)
    }
    // A closed terminal or pipe is not a reason to stop following.
    this.#stream.on('error', () => undefined)
  }

  /** Beside the first wait, because it takes 20 ms. */
  async #loadWidths(): Promise<void> {
    this.#cut = (await import('./text-width.ts')).cutToWidth
  }

  /** Only if there is a status line. */
  progress?: (text: string, done?: number) => void

  /** Only if there is a status line, which they follow. */
  rows?: (rows: () => readonly string[], summary: string) => void

  mask(value: string): void {
    this.#redactor.add(value)
  }

  maskWord(value: string): void {
    this.#redactor.addWord(value)
  }

  say(text: string): void {
    if (!this.#quiet) this.#write(`${this.#clean(text)}\n`)
  }

  succeed(text: string): void {
    if (!this.#quiet) this.#write(`${this.#styled('green', this.#clean(text))}\n`)
  }

  warn(text: string): void {
    if (!this.#quiet) this.#write(`${this.#styled('yellow', 'Warning:')} ${this.#clean(text)}\n`)
  }

  notice(text: string): void {
    if (!this.#quiet) this.#write(`${this.#styled('cyan', 'Notice:')} ${this.#clean(text)}\n`)
  }

  /** The run may be over: reports are written at its end. */
  lost(text: string): void {
    this.hasLost = true
    this.error(text)
    if (process.exitCode === 0) process.exitCode = 1
  }

  error(text: string): void {
    const [first = '', ...rest] = text.split('\n').map((line) => this.#clean(line))
    // Behind a bar: a CI system could obey a line of the build log at its beginning.
    const more = rest.map((line) => `${bar}${line}\n`).join('')
    this.#write(`${this.#styled('red', 'Error:')} ${first}\n${more}`)
  }

  async block(lines: Uint8Array): Promise<void> {
    for (const byte of lines) if (byte === 0x0a) this.#lines += 1
    if (this.#quiet) return
    const output = process.env['NO_COLOR'] ? removeColour(Buffer.from(lines).toString()) : lines
    await new Promise<void>((resolve) => this.#write(output, resolve))
  }

  /** Nothing is folded here. */
  resume(): void {}

  /** Shows on a terminal's last line how the run stands; elsewhere a silent run says so every two minutes. */
  showStatus(status: string): void {
    this.#status = this.#clean(status)
    this.#timer ??= setInterval(() => this.#tick(), redrawEveryMs).unref()
    this.#drawStatus()
  }

  /** Ends the status line: what follows is the outcome, which is printed even if the rest is quiet. */
  end(): void {
    clearInterval(this.#timer)
    this.#clearStatus()
    this.#status = undefined
    this.#quiet = false
  }

  #showProgress(text: string, done = 0): void {
    const filled = Math.round(done * barWidth)
    const bar = done === 0 ? '' : `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} `
    this.showStatus(`${bar}${text}`)
  }

  #showRows(rows: () => readonly string[], summary: string): void {
    this.#clearStatus()
    this.#rows = rows
    this.showStatus(summary)
  }

  #tick(): void {
    if (this.#isTerminal) this.#drawStatus()
    else if (!this.#quiet && performance.now() - this.#lastWriteMs > sayStillAfterMs)
      this.say(`Still going: ${this.#summarize()}`)
  }

  #summarize(): string {
    const elapsed = formatDuration(performance.now() - this.#startMs)
    // The time first: a narrow window shows that the run continues.
    return [elapsed, this.#status, formatCount(this.#lines, 'line')].join(' · ')
  }

  #write(output: string | Uint8Array, done: () => void = () => undefined): void {
    this.#clearStatus()
    this.#lastWriteMs = performance.now()
    this.#stream.write(output, () => done())
    this.#drawStatus()
  }

  #drawStatus(): void {
    if (this.#status === undefined || this.#quiet || !this.#isTerminal) return
    const width = Math.max(10, this.#stream.columns - 1)
    // Whatever has scrolled out of the window cannot be drawn again.
    const rows = this.#rows()
      .slice(0, Math.max(0, this.#stream.rows - 2))
      .map((row) => this.#clean(row))
    const lines = [this.#summarize(), ...rows].map((line) => this.#styled('dim', this.#cut(line, width)))
    if (this.#shownLines > 1) this.#clearStatus()
    this.#stream.write(`\r\u001b[K${lines.join('\n')}`)
    this.#shownLines = lines.length
  }

  #clearStatus(): void {
    const above = this.#shownLines > 1 ? `\u001b[${this.#shownLines - 1}A` : ''
    if (this.#shownLines > 0) this.#stream.write(`${above}\r\u001b[${above === '' ? 'K' : 'J'}`)
    this.#shownLines = 0
  }

  #styled(style: Style, text: string): string {
    return styleText(style, text, { stream: this.#stream })
  }

  #clean(text: string): string {
    return sanitizeText(text, this.#redactor)
  }
}
