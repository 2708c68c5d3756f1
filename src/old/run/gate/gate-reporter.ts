import { nothingDeployed } from '../../deployment/deployment-report.ts'
import type { GateRequest } from '../../gate/gate.ts'
import type { GateReport } from '../../gate/gate-report.ts'
import type { RunEvent } from '../../gate/run-event.ts'
import { progressLines } from '../../output/progress.ts'
import { prefixLines, sanitizeLines } from '../../output/untrusted.ts'
import { toGateDocument } from '../../report/formats/gate-document.ts'
import { cleanGate } from '../../report/to-run-report.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { message } from '../../text/message.ts'
import { createCleaning, type Job } from '../job.ts'

const progressEveryMs = 30_000

type EventOfKind<Kind extends RunEvent['kind']> = Extract<RunEvent, { readonly kind: Kind }>

/** Shows in a job what a gate does beside its deployments, and keeps the gate's outputs in step. */
export class GateReporter {
  readonly #job: Job
  #hasChecks = false
  #known = unfinished
  #progress: ReturnType<typeof progressLines> = () => undefined
  #rollingBackTo: string | undefined

  constructor(job: Job) {
    this.#job = job
  }

  /** From the failure of a check until the deployment of what is gone back to has ended. */
  get isRollingBack(): boolean {
    return this.#rollingBackTo !== undefined
  }

  /** Before the first event: says what the request asks for in vain. */
  begin({ serviceId, rollbackRef, rollback, checks = [] }: GateRequest): void {
    this.#hasChecks = checks.length > 0
    this.#job.outputs.set('service-id', serviceId)
    if ((rollbackRef === undefined && !rollback) || this.#hasChecks) return
    const { named } = this.#job.inputs
    const name = rollbackRef === undefined ? 'rollback' : 'rollback-ref'
    this.#job.console.warn(
      `${named(name)} has no effect: a rollback follows a failed check, and no check is set. Set ${named('health-url')}, ${named('check-command')}, ${named('soak')} or ${named('sql')}.`,
    )
  }

  chosen({ by, how, deploymentId, serviceId, ref }: EventOfKind<'chosen'>): void {
    const { console, state } = this.#job
    if (by === 'id' || by === 'commit') console.say(how)
    else console.warn(how)
    // A deployment that succeeded is not a success before it was checked.
    if (this.#hasChecks) state.note({ during: 'the build' })
    this.#note({ chosenBy: by, deployment: { ...this.#known.deployment, deploymentId, serviceId, ref } })
  }

  judged({ deployment }: EventOfKind<'judged'>): void {
    this.#note({ deployment, durationMs: deployment.durationMs })
  }

  checkBegan({ name }: EventOfKind<'check-began'>): void {
    const { console, state } = this.#job
    state.note({ during: `the check ${name}` })
    console.say(`Check ${name}: began.`)
    this.#progress = progressLines((text) => console.say(text), { gapMs: progressEveryMs })
  }

  checkProgress({ name, text }: EventOfKind<'check-progress'>): void {
    this.#progress(() => `Check ${name}: ${text}`)
  }

  async checkOutput({ lines }: EventOfKind<'check-output'>): Promise<void> {
    const { console, redactor } = this.#job
    await console.block(prefixLines(sanitizeLines(lines, redactor)))
  }

  checkEnded({ check }: EventOfKind<'check-ended'>): void {
    const { name, result, summary, startMs, endMs } = check
    this.#job.console.say(`Check ${name}: ${result} after ${formatDuration(endMs - startMs)}: ${summary}.`)
    this.#note({ checks: [...this.#known.checks, check] })
  }

  rollbackBegan({ ref }: EventOfKind<'rollback-began'>): void {
    const { console, state } = this.#job
    this.#rollingBackTo = ref
    state.note({ during: `the rollback to ${ref} after a check had failed` })
    console.warn(message`rollback-began: A check failed. Rolling back: "${ref}" is being deployed.`)
  }

  /** The outputs stay those of the judged deployment. */
  rollbackAccepted({ deploymentId }: EventOfKind<'accepted'>): void {
    const { console, state } = this.#job
    state.note({ during: `the rollback to ${this.#rollingBackTo} (deployment ${deploymentId})` })
    console.say(`Rollback: deployment ${deploymentId} was accepted.`)
  }

  rollbackEnded(): void {
    this.#rollingBackTo = undefined
  }

  #note(more: Partial<GateReport>): void {
    this.#known = { ...this.#known, ...more }
    setGateOutputs(this.#job, this.#known)
  }
}

/** Sets the outputs that only the gate has, `passed` and `report`: from the first moment on, in case the job is killed. */
export function setGateOutputs(job: Job, known: GateReport): void {
  const report = toGateDocument(cleanGate(known, createCleaning(job)))
  job.outputs.set('passed', String(report.passed))
  job.outputs.setMasked('report', JSON.stringify(report))
}

const stopped = `The gate was stopped before it had finished.`

/** What is known of a gate before it has chosen a deployment. */
export const unfinished: GateReport = {
  passed: false,
  reason: stopped,
  deployment: { ...nothingDeployed, outcome: 'aborted', reason: stopped },
  chosenBy: undefined,
  followedFromMs: 0,
  checks: [],
  newer: [],
  rollback: undefined,
  durationMs: 0,
}
