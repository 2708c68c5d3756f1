import { randomUUID } from 'node:crypto'
import { error, notice, setSecret, warning } from '@actions/core'
import type { Place } from '../../output/cause/failure-places.ts'
import type { Console } from '../../output/console.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { firstBytes } from '../../text/formats/shortening.ts'
import type { Redactor } from '../../text/secrets/redactor.ts'

/** The runner, which prints plain output and obeys commands. */
export interface Runner {
  /** `done` is called when the output has been written out, or never can be. */
  write(output: string | Uint8Array, done: () => void): void
  readonly commands: typeof commands
}

/** Imported by name, so that the bundler leaves the rest of the toolkit, with its HTTP client, out of the start. */
const commands = { setSecret, error, warning, notice }

export const runner: Runner = {
  write: (output, done) => {
    process.stdout.write(output, () => done())
  },
  commands,
}

/** The most bytes of an annotation's message; the runner cuts the rest. */
const longestMessage = 4096
/** Of each kind in a step. The runner drops more of them, so they become plain lines. */
const mostAnnotations = 10

/**
 * Everything that a job prints goes through here, so that no secret escapes and the runner obeys no untrusted line. Untrusted lines
 * stand inside a bracket of stopped commands, which is closed before Taxiway prints a line of its own.
 */
export class JobConsole implements Console {
  readonly #redactor: Redactor
  readonly #runner: Runner
  #stopToken: string | undefined
  #warnings = 0
  #notices = 0

  constructor(redactor: Redactor, to: Runner = runner) {
    this.#redactor = redactor
    this.#runner = to
  }

  /** Hides the value from now on, in what Taxiway prints and, through the runner's mask, in what any step prints. */
  mask(value: string): void {
    this.#redactor.add(value)
    this.#command('setSecret', value)
  }

  /** The runner is not told: it would hide the value inside other words. */
  maskWord(value: string): void {
    this.#redactor.addWord(value)
  }

  say(text: string): void {
    this.resume()
    this.#runner.write(`${sanitizeText(text, this.#redactor)}\n`, () => undefined)
  }

  warn(text: string): void {
    if (++this.#warnings > mostAnnotations) this.say(`Warning: ${text}`)
    else this.#command('warning', this.#message(text))
  }

  notice(text: string): void {
    if (++this.#notices > mostAnnotations) this.say(`Notice: ${text}`)
    else this.#command('notice', this.#message(text))
  }

  /** An error annotation; it may have several lines. It does not end the job by itself. */
  error(text: string): void {
    const lines = text.split('\n').map((line) => this.#message(line))
    this.#command('error', lines.join('\n'))
  }

  annotate({ file, line, column, text }: Place): void {
    this.resume()
    const place = { file, startLine: line, ...(column !== undefined && { startColumn: column }) }
    this.#runner.commands.error(cut(this.#message(text)), place)
  }

  lost(text: string): void {
    this.warn(text)
  }

  block(lines: Uint8Array): Promise<void> {
    const stop = this.#stopToken === undefined ? this.#stop() : ''
    const output = stop === '' ? lines : Buffer.concat([Buffer.from(stop), lines])
    return new Promise((resolve) => this.#runner.write(output, resolve))
  }

  async group(title: string, print: () => Promise<void>): Promise<void> {
    this.resume()
    this.#runner.write(`::group::${this.#message(title)}\n`, () => undefined)
    await print()
    this.resume()
    this.#runner.write('::endgroup::\n', () => undefined)
  }

  /** Closes the bracket: the runner obeys commands again. */
  resume(): void {
    if (this.#stopToken === undefined) return
    const token = this.#stopToken
    this.#stopToken = undefined
    this.#runner.write(`::${token}::\n`, () => undefined)
  }

  /** A fresh token each time: a log that could see the last one cannot end the next bracket. */
  #stop(): string {
    this.#stopToken = randomUUID()
    return `::stop-commands::${this.#stopToken}\n`
  }

  #command(name: keyof Runner['commands'], message: string): void {
    this.resume()
    this.#runner.commands[name](name === 'setSecret' ? message : cut(message))
  }

  #message(text: string): string {
    return sanitizeText(text, this.#redactor)
  }
}

function cut(message: string): string {
  return firstBytes(message, longestMessage) === message ? message : `${firstBytes(message, longestMessage - 8)} …`
}
