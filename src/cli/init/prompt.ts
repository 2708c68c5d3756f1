import { createInterface } from 'node:readline/promises'
import { InputError } from '../../client/errors.ts'
import { UsageError } from '../usage-error.ts'

/** Asks a person on the terminal. The questions stand on stderr: stdout is the result. */
export class Prompt implements Disposable {
  readonly #lines = createInterface({ input: process.stdin, output: process.stderr })
  readonly #ended = new AbortController()
  readonly #signal: AbortSignal
  readonly #say: (text: string) => void

  constructor(signal: AbortSignal, say: (text: string) => void) {
    this.#say = say
    this.#signal = AbortSignal.any([signal, this.#ended.signal])
    // Ctrl-C is a key here, and Ctrl-D ends the answers.
    this.#lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
    this.#lines.on('close', () => this.#ended.abort(new UsageError('The answers ended. Nothing was written.')))
  }

  /**
   * The answer, trimmed; the default for an empty one. Rejects with the reason of the signal, and if the answers end.
   *
   * @param accept throws an `InputError` for a wrong answer, after which the question is asked again
   */
  async ask(question: string, byDefault = '', accept: (answer: string) => unknown = () => undefined): Promise<string> {
    const hint = byDefault === '' ? '' : ` [${byDefault}]`
    for (;;) {
      try {
        const answer = await this.#lines.question(`${question}${hint}: `, { signal: this.#signal })
        const given = answer.trim() || byDefault
        await accept(given)
        return given
      } catch (error) {
        if (this.#signal.aborted) throw this.#signal.reason
        if (!(error instanceof InputError)) throw error
        this.#say(error.message)
      }
    }
  }

  [Symbol.dispose](): void {
    this.#lines.close()
  }
}
