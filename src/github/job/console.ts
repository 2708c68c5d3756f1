import { randomUUID } from 'node:crypto'
import { error, notice, setSecret, warning } from '@actions/core'
import { sanitizeText } from '../../output/untrusted.ts'
import { firstBytes } from '../../text/excerpt.ts'
import type { Redactor } from '../../text/redactor.ts'

/** The runner's ear: what takes plain output, and what gives commands. */
export interface Ear {
  /** `done` is called when the output has been written out, or never can be. */
  write(output: string | Uint8Array, done: () => void): void
  readonly commands: typeof commands
}

/** Named one by one, so that the bundler may leave the rest of the toolkit, and its HTTP client, out of the start. */
const commands = { setSecret, error, warning, notice }

export const runner: Ear = {
  write: (output, done) => {
    process.stdout.write(output, () => done())
  },
  commands,
}

/** The most bytes of an annotation's message; the runner cuts the rest. */
const longestMessage = 4096
/** The runner shows as many annotations of a kind in a step; more of them are plain lines. */
const mostAnnotations = 10

/**
 * The one place through which a job prints, so that no secret escapes and no foreign line is obeyed. Foreign lines stand
 * inside a bracket of stopped commands, which is closed before anything of ours.
 */
export class JobConsole {
  readonly #redactor: Redactor
  readonly #ear: Ear
  #stopToken: string | undefined
  #warnings = 0
  #notices = 0

  constructor(redactor: Redactor, ear: Ear = runner) {
    this.#redactor = redactor
    this.#ear = ear
  }

  /** Hides the value from now on, in what we print and, through the runner's mask, in what anybody prints. */
  mask(value: string): void {
    this.#redactor.add(value)
    this.#command('setSecret', value)
  }

  /** One line of ours; foreign words in it are made harmless. */
  say(text: string): void {
    this.resume()
    this.#ear.write(`${sanitizeText(text, this.#redactor)}\n`, () => undefined)
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
    this.#command(
      'error',
      text
        .split('\n')
        .map((line) => this.#message(line))
        .join('\n'),
    )
  }

  /** Foreign lines, as `prefixLines` gives them, in one write. Resolves when they are written out. */
  block(lines: Uint8Array): Promise<void> {
    const stop = this.#stopToken === undefined ? this.#stop() : ''
    const output = stop === '' ? lines : Buffer.concat([Buffer.from(stop), lines])
    return new Promise((resolve) => this.#ear.write(output, resolve))
  }

  /** Closes the bracket: the runner obeys commands again. */
  resume(): void {
    if (this.#stopToken === undefined) return
    const token = this.#stopToken
    this.#stopToken = undefined
    this.#ear.write(`::${token}::\n`, () => undefined)
  }

  /** A fresh token each time: a log that could see the last one cannot end the next bracket. */
  #stop(): string {
    this.#stopToken = randomUUID()
    return `::stop-commands::${this.#stopToken}\n`
  }

  #command(name: keyof Ear['commands'], message: string): void {
    this.resume()
    this.#ear.commands[name](name === 'setSecret' ? message : cutMessage(message))
  }

  #message(text: string): string {
    return sanitizeText(text, this.#redactor)
  }
}

function cutMessage(message: string): string {
  const whole = firstBytes(message, longestMessage) === message
  return whole ? message : `${firstBytes(message, longestMessage - 8)} …`
}
