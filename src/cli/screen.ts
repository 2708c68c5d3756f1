import { stripVTControlCharacters, styleText } from 'node:util'
import { formatDuration, shorten } from '../text/format.ts'
import { bar, cleanText } from '../text/untrusted.ts'

const redrawEveryMs = 1_000
/** Some CI systems end a job that prints nothing for ten minutes. */
const stillAfterMs = 120_000
const clearLine = '\r\u001b[K'

/**
 * The output of a command for people: lines on stderr, and on a terminal one live line below them. Elsewhere, a run
 * that prints nothing says every two minutes that it still runs.
 */
export class Screen {
  readonly #stream = process.stderr
  /** Some CI systems give a job a terminal, but keep every line that was drawn over. */
  readonly #isLive: boolean
  #status: string | undefined
  #isDrawn = false
  #wroteAtMs = performance.now()
  #timer: NodeJS.Timeout | undefined

  constructor() {
    this.#isLive = this.#stream.isTTY && !process.env['CI']
    // Continue if the terminal or pipe is closed.
    this.#stream.on('error', () => undefined)
  }

  say(text: string): void {
    this.#write(`${cleanText(text)}\n`)
  }

  succeed(text: string): void {
    this.#write(`${this.#styled('green', cleanText(text))}\n`)
  }

  notice(text: string): void {
    this.#write(`${this.#styled('cyan', 'Notice:')} ${cleanText(text)}\n`)
  }

  warn(text: string): void {
    this.#write(`${this.#styled('yellow', 'Warning:')} ${cleanText(text)}\n`)
  }

  error(text: string): void {
    this.#write(`${this.#styled('red', 'Error:')} ${cleanText(text)}\n`)
  }

  /** Prints clean lines, each after a bar. Resolves when they are written. */
  async quote(lines: readonly string[]): Promise<void> {
    const shown = process.env['NO_COLOR'] ? lines.map(stripVTControlCharacters) : lines
    await new Promise<void>((resolve) => this.#write(shown.map((line) => `${bar}${line}\n`).join(''), resolve))
  }

  /** Shows the state of the run on the live line, after the time since the start. */
  showStatus(status: string): void {
    this.#status = cleanText(status)
    this.#timer ??= setInterval(() => this.#tick(), redrawEveryMs).unref()
    this.#draw()
  }

  /** Removes the live line. */
  endStatus(): void {
    clearInterval(this.#timer)
    this.#clear()
    this.#status = undefined
  }

  #tick(): void {
    if (this.#isLive) this.#draw()
    else if (performance.now() - this.#wroteAtMs >= stillAfterMs) this.say(`Still going: ${this.#summary}`)
  }

  /** The time comes first, so that even a narrow window shows that the run continues. */
  get #summary(): string {
    return `${formatDuration(performance.now())} · ${this.#status}`
  }

  #write(text: string, done: () => void = () => undefined): void {
    this.#clear()
    this.#wroteAtMs = performance.now()
    this.#stream.write(text, () => done())
    this.#draw()
  }

  #draw(): void {
    if (this.#status === undefined || !this.#isLive) return
    const line = shorten(this.#summary, Math.max(10, this.#stream.columns - 1))
    this.#stream.write(`${clearLine}${this.#styled('dim', line)}`)
    this.#isDrawn = true
  }

  #clear(): void {
    if (this.#isDrawn) this.#stream.write(clearLine)
    this.#isDrawn = false
  }

  /** Respects NO_COLOR and FORCE_COLOR. */
  #styled(style: 'green' | 'cyan' | 'yellow' | 'red' | 'dim', text: string): string {
    return styleText(style, text, { stream: this.#stream })
  }
}
