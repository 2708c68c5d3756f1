import { tmpdir } from 'node:os'
import { InputError } from '../client/errors.ts'
import { field } from '../client/json.ts'
import type { Platform } from '../client/platform.ts'
import { judgedOutcome, outcomeFacts } from '../deploy/outcome.ts'
import { makeResult, type Result, type ServiceResult, withoutKeys } from '../deploy/result.ts'
import type { Inputs } from '../inputs/read.ts'
import { openPlatform } from '../inputs/run-settings.ts'
import { secretInputs, secretsOf } from '../inputs/secrets.ts'
import { headline, startNote } from '../report/headline.ts'
import { type Facts, type Host, mistakeCode } from '../report/host.ts'
import { outputsOf, safeJson } from '../report/json.ts'
import { report } from '../report/report.ts'
import { messageOf } from '../text/format.ts'
import { type Prose, Redactor } from '../text/redact.ts'
import { cleanLines, cleanText } from '../text/untrusted.ts'
import type { OutputsFile } from './outputs-file.ts'
import type { Screen } from './screen.ts'

/** The parts of the process that every command gets. */
export interface Context {
  /** Aborts when the process is told to stop. */
  readonly signal: AbortSignal
  readonly screen: Screen
}

/** The exit code of a process that was told to stop. */
export function stopCode(signal: AbortSignal): number {
  return field(signal.reason, 'cause') === 'SIGTERM' ? 143 : outcomeFacts.aborted.exitCode
}

export interface TerminalOptions {
  readonly inputs: Inputs
  /** The checked-out commit and branch, as far as known. */
  readonly checkout?: Pick<Facts, 'commit' | 'branch'> | undefined
  /** The folder that an upload must be in; the current one by default. */
  readonly workspace?: string
  /** Where a packed folder is kept; by default that of the system. */
  readonly temporaryFolder?: string
  /** Whether stdout gets the whole result. */
  readonly json?: boolean
  readonly outputs?: OutputsFile | undefined
}

/** A terminal, or a job of any CI system: stdout gets only the result, and people read stderr. */
export class Terminal implements Host {
  readonly inputs: Inputs
  readonly facts: Facts
  secrets: readonly string[]
  readonly signal: AbortSignal
  readonly #screen: Screen
  readonly #json: boolean
  readonly #file: OutputsFile | undefined
  readonly #keys: Redactor
  #redactor: Redactor
  readonly #outputs = new Map<string, string>()
  readonly #leftOut = new Set<string>()
  #isFileLost = false

  constructor(
    { inputs, checkout, workspace = process.cwd(), temporaryFolder = tmpdir(), json = false, outputs }: TerminalOptions,
    { signal, screen }: Context,
  ) {
    this.inputs = inputs
    this.signal = signal
    this.#screen = screen
    this.#json = json
    this.#file = outputs
    this.facts = {
      workspace,
      temporaryFolder,
      ...{ commit: checkout?.commit, branch: checkout?.branch },
      ...{ github: undefined, runUrl: undefined },
    }
    const shown = [checkout?.commit, checkout?.branch].filter((fact) => fact !== undefined)
    this.secrets = secretsOf(inputs, shown)
    this.#redactor = new Redactor(this.secrets)
    this.#keys = new Redactor(secretInputs(inputs))
  }

  redact(text: string): Prose {
    return this.#redactor.redact(text)
  }

  /** The log is only on the screen. */
  beginLog(): void {}

  async printLog(lines: readonly Prose[]): Promise<void> {
    if (lines.length > 0) await this.#screen.quote(lines)
  }

  async printGroup(title: Prose, lines: readonly Prose[]): Promise<void> {
    this.#screen.say(`── ${title}`)
    await this.printLog(lines)
  }

  say(text: Prose): void {
    this.#screen.say(text)
  }

  notice(text: Prose): void {
    this.#screen.notice(text)
  }

  warn(text: Prose): void {
    this.#screen.warn(text)
  }

  showStatus(status: string): void {
    this.#screen.showStatus(this.redact(status))
  }

  mask(secret: string): void {
    this.hide([secret])
  }

  hide(values: readonly string[]): void {
    this.secrets = [...this.secrets, ...values]
    this.#redactor = new Redactor(this.secrets)
  }

  setOutput(name: string, fact: string): void {
    // stdout has these in full, if they are requested.
    if (this.#outputs.get(name) === fact || name === 'report' || name === 'result') return
    if (this.#keys.redact(fact) !== fact) {
      this.warn(this.redact(`The output \`${name}\` is left out: it would hold a key.`))
      return
    }
    this.#outputs.set(name, fact)
    if (this.#file === undefined || this.#isFileLost) return
    const { leftOut, problem } = this.#file.update(this.#outputs)
    for (const each of leftOut.filter((left) => !this.#leftOut.has(left))) {
      this.#leftOut.add(each)
      this.warn(this.redact(`${each} is not in the file of outputs: a dotenv file cannot hold its value.`))
    }
    if (problem === undefined) return
    this.#isFileLost = true
    this.#screen.error(this.redact(`The file of outputs could not be written: ${problem}.`))
  }

  /** Shows a run to its end. A closed terminal does not end it: the result still goes to the outputs. */
  async show(run: Parameters<typeof report>[1]): Promise<void> {
    process.on('SIGHUP', () => undefined)
    await report(this, run)
  }

  /** Runs work that reads the platform and prints the answers. Shows an error, and sets the exit code. */
  async ask(work: (platform: Platform) => Promise<void>): Promise<void> {
    try {
      await using platform = openPlatform(this.inputs, this.secrets)
      await work(platform)
    } catch (error) {
      const { aborted, failed } = outcomeFacts
      const text = messageOf(error)
      if (this.signal.aborted) this.fail(this.redact('The command was stopped.'), aborted.exitCode)
      else this.fail(this.redact(text), error instanceof InputError ? mistakeCode : failed.exitCode)
    }
  }

  /** Nothing runs after a killed command. */
  remember(): void {}

  async end(ended: Result, isMistake: boolean): Promise<void> {
    this.#screen.endStatus()
    for (const [name, fact] of outputsOf(ended)) this.setOutput(name, fact)
    const result = withoutKeys(ended, (fact) => this.#keys.redact(fact) !== fact)
    process.exitCode = this.#exitCodeOf(result, isMistake)
    const line = this.redact(headline(result))
    if (result.passed) this.#screen.succeed(line)
    else this.#screen.error(line)
    const { cause, next } = result
    if (cause?.phase === 'start') this.#screen.say(startNote)
    if (cause !== null) await this.#screen.quote(cause.excerpt.flatMap(cleanLines))
    for (const step of next) this.#screen.say(this.#withAddress(step))
    if (this.#json) process.stdout.write(`${safeJson(result, 2)}\n`)
    else if (result.services.length > 0) for (const service of result.services) this.#printFact(lineOf(service))
    else if (result.passed) this.#printFact(result.url ?? result.deploymentId ?? '')
  }

  fail(reason: Prose, exitCode: number): void {
    this.#screen.endStatus()
    const isAborted = exitCode === outcomeFacts.aborted.exitCode
    process.exitCode = isAborted ? stopCode(this.signal) : exitCode
    this.#screen.error(reason)
    if (!this.#json) return
    const outcome = isAborted ? 'aborted' : 'failed'
    process.stdout.write(`${safeJson(makeResult({ outcome, reason, durationMs: 0 }), 2)}\n`)
  }

  /** Adds the platform's address to a command to copy, unless the environment has it. */
  #withAddress(step: string): string {
    const baseUrl = this.inputs.text('base-url') ?? ''
    const isKnown = process.env['TAXIWAY_BASE_URL'] || !/^[\w.:/-]+$/.test(baseUrl)
    return isKnown ? step : step.replace(/`taxiway \w+/, (command) => `${command} --base-url ${baseUrl}`)
  }

  #exitCodeOf({ outcome, passed }: Result, isMistake: boolean): number {
    if (passed) return this.#isFileLost ? 1 : 0
    if (isMistake) return mistakeCode
    // A gate can fail although the deployment succeeded.
    return outcome === 'aborted' ? stopCode(this.signal) : outcomeFacts[outcome].exitCode || 1
  }

  /** Prints a fact unchanged, or not at all if a CI system could read it as a command at the start of a line. */
  #printFact(fact: string): void {
    if (/^\w/.test(fact) && fact === cleanText(fact)) process.stdout.write(`${fact}\n`)
  }
}

/** The line on stdout for a service of a fleet. */
function lineOf({ name, result }: ServiceResult): string {
  const { url } = result
  return [name, judgedOutcome(result), ...(url === null ? [] : [url])].join('\t')
}
