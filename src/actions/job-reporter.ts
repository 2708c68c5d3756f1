import type { DeploymentEvent, DeploymentReport, FlowHost, LogLine, Outcome } from '../deployment/report.ts'
import type { DeploymentMemory } from '../github/deployment-memory.ts'
import { DeploymentMirror } from '../github/deployment-mirror.ts'
import { Deployments } from '../github/deployments.ts'
import { type ChartSection, duration } from '../github/gantt.ts'
import type { Job } from '../github/job.ts'
import { JobLog } from '../github/job-log.ts'
import type { JobState } from '../github/job-state.ts'
import { harmlessText } from '../github/log-lines.ts'
import { graceAfter } from '../github/signals.ts'
import { renderSummary, writeSummary } from '../github/summary.ts'
import { defaultReport, type ReportInputs } from './report-inputs.ts'

/** How long GitHub may still be told of the end after a cancellation; the runner kills after 7.5 s. */
const graceMs = 4_000
/** When GitHub is given up after the deadline of the run, which has ended 10 s after it; but not before it had a moment. */
const lastWordMs = 9_000
const momentMs = 750
const longestTimerMs = 2 ** 31 - 1

/** The end of a run as GitHub is told of it; secrets are replaced, the rest may be foreign. */
export interface ReportedEnd {
  readonly report: DeploymentReport
  readonly reason: string
  readonly url: string | undefined
  /** The end of the log where the job is red. */
  readonly tail: readonly string[]
}

/** What an action found beside the deployment. Its texts may be foreign, but for the Markdown, which is safe as it is. */
export interface Beside {
  /** The outcome of the whole, which the job's colour and GitHub go by; the outputs stay those of the deployment. */
  readonly verdict?: Outcome
  /** Lines below the sentence of the error. */
  readonly details?: readonly string[]
  /** Markdown for the summary: what comes first, and what comes after the chart. */
  readonly table?: string
  readonly folds?: readonly string[]
  /** Whose log was printed last. */
  readonly tailTitle?: string
  /** The chart's, in place of the deployment's phases. */
  readonly sections?: readonly ChartSection[]
}

/** A deployment whose id is known. */
type Begun = Pick<Extract<DeploymentEvent, { kind: 'accepted' }>, 'deploymentId' | 'serviceId' | 'ref'>

export type EndListener = (end: ReportedEnd) => Promise<void>

/** The FlowHost of a job: shows what happens as it happens, and at the end tells what became of the deployment. */
export class JobReporter implements FlowHost {
  readonly #job: Job
  readonly #action: string
  readonly #log: JobLog
  readonly #facts: (readonly [string, string])[] = []
  #inputs: ReportInputs = defaultReport
  #mirror: DeploymentMirror | undefined
  readonly #listeners: EndListener[] = []
  #deadlineMs = Number.POSITIVE_INFINITY
  readonly #givenUp = new AbortController()

  /** @param action its name, for the summary's title */
  constructor(job: Job, action: string) {
    this.#job = job
    this.#action = action
    this.#log = new JobLog(job.console, job.redactor, job.context.temporaryFolder)
  }

  /** What the user wishes, once it could be read. */
  configure(inputs: ReportInputs): void {
    this.#inputs = inputs
    this.#job.outputs.set('url', inputs.environmentUrl)
  }

  /** The address that was given, or became known since; not one that the platform's record shows. */
  get url(): string | undefined {
    return this.#inputs.environmentUrl
  }

  /** From here on the run has this much time. */
  expectEndIn(timeoutMs: number): void {
    this.#deadlineMs = performance.now() + timeoutMs
  }

  /** Adds a row to the summary. */
  addFact(name: string, value: string): void {
    this.#facts.push([name, value])
  }

  /** Ends what is still being told to GitHub when the job was cancelled or the deadline has passed, some seconds later. */
  githubSignal(): AbortSignal {
    return AbortSignal.any([graceAfter(this.#job.signal, graceMs), this.#givenUp.signal])
  }

  /** The GitHub deployments of the `environment` input; undefined without it, or where no token or repository is given. */
  deployments(kind: { readonly transient?: boolean } = {}): Deployments | undefined {
    const { environment, githubToken } = this.#inputs
    const { repository } = this.#job.context
    if (environment === undefined) return undefined
    if (githubToken !== undefined && repository !== undefined) {
      return new Deployments({ repository, environment, token: githubToken, signal: this.githubSignal(), ...kind })
    }
    const missing = githubToken === undefined ? '`github-token` is empty' : '`GITHUB_REPOSITORY` is not set'
    this.#job.console.warn(`The GitHub deployment of \`environment\` is not kept in step: ${missing}.`)
    return undefined
  }

  /**
   * From acceptance on, or from `beginMirror`, a GitHub deployment is kept in step: the one with the id, else a new one, which
   * names as deployed the first of the refs and the job's commit that GitHub knows.
   */
  mirrorTo(
    deployments: Deployments | undefined,
    memory: DeploymentMemory,
    { refs = [], id }: { readonly refs?: readonly string[]; readonly id?: number | undefined } = {},
  ): void {
    if (deployments === undefined) return
    const { sha, runUrl } = this.#job.context
    const tried = [...new Set([...refs, ...(sha === undefined ? [] : [sha])])]
    this.#mirror = new DeploymentMirror({ deployments, memory, refs: tried, logUrl: runUrl, id }, this.#job.console)
  }

  /** Begins the GitHub deployment ahead of acceptance; its id, or undefined where there is none. */
  async beginMirror(description: string): Promise<number | undefined> {
    const { environmentUrl } = this.#inputs
    return await this.#mirror?.begin(
      description,
      (id) => this.#job.state.note({ githubDeployment: id }),
      environmentUrl,
    )
  }

  /** Makes the GitHub deployment inactive, after its end was told. */
  async retireMirror(description: string): Promise<void> {
    await this.#mirror?.retire(description)
  }

  /** Has somebody told of the end, beside the GitHub deployment and within the same time. It must not reject. */
  alsoTell(listener: EndListener): void {
    this.#listeners.push(listener)
  }

  /** What is printed from here on belongs to another deployment's log: the excerpt of the one before is forgotten. */
  beginLog(): void {
    this.#log.begin()
  }

  print(lines: readonly LogLine[]): Promise<void> {
    return this.#log.print(lines)
  }

  /** The deployment is known from here on: its ids are written down and the GitHub deployment begins. */
  begin({ deploymentId, serviceId, ref }: Begun): void {
    const { outputs, state } = this.#job
    outputs.set('deployment-id', deploymentId)
    outputs.set('service-id', serviceId)
    outputs.set('ref', ref)
    outputs.set('log-file', this.#log.open())
    state.note({ deploymentId, ...(serviceId === undefined ? {} : { serviceId }) })
    void this.beginMirror(`Deployment ${deploymentId}`)
  }

  tell(event: DeploymentEvent): void {
    const { console, outputs } = this.#job
    switch (event.kind) {
      case 'accepted': {
        const { deploymentId, serviceId } = event
        this.begin(event)
        console.say(`Deployment ${deploymentId} of service ${serviceId ?? '(not named)'} was accepted.`)
        return
      }
      case 'status':
        console.say(`Status: ${event.word} (after ${duration(event.atMs)})`)
        return
      case 'url':
        if (this.#inputs.environmentUrl === undefined) outputs.set('url', event.url)
        return
      case 'hole':
        void this.#log.hole(event.from, event.to)
        return
      case 'warning':
        console.warn(event.text)
        return
      case 'notice':
        console.notice(event.text)
        return
      default:
        event satisfies never
    }
  }

  /** Outputs first, then the words, then the summary, then GitHub: the job may be killed at any moment. */
  async end(report: DeploymentReport, beside: Beside = {}): Promise<void> {
    const { console, outputs, state } = this.#job
    const { outcome } = report
    const verdict = beside.verdict ?? outcome
    const passed = this.#passes(verdict)
    const shown = this.#inputs.environmentUrl ?? report.url
    const url = shown === undefined ? undefined : this.#clean(shown)
    process.exitCode = passed ? 0 : 1
    outputs.set('deployment-id', report.deploymentId)
    outputs.set('service-id', report.serviceId)
    outputs.set('ref', report.ref)
    outputs.set('url', url)
    outputs.set('status', report.status)
    outputs.set('outcome', outcome)
    outputs.set('duration-seconds', String(Math.round(report.durationMs) / 1000))
    await this.#log.close()
    const failing = outcome === 'failed' || outcome === 'timed-out' ? this.#log.excerpt.failure() : []
    if (!passed) console.error([report.reason, ...(beside.details ?? []), ...failing].join('\n'))
    else if (outcome === 'superseded') console.warn(report.reason)
    else console.say(report.reason)
    if (passed && url !== undefined) console.say(`URL: ${url}`)
    if (this.#inputs.jobSummary) await this.#summarise(report, url, beside)
    const told = { report, reason: this.#clean(report.reason), url, tail: passed ? [] : this.#log.excerpt.tail() }
    const untold = await this.#tellGithub(told, verdict)
    state.note({ finished: true, ...(untold === undefined ? {} : { untold }) })
  }

  /** What GitHub could not be told in time is left to the post step. */
  async #tellGithub(end: ReportedEnd, verdict: Outcome): Promise<JobState['untold']> {
    const { reason, url } = end
    const patienceMs = Math.max(momentMs, this.#deadlineMs + lastWordMs - performance.now())
    const patience = setTimeout(
      () => this.#givenUp.abort(new Error('the timeout of the run has passed')),
      Math.min(patienceMs, longestTimerMs),
    )
    try {
      const [untold] = await Promise.all([
        this.#mirror?.end(verdict, reason, url),
        ...this.#listeners.map((listener) => listener(end)),
      ])
      return untold === undefined ? undefined : { state: untold.state, description: untold.description }
    } finally {
      clearTimeout(patience)
      // What nobody waits for any more, such as the end of a limit, must not keep the process.
      this.#givenUp.abort(new Error('the run is over'))
    }
  }

  #passes(outcome: Outcome): boolean {
    if (outcome === 'superseded') return this.#inputs.supersededIsNeutral
    return outcome === 'succeeded' || outcome === 'accepted' || outcome === 'skipped'
  }

  async #summarise(report: DeploymentReport, url: string | undefined, beside: Beside): Promise<void> {
    const facts: [string, string | undefined][] = [
      ['Outcome', report.outcome],
      ['Deployment', report.deploymentId],
      ['Service', report.serviceId],
      ['Ref', report.ref],
      ['Status', report.status],
      ['Duration', duration(report.durationMs)],
      ...this.#facts.map(([name, value]): [string, string] => [name, value]),
    ]
    const markdown = renderSummary({
      title: `Taxiway ${this.#action}: ${beside.verdict ?? report.outcome}`,
      reason: this.#clean(report.reason),
      facts: facts.map(([name, value]) => [name, value === undefined ? undefined : this.#clean(value)]),
      url,
      phases: report.phases.map((phase) => ({ ...phase, name: this.#clean(phase.name) })),
      sections: beside.sections,
      head: beside.table,
      folds: beside.folds,
      tailTitle: beside.tailTitle,
      tail: this.#log.excerpt.tail(),
    })
    try {
      await writeSummary(this.#job.environment, markdown)
    } catch (error) {
      this.#job.console.warn(`The job summary could not be written: ${String(error)}`)
    }
  }

  #clean(text: string): string {
    return harmlessText(text, this.#job.redactor)
  }
}
