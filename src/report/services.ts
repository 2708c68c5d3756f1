import { judgedOutcome } from '../deploy/outcome.ts'
import type { Result } from '../deploy/result.ts'
import type { StateUpdate } from '../deploy/saved-state.ts'
import type { FleetEvent } from '../fleet/fleet.ts'
import type { Inputs } from '../inputs/read.ts'
import { formatDuration } from '../text/format.ts'
import type { Prose } from '../text/redact.ts'
import { headline } from './headline.ts'
import type { Facts, Host } from './host.ts'

/** Characters of one log that are kept until its service ends. A longer log is printed in several groups. */
const longestKept = 4_000_000

/**
 * The host of one service of a fleet. Its sentences carry the service's name, its facts are not outputs of the step,
 * and its log is printed whole at its end, so that logs do not mix.
 */
export class ServiceHost implements Host {
  readonly inputs: Inputs
  readonly facts: Facts
  readonly secrets: readonly string[]
  readonly signal: AbortSignal
  readonly #host: Host
  readonly #name: string
  #lines: Prose[] = []
  #length = 0

  constructor(host: Host, name: string, inputs = host.inputs) {
    this.inputs = inputs
    this.facts = host.facts
    this.secrets = host.secrets
    this.signal = host.signal
    this.#host = host
    this.#name = name
  }

  redact(text: string): Prose {
    return this.#host.redact(text)
  }

  hide(values: readonly string[]): void {
    this.#host.hide(values)
  }

  beginLog(): void {}

  async printLog(lines: readonly Prose[]): Promise<void> {
    for (const line of lines) {
      this.#lines.push(line)
      this.#length += line.length
    }
    if (this.#length > longestKept) await this.#flush('the log so far')
  }

  async printGroup(title: Prose, lines: readonly Prose[]): Promise<void> {
    await this.#host.printGroup(this.#named(title), lines)
  }

  say(text: Prose): void {
    this.#host.say(this.#named(text))
  }

  /** A plain line: a hundred services have more notices than a step can have annotations. */
  notice(text: Prose): void {
    this.say(text)
  }

  warn(text: Prose): void {
    this.#host.warn(this.#named(text))
  }

  showStatus(): void {}

  mask(secret: string): void {
    this.#host.mask(secret)
  }

  setOutput(): void {}

  remember(facts: StateUpdate): void {
    this.#host.remember(facts, this.#name)
  }

  async end(result: Result): Promise<void> {
    const { outcome, passed, durationMs } = result
    const word = judgedOutcome(result)
    await this.#flush(`${word} after ${formatDuration(durationMs)}`)
    this.remember({ outcome, passed })
    this.#host.say(this.redact(headline({ ...result, serviceId: this.#name })))
  }

  fail(reason: Prose, exitCode: number): void {
    this.#host.fail(this.#named(reason), exitCode)
  }

  async #flush(title: string): Promise<void> {
    const lines = this.#lines
    this.#lines = []
    this.#length = 0
    if (lines.length > 0) await this.printGroup(this.redact(title), lines)
  }

  #named(text: Prose): Prose {
    return this.redact(`${this.#name}: ${text}`)
  }
}

/** The services of a fleet, and the host that they share. */
export class ServiceHosts {
  readonly #host: Host
  readonly #running = new Map<string, ServiceHost>()
  #toRun = 0
  #ended = 0

  constructor(host: Host) {
    this.#host = host
  }

  plan({ services }: Extract<FleetEvent, { kind: 'plan' }>): void {
    const verbs = { deploy: 'Deploy', check: 'Check', leave: 'Leave' }
    for (const { name, action, why } of services) {
      this.#host.say(this.#host.redact(`${verbs[action]} ${name}: ${why}.`))
    }
    this.#toRun = services.filter(({ action }) => action !== 'leave').length
  }

  of(name: string): ServiceHost {
    const known = this.#running.get(name)
    if (known !== undefined) return known
    const begun = new ServiceHost(this.#host, name)
    this.#running.set(name, begun)
    this.#showStatus()
    return begun
  }

  async end(name: string, result: Result): Promise<void> {
    await this.of(name).end(result)
    this.#running.delete(name)
    this.#ended++
    this.#showStatus()
  }

  #showStatus(): void {
    this.#host.showStatus(`${this.#ended} of ${this.#toRun} done, under way: ${[...this.#running.keys()].join(', ')}`)
  }
}
