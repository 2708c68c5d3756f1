import type { ReportInputs } from '../config/report-inputs.ts'
import type { DeploymentEvent } from '../deployment/deployment-event.ts'
import type { DeploymentReport } from '../deployment/deployment-report.ts'
import type { WaitTarget } from '../deployment/flow-context.ts'
import type { Finished } from '../deployment/flow-run.ts'
import type { GateRequest } from '../gate/gate.ts'
import type { RunEvent } from '../gate/run-event.ts'
import { LastPrintedLine } from '../output/last-printed-line.ts'
import { PrintedBuildLog } from '../output/printed-build-log.ts'
import { sanitizeText } from '../output/untrusted.ts'
import { toDeploymentOutputs, toOutputs } from '../report/formats/outputs.ts'
import type { RunEnd } from '../report/run-end.ts'
import { judgedDeployment, type RunReport } from '../report/run-report.ts'
import { formatSummary, type SummarySubject } from '../report/summary/summary.ts'
import { toRunReport } from '../report/to-run-report.ts'
import type { CommitGraph } from '../text/commits/commit-graph.ts'
import { definedFields } from '../text/defined-fields.ts'
import { formatDuration } from '../text/formats/duration.ts'
import { message } from '../text/message.ts'
import type { Redact } from '../text/secrets/redactor.ts'
import { GateReporter } from './gate/gate-reporter.ts'
import { createCleaning, type Job } from './job.ts'
import type { JobState } from './job-state.ts'
import { sayEnd, setEnd } from './shown-end.ts'
import { type EndListener, noTracker, serviceTarget, type Tracker } from './tracker.ts'
import { sayVariables } from './variables/variable-messages.ts'

type KnownDeployment = Pick<Extract<DeploymentEvent, { kind: 'accepted' }>, 'deploymentId' | 'serviceId' | 'ref'>

/** What the host of a run gives each of its flows, beside the run's own inputs. */
export interface HostOptions {
  readonly onEvent: (event: RunEvent | Finished<unknown>) => Promise<void>
  readonly waitAgain: (target: WaitTarget) => string | undefined
  readonly clean: Redact
}

/** Shows a run in its job: events and log lines while it runs, and its result at the end. Made once the inputs are read. */
export class JobReporter {
  readonly tracker: Tracker
  readonly #job: Job
  readonly #action: string
  readonly #inputs: ReportInputs
  readonly #log: PrintedBuildLog
  readonly #gate: GateReporter
  #url: string | undefined
  #serviceName: string | undefined

  readonly #listeners: EndListener[] = []

  /**
   * @param action its name, for the summary's title
   * @param tracker by default that of the host
   */
  constructor(job: Job, action: string, inputs: ReportInputs, tracker?: Tracker) {
    this.tracker = tracker ?? job.openTracker?.(job, inputs) ?? noTracker
    this.#job = job
    this.#action = action
    this.#inputs = inputs
    this.#log = new PrintedBuildLog(job.console, job.redactor, job.context.logFile)
    this.#gate = new GateReporter(job)
    this.setUrl(inputs.environmentUrl)
  }

  /** What knows the history of the repository's commits beside a clone; undefined if the host has nothing. */
  get commits(): CommitGraph | undefined {
    return this.#job.openCommits?.(this.#job, this.#inputs)
  }

  /** The address that was given, or became known since; not one that the platform's record shows. */
  get url(): string | undefined {
    return this.#url
  }

  /** Sets the address where the result is served, which counts for more than what the platform's record shows. */
  setUrl(url: string | undefined): void {
    this.#url = url
    this.#job.outputs.set('url', url)
  }

  /** Begins the log of another deployment: the summary shows the end of the last one. */
  beginLog(): void {
    this.#log.begin()
  }

  /** What each flow of this run is given: its listener, and what only the host of the run knows. */
  get flowOptions(): HostOptions {
    const { redactor, waitAgain } = this.#job
    return {
      onEvent: (event) => this.emit(event),
      waitAgain: waitAgain ?? ((target) => this.#waitAgain(target)),
      clean: (text) => sanitizeText(text, redactor),
    }
  }

  /** What a flow beside the run's own is given: its log is shown, its events are sentences, and nothing of it is a result of the run. */
  besideOptions(name: string): HostOptions {
    return { ...this.flowOptions, onEvent: (event) => this.#emitBeside(name, event) }
  }

  async #emitBeside(name: string, event: RunEvent | Finished<unknown>): Promise<void> {
    if (event.kind === 'lines') await this.emit(event)
    else if (event.kind === 'status') this.#job.console.say(`${name}: ${event.word}`)
    else if (event.kind === 'warning' || event.kind === 'notice') this.#job.console.say(event.text)
  }

  /** Says before its first event what is to be judged. */
  beginGate(request: GateRequest): void {
    if (this.#judgesOnly) this.tracker.track({ target: serviceTarget(request.serviceId) })
    this.#gate.begin(request)
  }

  /**
   * Hears what a run tells: the console shows it, and outputs, state and tracker learn what they need. Resolves
   * when lines are written out; nothing waits for the tracker.
   */
  async emit(event: RunEvent | Finished<unknown>): Promise<void> {
    const { console, outputs } = this.#job
    switch (event.kind) {
      case 'lines':
        return await this.#log.print(event.lines)
      case 'hole':
        return await this.#log.hole(event.from, event.to)
      case 'warning':
        return console.warn(event.text)
      case 'notice':
        return console.notice(event.text)
      case 'accepted':
        if (this.#gate.isRollingBack) return this.#gate.rollbackAccepted(event)
        this.beginDeployment(event)
        return console.say(
          `Deployment ${event.deploymentId} of service ${event.serviceId ?? '(not named)'} was accepted.`,
        )
      case 'status':
        console.say(`Status: ${event.word} (after ${formatDuration(event.atMs)})`)
        return console.showStatus?.(event.word)
      case 'url':
        if (this.#url === undefined && !this.#gate.isRollingBack) outputs.set('url', this.#shownUrl(event.url))
        return
      case 'variables-imported':
        return sayVariables(this.#job, event)
      case 'waiting':
        return console.say(event.text)
      case 'chosen':
        this.#gate.chosen(event)
        if (this.#judgesOnly) this.beginDeployment(event)
        return
      case 'judged':
        console.resume()
        this.#setOutputs(event.deployment)
        return this.#gate.judged(event)
      case 'check-began':
        return this.#gate.checkBegan(event)
      case 'check-progress':
        return this.#gate.checkProgress(event)
      case 'check-output':
        return await this.#gate.checkOutput(event)
      case 'check-ended':
        return this.#gate.checkEnded(event)
      case 'rollback-began':
        this.#gate.rollbackBegan(event)
        return this.beginLog()
      case 'rollback-ended':
        return this.#gate.rollbackEnded()
      case 'finished':
        // `finish` reports the end, once the run has made its result of it.
        return
      default:
        event satisfies never
    }
  }

  /** Writes down the ids of a deployment that is known now, and has GitHub show it as in progress. */
  beginDeployment({ deploymentId, serviceId, ref }: KnownDeployment): void {
    const { outputs, state, context, inputs } = this.#job
    this.#log.continueAfter(new LastPrintedLine(context.jobFolder, inputs.text('base-url') ?? '', deploymentId))
    outputs.set('deployment-id', deploymentId)
    outputs.set('service-id', serviceId)
    outputs.set('ref', ref)
    outputs.set('url', this.#shownUrl(undefined))
    outputs.set('log-file', this.#log.open())
    state.note({ deploymentId, ...definedFields({ serviceId }) })
    void this.tracker.begin(`Deployment ${deploymentId}`, this.#url, { deploymentId, ref })
  }

  /** Says that somebody pays for a service from now on. */
  announceService(serviceId = '(the platform did not give its id)'): void {
    const { console } = this.#job
    console.notice(message`service-created: A new service was created and is billed from now on: ${serviceId}`)
  }

  /** Sets the outputs of a deployment whose outcome is certain, though the run continues. */
  #setOutputs(deployment: DeploymentReport): void {
    const url = this.#shownUrl(deployment.url)
    for (const [name, value] of toDeploymentOutputs({ ...deployment, url })) this.#job.outputs.set(name, value)
  }

  /**
   * Writes the end of the run: exit code, outputs, message, summary, what listens and the tracker, state, in this order, because the job
   * may be killed at any moment.
   */
  async finish(end: RunEnd): Promise<RunReport> {
    const { supersededIsNeutral, jobSummary } = this.#inputs
    const around = { url: this.#shownUrl(addressIn(end)), supersededIsNeutral, log: this.#log.excerpt }
    const run = toRunReport(end, createCleaning(this.#job), around)
    setEnd(this.#job, run, toOutputs(run))
    await this.#log.close()
    sayEnd(this.#job, run, this.#subject(run))
    if (!run.passed) await (await import('./annotate.ts')).annotateFiles(this.#job, run)
    if (jobSummary) await this.#job.outputs.addSummary(formatSummary(run, this.#subject(run)))
    const unreported = await this.#finishTracking(run)
    this.#job.state.note({ finished: true, ...definedFields({ unreported }) })
    return run
  }

  async #finishTracking(run: RunReport): Promise<JobState['unreported']> {
    try {
      // The tracker first: what a listener asks of it comes behind the end.
      const tracking = this.tracker.finish(run)
      const listening = this.#listeners.map((listener) => listener.finish(run))
      const [unreported] = await Promise.all([tracking, ...listening])
      return unreported
    } finally {
      this.tracker.close()
    }
  }

  /** Has `listener` report the end too, beside the tracker. */
  onFinish(listener: EndListener): void {
    this.#listeners.push(listener)
  }

  /** Has the summary name the service as the platform does, unless the inputs name it. */
  nameService(name: string | undefined): void {
    this.#serviceName = name
  }

  #subject(run: RunReport): SummarySubject {
    const { inputs, context, state } = this.#job
    const name =
      inputs.text('service') ?? state.current.preview?.name ?? this.#serviceName ?? inputs.text('service-name')
    const isOwnCommit = judgedDeployment(run)?.ref?.toLowerCase() === context.sha
    return {
      action: this.#action,
      runUrl: context.runUrl,
      commitUrl: isOwnCommit ? context.commitUrl : undefined,
      ...definedFields({ name: name && createCleaning(this.#job).text(name), platformUrl: this.#platformUrl }),
    }
  }

  get #platformUrl(): string | undefined {
    const { inputs, redactor } = this.#job
    const url = URL.parse(inputs.text('base-url') ?? '')
    // One with more than a path was refused, or will be.
    return url === null || url.username !== '' || url.password !== ''
      ? undefined
      : redactor.redact(url.origin + url.pathname)
  }

  /** A gate by itself shows a deployment that nothing else in its run has shown. */
  get #judgesOnly(): boolean {
    return this.#action === 'gate'
  }

  #waitAgain({ serviceId, deploymentId }: WaitTarget): string {
    if (this.#judgesOnly) return `To wait for it, run this gate again.`
    return `To wait for it, use the gate action with \`service-id: ${serviceId}\` and \`deployment-id: ${deploymentId}\`.`
  }

  /** Without its secrets; undefined if more must be changed, which would make another address of it. */
  #shownUrl(url: string | undefined): string | undefined {
    const shown = this.#url ?? url
    if (shown === undefined) return undefined
    const redacted = this.#job.redactor.redact(shown)
    return sanitizeText(shown, this.#job.redactor) === redacted ? redacted : undefined
  }
}

/** The address that a flow's own report names. */
function addressIn(end: RunEnd): string | undefined {
  if (end.kind === 'deployment') return end.url
  return end.kind === 'gate' ? end.gate.deployment.url : undefined
}
