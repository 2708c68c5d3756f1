import { setOutput } from '@actions/core'
import type { Environment } from '../../ci/ci-job.ts'
import type { Console } from '../../output/console.ts'
import { Outputs } from '../../output/job-outputs.ts'
import { appendToSummary } from '../../output/summary-file.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { type Redactor, redacted } from '../../text/secrets/redactor.ts'

/**
 * The step's outputs, each written as soon as it is known: the runner reads the file even after it has killed the job. A value is one
 * line without secrets. Writing the same value again does nothing.
 */
export class StepOutputs extends Outputs {
  readonly #console: Console
  readonly #environment: Environment

  constructor(host: { readonly redactor: Redactor; readonly console: Console; readonly environment: Environment }) {
    super(host.redactor)
    this.#console = host.console
    this.#environment = host.environment
  }

  override set(name: string, value: string | undefined): void {
    if (value === undefined) return
    const shown = sanitizeText(value, this.redactor)
    if (this.get(name) === shown) return
    super.setMasked(name, shown)
    // The value may have been cleaned on its way here.
    if (value.includes(redacted) || this.redactor.finds(value)) {
      this.#console.warn(`The output \`${name}\` contains a secret or a masked variable, which is replaced by ***.`)
    }
    this.#write(name, shown)
  }

  /** Without an output file it would be printed, so it is not written then. */
  override setMasked(name: string, value: string): void {
    super.setMasked(name, value)
    if (this.#environment['GITHUB_OUTPUT']) this.#write(name, value)
    else this.#console.warn(`Could not write the output \`${name}\`: GITHUB_OUTPUT is not set.`)
  }

  override async addSummary(markdown: string): Promise<void> {
    const file = this.#environment['GITHUB_STEP_SUMMARY']
    if (file) await appendToSummary(this.#console, file, markdown)
  }

  #write(name: string, shown: string): void {
    try {
      // If there is no output file, the command goes to stdout and must be obeyed.
      this.#console.resume()
      setOutput(name, shown)
    } catch (error) {
      this.#console.warn(`Could not write the output \`${name}\`: ${String(error)}`)
    }
  }
}
