import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { endGroup, error, notice, saveState, setOutput, setSecret, startGroup, summary, warning } from '@actions/core'
import { field } from '../client/json.ts'
import { type Result, withoutKeys } from '../deploy/result.ts'
import type { StateUpdate } from '../deploy/saved-state.ts'
import { Inputs } from '../inputs/read.ts'
import { secretInputs, secretsOf } from '../inputs/secrets.ts'
import { previewName } from '../preview/name.ts'
import { formatFailure, headline } from '../report/headline.ts'
import { type Facts, type Host, namesIn } from '../report/host.ts'
import { outputsOf } from '../report/json.ts'
import { formatSummary } from '../report/summary.ts'
import { shorten } from '../text/format.ts'
import { type Prose, Redactor } from '../text/redact.ts'
import { bar, cleanLines, cleanText } from '../text/untrusted.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The runner drops further annotations of a kind in a step, so the rest become plain lines. */
const mostAnnotations = 10
/** The runner cuts a longer message. */
const longestMessage = 4_000
/** Lines of the log that the summary shows. */
const mostTail = 200
/** Lines of an answer that the log shows. */
const mostShown = 200

/** A job of GitHub Actions. It tells the runner everything at once, because a job can be killed at any time. */
export class GitHubJob implements Host {
  readonly inputs: Inputs
  readonly facts: Facts
  secrets: readonly string[]
  readonly signal: AbortSignal
  #redactor: Redactor
  readonly #keys: Redactor
  readonly #outputs = new Map<string, string>()
  readonly #annotations = { notice: 0, warning: 0 }
  readonly #memory: StateUpdate = {}
  readonly #services = new Map<string, StateUpdate>()
  readonly #log: LogFile
  #hasFailed = false
  #tail: Prose[] = []

  constructor(environment: Environment, signal: AbortSignal) {
    this.signal = signal
    this.inputs = new Inputs((name) => environment[`INPUT_${name.toUpperCase()}`])
    this.facts = readFacts(environment)
    const keys = secretInputs(this.inputs)
    this.secrets = secretsOf(this.inputs, [...namesIn(this.facts), ...previewsIn(environment)])
    this.#redactor = new Redactor(this.secrets)
    this.#keys = new Redactor(keys)
    this.#log = new LogFile(join(this.facts.temporaryFolder, `taxiway-${randomUUID()}.log`))
    // The runner itself hides secrets of the repository, but the key may come from elsewhere.
    const apiKey = this.inputs.text('api-key')
    if (apiKey !== undefined) setSecret(apiKey)
    // Continue if the reader of stdout leaves early.
    process.stdout.on('error', () => undefined)
  }

  redact(text: string): Prose {
    return this.#redactor.redact(text)
  }

  hide(values: readonly string[]): void {
    this.secrets = [...this.secrets, ...values]
    this.#redactor = new Redactor(this.secrets)
  }

  async printLog(lines: readonly Prose[]): Promise<void> {
    if (lines.length === 0) return
    this.#tail = [...this.#tail, ...lines.slice(-mostTail)].slice(-mostTail)
    const problem = this.#log.write(lines.map((line) => `${stripVTControlCharacters(line)}\n`).join(''))
    if (problem !== undefined) this.warn(this.redact(`The log file ends here: ${problem}`))
    await writeLines(lines)
  }

  async printGroup(title: Prose, lines: readonly Prose[]): Promise<void> {
    startGroup(this.#clean(title))
    await writeLines(lines)
    endGroup()
  }

  beginLog(): void {
    const problem = this.#log.open()
    if (problem === undefined) this.setOutput('log-file', this.#log.path)
    else this.warn(this.redact(`There is no log file: ${problem}`))
  }

  /** Prints the answer of an operation. The output has all of it. */
  async printAnswer(json: string): Promise<void> {
    const lines = json.split('\n')
    const rest = lines.length - mostShown
    const shown = lines.slice(0, mostShown).flatMap(cleanLines)
    await writeLines(shown.map((line) => this.redact(line)))
    if (rest > 0) this.say(this.redact(`… and ${rest} more lines in the output \`result\``))
  }

  /** A sentence can begin with an id from the platform, which the runner must not read as a command. */
  say(text: Prose): void {
    const line = this.#clean(text)
    process.stdout.write(`${line.startsWith('::') ? bar : ''}${line}\n`)
  }

  notice(text: Prose): void {
    if (++this.#annotations.notice > mostAnnotations) this.say(this.redact(`Notice: ${text}`))
    else notice(this.#message(text))
  }

  warn(text: Prose): void {
    if (++this.#annotations.warning > mostAnnotations) this.say(this.redact(`Warning: ${text}`))
    else warning(this.#message(text))
  }

  /** The log of a job has a line for each status. */
  showStatus(): void {}

  mask(secret: string): void {
    setSecret(secret)
  }

  setOutput(name: string, fact: string): void {
    if (this.#outputs.get(name) === fact) return
    this.#outputs.set(name, fact)
    if (this.#keys.redact(fact) === fact) setOutput(name, fact)
    else this.warn(this.redact(`The output \`${name}\` is left out: it would hold a key.`))
  }

  remember(facts: StateUpdate, service?: string): void {
    const holdsKey = (fact: unknown): boolean => {
      const text = typeof fact === 'string' ? fact : (JSON.stringify(fact) ?? '')
      return this.#keys.redact(text) !== text
    }
    const kept: StateUpdate = Object.fromEntries(Object.entries(facts).filter(([, fact]) => !holdsKey(fact)))
    if (service === undefined) Object.assign(this.#memory, kept)
    else this.#services.set(service, { ...this.#services.get(service), ...kept })
    saveState(stateName, { ...this.#memory, services: Object.fromEntries(this.#services) })
  }

  /** Outputs, colour and message come first, so that they count even if the job is killed now. */
  async end(ended: Result): Promise<void> {
    for (const [name, fact] of outputsOf(ended)) this.setOutput(name, fact)
    const result = withoutKeys(ended, (fact) => this.#keys.redact(fact) !== fact)
    this.#log.close()
    process.exitCode = result.passed && !this.#hasFailed ? 0 : 1
    if (result.passed) this.say(this.redact(headline(result)))
    else error(this.#message(formatFailure(result)))
    const { outcome, passed, reason, url } = result
    this.remember({ outcome, passed, reason, url })
    const placed = [result, ...result.services.map((service) => service.result)].filter(({ cause }) => cause?.file)
    if (placed.length > 0) {
      const { annotateFile } = await import('./annotate.ts')
      // The runner shows no more of them.
      for (const each of placed.slice(0, mostAnnotations - 1)) await annotateFile(each, this.facts)
    }
    if (!/^false$/i.test(this.inputs.text('job-summary') ?? ''))
      await this.#writeSummary(formatSummary(result, this.facts, this.#tail))
  }

  fail(reason: Prose): void {
    this.#hasFailed = true
    process.exitCode = 1
    error(this.#message(reason))
  }

  /** A control character can split a secret, which is whole again without it. */
  #clean(text: string): Prose {
    return this.redact(cleanText(text))
  }

  /** The runner shows a message of several lines without obeying any of them. */
  #message(text: string): string {
    const lines = text.split('\n').flatMap(cleanLines)
    return shorten(lines.map((line) => this.redact(line)).join('\n'), longestMessage)
  }

  async #writeSummary(markdown: string): Promise<void> {
    try {
      await summary.addRaw(markdown).write()
    } catch (failure) {
      this.say(this.redact(`The summary could not be written: ${String(failure)}`))
    }
  }
}

async function writeLines(lines: readonly Prose[]): Promise<void> {
  await new Promise<void>((resolve) => {
    process.stdout.write(lines.map((line) => `${bar}${line}\n`).join(''), () => resolve())
  })
}

const stateName = 'run'

/** The state that the main step saved for the post step; undefined if it saved none. */
export function readState(environment: Environment): unknown {
  const text = environment[`STATE_${stateName}`]
  return text ? JSON.parse(text) : undefined
}

function readFacts(environment: Environment): Facts {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = environment
  const {
    GITHUB_API_URL: apiUrl = 'https://api.github.com',
    GITHUB_HEAD_REF: head,
    GITHUB_REF_NAME: name,
  } = environment
  const github = server && repository ? { apiUrl, repository, url: `${server}/${repository}` } : undefined
  return {
    workspace: environment['GITHUB_WORKSPACE'] || process.cwd(),
    temporaryFolder: environment['RUNNER_TEMP'] || tmpdir(),
    // In a pull request, GITHUB_SHA is a merge commit.
    commit: readHead(environment['GITHUB_EVENT_PATH']) ?? (environment['GITHUB_SHA'] || undefined),
    branch: environment['GITHUB_REF_TYPE'] === 'tag' ? undefined : head || name || undefined,
    github,
    runUrl: github && run ? `${github.url}/actions/runs/${run}` : undefined,
  }
}

/** Reads the head of the pull request that started the job. */
function readHead(eventPath: string | undefined): string | undefined {
  try {
    const event: unknown = JSON.parse(readFileSync(eventPath ?? '', 'utf8'))
    const sha = field(field(field(event, 'pull_request'), 'head'), 'sha')
    return typeof sha === 'string' ? sha : undefined
  } catch {
    // There is no event, or it has no head.
    return undefined
  }
}

/** The default name of the preview of this job's pull request. */
function previewsIn(environment: Environment): string[] {
  const repository = environment['GITHUB_REPOSITORY']?.split('/').at(-1)
  const number = /^refs\/pull\/(\d+)\//.exec(environment['GITHUB_REF'] ?? '')?.[1]
  return repository === undefined || number === undefined ? [] : [previewName(repository, Number(number))]
}

/** The build log as it was printed, for later steps. */
class LogFile {
  readonly path: string
  #file: number | undefined

  constructor(path: string) {
    this.path = path
  }

  /** Returns the problem if the file cannot be opened; nothing is written then. */
  open(): string | undefined {
    return this.#try(() => {
      this.#file = openSync(this.path, 'w')
    })
  }

  write(text: string): string | undefined {
    const file = this.#file
    return file === undefined ? undefined : this.#try(() => writeSync(file, text))
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }

  #try(work: () => void): string | undefined {
    try {
      work()
      return undefined
    } catch (failure) {
      this.#file = undefined
      return String(failure)
    }
  }
}
