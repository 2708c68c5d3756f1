import type { LogLine } from '../../build-log/host.ts'
import type { DeploymentEvent } from '../../deployment/flow.ts'
import type { DeploymentReport, Outcome } from '../../deployment/report.ts'
import type { CheckReport, GateEvent, GateHost, GateReport } from '../../gate/report.ts'
import type { Job } from '../../github/job/job.ts'
import { duration } from '../../output/gantt.ts'
import { gateOutput, type Told } from '../../output/gate-report.ts'
import { checkTable, evidenceFolds, gatePhases } from '../../output/gate-tables.ts'
import { progressLines } from '../../output/progress.ts'
import { harmlessText } from '../../output/untrusted.ts'
import { JobReporter } from '../shared/job-reporter.ts'
import type { GateInputs } from './inputs.ts'

const progressEveryMs = 30_000
const shownEvidence = 10
/** Of one text in the report: a status word of the platform may be of any length. */
const longestText = 2_000

/** The GateHost of a job: the deployment is shown as by the other actions, and the checks beside it. */
export class GateReporter implements GateHost {
  readonly #job: Job
  readonly #reporter: JobReporter
  #progress: ReturnType<typeof progressLines> = () => undefined
  #rollingBackTo: string | undefined
  #hasChecks = false
  #told: Told = { deployment: { outcome: 'aborted', reason: 'The gate did not come to its end.' } }

  /** The outputs are false from the first moment on: what is in the file when the runner kills a job counts. */
  constructor(job: Job) {
    this.#job = job
    this.#reporter = new JobReporter(job, 'gate')
    this.#learn({})
  }

  configure({ report, request }: GateInputs): void {
    const { serviceId, rollbackRef, checks = [] } = request
    this.#hasChecks = checks.length > 0
    this.#job.outputs.set('service-id', serviceId)
    this.#reporter.configure(report)
    this.#reporter.github.mirrorTo(this.#reporter.github.deployments(), { target: `service:${serviceId}` })
    if (rollbackRef !== undefined && checks.length === 0) {
      this.#job.console.warn('Input `rollback-ref` is never used: no check is asked for that could fail.')
    }
  }

  print(lines: readonly LogLine[]): Promise<void> {
    return this.#reporter.print(lines)
  }

  clean(text: string): string {
    return harmlessText(text, this.#job.redactor)
  }

  report(event: GateEvent): void {
    const { console, state } = this.#job
    switch (event.kind) {
      case 'chosen':
        if (event.by === 'id' || event.by === 'commit') console.say(event.how)
        else console.warn(event.how)
        // Until it was checked, a deployment that succeeded is no success.
        if (this.#hasChecks) state.note({ during: 'the build' })
        this.#reporter.begin(event)
        this.#learn({ chosenBy: event.by, deployment: { ...this.#told.deployment, ...idsOf(event) } })
        return
      case 'waiting':
        console.say(event.text)
        return
      case 'judged':
        this.#reporter.know(event.deployment)
        this.#learn({ deployment: { ...event.deployment, reason: this.#told.deployment.reason } })
        return
      case 'check-began':
        state.note({ during: `the check ${event.name}` })
        console.say(`Check ${event.name}: began.`)
        this.#progress = progressLines((text) => console.say(text), { gapMs: progressEveryMs })
        return
      case 'check-progress':
        this.#progress(() => `Check ${event.name}: ${event.text}`)
        return
      case 'check-ended':
        console.say(`Check ${sentenceOf(event.check)}`)
        this.#learn({ checks: [...(this.#told.checks ?? []), event.check] })
        return
      case 'rollback-began':
        this.#rollingBackTo = event.ref
        state.note({ during: `the rollback to ${event.ref} after a check had failed` })
        console.warn(`A check failed: deploying ${event.ref} instead.`)
        this.#reporter.beginLog()
        return
      case 'rollback-ended':
        this.#rollingBackTo = undefined
        return
      default:
        if (this.#rollingBackTo === undefined) this.#reporter.report(event)
        else this.#tellOfRollback(event, this.#rollingBackTo)
    }
  }

  /** @param deployment what became of it where the gate gave no report */
  async end(gate: GateReport | undefined, deployment: DeploymentReport): Promise<void> {
    this.#setOutputs(gate ?? { deployment })
    this.#reporter.github.expectEndIn(0)
    if (gate === undefined) {
      await this.#reporter.end(deployment)
      return
    }
    const { checks, reason, durationMs } = gate
    const failed = checks.find(({ result }) => result === 'failed')
    await this.#reporter.end(
      { ...gate.deployment, reason, durationMs },
      {
        verdict: verdictOf(gate),
        details: failed?.evidence.slice(-shownEvidence) ?? [],
        table: checkTable(gate, (text) => this.clean(text)),
        folds: evidenceFolds(checks, (text) => this.clean(text)),
        ...(gate.rollback === undefined ? {} : { tailTitle: 'The end of the build log of the rollback' }),
        sections: gatePhases(gate, (text) => this.clean(text)),
      },
    )
  }

  /** The outputs stay those of the judged deployment. */
  #tellOfRollback(event: DeploymentEvent, ref: string): void {
    switch (event.kind) {
      case 'accepted':
        this.#job.state.note({ during: `the rollback to ${ref} (deployment ${event.deploymentId})` })
        this.#job.console.say(`Rollback: deployment ${event.deploymentId} was accepted.`)
        return
      case 'url':
        return
      case 'status':
      case 'hole':
      case 'warning':
      case 'notice':
        this.#reporter.report(event)
        return
      default:
        event satisfies never
    }
  }

  /** What is known so far, for whoever reads the outputs of a killed job. */
  #learn(more: Partial<Told>): void {
    this.#told = { ...this.#told, ...more }
    this.#setOutputs(this.#told)
  }

  #setOutputs(told: Told): void {
    const { outputs } = this.#job
    const report = gateOutput(told)
    outputs.set('passed', String(report.passed))
    const clean = (_key: string, value: unknown): unknown =>
      typeof value === 'string' ? this.clean(value).slice(0, longestText).toWellFormed() : value
    outputs.setMasked('report', JSON.stringify(report, clean))
  }
}

function idsOf({ deploymentId, serviceId, ref }: Extract<GateEvent, { kind: 'chosen' }>): Partial<DeploymentReport> {
  return { deploymentId, serviceId, ref }
}

/** The outcome of the whole, where it is not that of the deployment. */
function verdictOf({ passed, deployment, checks }: GateReport): Outcome {
  if (passed || deployment.outcome !== 'succeeded') return deployment.outcome
  return checks.some(({ result }) => result === 'failed') ? 'failed' : 'aborted'
}

function sentenceOf({ name, result, summary, startMs, endMs }: CheckReport): string {
  return `${name}: ${result} after ${duration(endMs - startMs)}: ${summary}.`
}
