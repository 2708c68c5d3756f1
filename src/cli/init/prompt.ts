import { createInterface } from 'node:readline/promises'
import { InputError } from '../../client/errors.ts'
import type { Kind } from '../../config/kinds.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { Redactor } from '../../text/redactor.ts'
import { UsageError } from '../usage-error.ts'

/** Asks a person on the terminal. The questions stand on stderr: stdout is the result. */
export class Prompt implements Disposable {
  readonly #lines = createInterface({ input: process.stdin, output: process.stderr })
  readonly #ended = new AbortController()
  readonly #signal: AbortSignal

  constructor(signal: AbortSignal) {
    this.#signal = AbortSignal.any([signal, this.#ended.signal])
    // Ctrl-C is a key here, and Ctrl-D ends the answers.
    this.#lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
    this.#lines.on('close', () => this.#ended.abort(new UsageError('The answers ended. Nothing was written.')))
  }

  say(text: string): void {
    process.stderr.write(`${sanitizeText(text, new Redactor())}\n`)
  }

  /** The answer, trimmed; the default for an empty one. Rejects with the reason of the signal, and if the answers end. */
  async ask(question: string, byDefault = ''): Promise<string> {
    const hint = byDefault === '' ? '' : ` [${byDefault}]`
    try {
      const answer = await this.#lines.question(`${question}${hint}: `, { signal: this.#signal })
      return answer.trim() || byDefault
    } catch (error) {
      throw this.#signal.aborted ? this.#signal.reason : error
    }
  }

  /** Asks until the answer is of this kind. */
  async askFor(name: string, question: string, kind: Kind<unknown>): Promise<string> {
    for (;;) {
      const answer = await this.ask(question)
      try {
        if (answer !== '') kind.parse(name, answer)
        if (answer !== '') return answer
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        this.say(error.message)
      }
    }
  }

  /** Whether the answer is a yes. */
  async confirm(question: string): Promise<boolean> {
    return /^y(es)?$/i.test(await this.ask(`${question} (y/N)`))
  }

  [Symbol.dispose](): void {
    this.#lines.close()
  }
}
