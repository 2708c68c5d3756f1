import type { LogLine } from '../../build-log/host.ts'
import { defaultReport, type ReportInputs } from '../../config/reporting.ts'
import type { DeploymentEvent, FlowHost } from '../../deployment/flow.ts'
import type { DeploymentReport, Outcome } from '../../deployment/report.ts'
import type { Job } from '../../github/job/job.ts'
import { JobLog } from '../../github/job/log.ts'
import { writeSummary } from '../../github/job/summary-file.ts'
import { type ChartSection, duration } from '../../output/gantt.ts'
import { renderSummary } from '../../output/summary.ts'
import { harmlessText } from '../../output/untrusted.ts'
import { GithubTeller } from './github-reporter.ts'

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

/** The FlowHost of a job: shows what happens as it happens, and at the end tells what became of the deployment. */
export class JobReporter implements FlowHost {
  /** What GitHub hears of it. */
  readonly github: GithubTeller
  readonly #job: Job
  readonly #action: string
  readonly #log: JobLog
  readonly #facts: (readonly [string, string])[] = []
  #inputs: ReportInputs = defaultReport

  /** @param action its name, for the summary's title */
  constructor(job: Job, action: string) {
    this.github = new GithubTeller(job)
    this.#job = job
    this.#action = action
    this.#log = new JobLog(job.console, job.redactor, job.context.temporaryFolder)
  }

  /** What the user wishes, once it could be read. */
  configure(inputs: ReportInputs): void {
    this.#inputs = inputs
    this.github.configure(inputs)
    this.#job.outputs.set('url', inputs.environmentUrl)
  }

  /** The address that was given, or became known since; not one that the platform's record shows. */
  get url(): string | undefined {
    return this.#inputs.environmentUrl
  }

  /** Adds a row to the summary. */
  addFact(name: string, value: string): void {
    this.#facts.push([name, value])
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
    void this.github.begin(`Deployment ${deploymentId}`)
  }

  /** What became of the deployment is certain from here on, though the run is not at its end. Gives its address. */
  know({ deploymentId, serviceId, ref, url, status, outcome }: DeploymentReport): string | undefined {
    const { outputs } = this.#job
    const shown = this.#inputs.environmentUrl ?? url
    const address = shown === undefined ? undefined : this.#clean(shown)
    outputs.set('deployment-id', deploymentId)
    outputs.set('service-id', serviceId)
    outputs.set('ref', ref)
    outputs.set('url', address)
    outputs.set('status', status)
    outputs.set('outcome', outcome)
    return address
  }

  report(event: DeploymentEvent): void {
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
    process.exitCode = passed ? 0 : 1
    const url = this.know(report)
    outputs.set('duration-seconds', String(Math.round(report.durationMs) / 1000))
    await this.#log.close()
    const failing = outcome === 'failed' || outcome === 'timed-out' ? this.#log.excerpt.failure() : []
    if (!passed) console.error([report.reason, ...(beside.details ?? []), ...failing].join('\n'))
    else if (outcome === 'superseded') console.warn(report.reason)
    else console.say(report.reason)
    if (passed && url !== undefined) console.say(`URL: ${url}`)
    if (this.#inputs.jobSummary) await this.#summarise(report, url, beside)
    const told = { report, reason: this.#clean(report.reason), url, tail: passed ? [] : this.#log.excerpt.tail() }
    const untold = await this.github.end(told, verdict)
    state.note({ finished: true, ...(untold === undefined ? {} : { untold }) })
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
