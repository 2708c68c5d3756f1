import type { Console } from '../../output/console.ts'
import { Outputs } from '../../output/job-outputs.ts'
import { appendToSummary } from '../../output/summary-file.ts'
import { formatDotenv } from '../../report/formats/dotenv.ts'
import { writeReportFile } from '../../run/files/report-file.ts'
import type { Redactor } from '../../text/secrets/redactor.ts'
import type { OptionValues } from '../options/taken-inputs.ts'

/** Outputs that are results by themselves: they go to stdout, not into a file of variables. */
const ownResults = new Set(['result', 'report', 'plan', 'planned'])

/** The outputs of a command. `--outputs FILE` holds them as soon as they are known, for the CI to pass on; `--summary FILE` the summary. */
export class CommandOutputs extends Outputs {
  readonly #console: Console
  readonly #options: OptionValues
  readonly #warned = new Set<string>()
  readonly #unwritable = new Set<string>()

  constructor(redactor: Redactor, console: Console, options: OptionValues) {
    super(redactor)
    this.#console = console
    this.#options = options
  }

  override setMasked(name: string, value: string): void {
    if (this.get(name) === value) return
    super.setMasked(name, value)
    const { outputs: file } = this.#options
    if (typeof file !== 'string') return
    const { text, leftOut } = formatDotenv([...this.values].filter(([each]) => !ownResults.has(each)))
    this.write(file, text)
    for (const each of leftOut) {
      if (this.#warned.has(each)) continue
      this.#warned.add(each)
      const text = `${each} is not in "${file}": a dotenv file cannot hold its value, or would exceed 5 KB. Use \`--json\` for it.`
      this.#console.warn(text)
    }
  }

  override async addSummary(markdown: string): Promise<void> {
    const { summary: file } = this.#options
    if (typeof file === 'string') await appendToSummary(this.#console, file, markdown)
  }

  /** Writes a file of results in place of what it held; a failure is said once for each file. */
  write(file: string, text: string): void {
    if (this.#unwritable.has(file)) return
    if (!writeReportFile(this.#console, file, text)) this.#unwritable.add(file)
  }
}
