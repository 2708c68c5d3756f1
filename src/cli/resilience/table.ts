import { styleText } from 'node:util'
import { shorten } from '../../text/format.ts'
import type { PlayedFault } from '../local-platform.ts'
import { explain, formatExit, formatVerdict, quoteOutput, type ResilienceReport } from './report.ts'

/** Known before the first row. */
export interface TableOptions {
  /** In the order of the rows. */
  readonly faults: readonly string[]
  readonly isHonest: ResilienceReport['isHonest']
  readonly stream: NodeJS.WriteStream
}

/** Width of the widest verdict. */
const verdictWidth = 'obeyed the log'.length
/** Last lines of a client that are shown below a row that is not honest. */
const shownLines = 5
/** Maximum characters of such a line. */
const shownLength = 160
const clearLine = '\r\u001b[K'

/**
 * A table that fills while faults are played: each row is printed once it and all earlier ones are known. On a
 * terminal, the last line shows the faults in progress.
 */
export class ResilienceTable {
  readonly #options: TableOptions
  readonly #nameWidth: number
  readonly #known = new Map<string, PlayedFault>()
  readonly #underWay = new Set<string>()
  #printed = 0

  constructor(options: TableOptions) {
    this.#options = options
    this.#nameWidth = Math.max('FAULT'.length, ...options.faults.map((name) => name.length))
    this.#print(this.#row('FAULT', 'VERDICT'.padEnd(verdictWidth), 'EXIT', 'SECONDS', 'REQUESTS', 'WHAT IS TRUE'))
  }

  begin(fault: string): void {
    this.#underWay.add(fault)
    this.#showProgress()
  }

  end(played: PlayedFault): void {
    this.#underWay.delete(played.fault)
    this.#known.set(played.fault, played)
    for (;;) {
      const next = this.#known.get(this.#options.faults[this.#printed] ?? '')
      if (next === undefined) break
      this.#printed += 1
      this.#printRow(next)
    }
    this.#showProgress()
  }

  #printRow(played: PlayedFault): void {
    const isHonest = this.#options.isHonest(played.verdict)
    const words = formatVerdict(played.verdict).padEnd(verdictWidth)
    const numbers = [formatExit(played), played.seconds.toFixed(1), String(played.requests)] as const
    this.#print(this.#row(played.fault, this.#coloured(isHonest ? 'green' : 'red', words), ...numbers, played.truth))
    if (isHonest) return
    this.#print(`  ${explain(played)}`)
    for (const line of quoteOutput(played, shownLines)) this.#print(`    │ ${shorten(line, shownLength)}`)
  }

  #row(fault: string, verdict: string, exit: string, seconds: string, requests: string, truth: string): string {
    const numbers = [exit.padStart(4), seconds.padStart(7), requests.padStart(8)]
    return [fault.padEnd(this.#nameWidth), verdict, ...numbers, truth].join('  ')
  }

  #coloured(colour: 'green' | 'red', text: string): string {
    return styleText(colour, text, { stream: this.#options.stream })
  }

  #print(line: string): void {
    const { stream } = this.#options
    stream.write(`${stream.isTTY ? clearLine : ''}${line}\n`)
  }

  #showProgress(): void {
    const { stream, faults } = this.#options
    if (!stream.isTTY) return
    const names = [...this.#underWay].join(', ')
    const text = names === '' ? '' : `${this.#known.size} of ${faults.length} played. Under way: ${names}`
    stream.write(clearLine + text.slice(0, Math.max(0, (stream.columns || 80) - 1)))
  }
}
