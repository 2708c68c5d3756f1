import type { Fault } from '../../faults/fault.ts'
import { isHonest, judge, type Verdict } from '../../resilience/verdict.ts'
import type { Stage } from '../../state/deployment-stages.ts'

/** What a run of the real client is worth, and why. */
export interface RunVerdict {
  readonly verdict: Verdict
  readonly isHonest: boolean
  /** What really took effect, as a sentence. */
  readonly truth: string
}

/** What the platform knows of a run that has ended, once its deployments have. */
export interface RunEvidence {
  /** Null if it had to be ended. */
  readonly exit: number | null
  /** All faults that were set while it ran. */
  readonly faults: readonly Fault[]
  /** Whether somebody stopped it. */
  readonly isStopped: boolean
  /** Whether the records of the platform show a status. */
  readonly showsStatus: boolean
  readonly isUpload: boolean
  readonly isKeyShown: boolean
  readonly made: readonly MadeByRun[]
}

/** A deployment that a run made, or a service without one. */
export interface MadeByRun {
  /** The name of the service. */
  readonly service: string
  readonly stage: Stage | 'gone' | 'none'
  readonly reason: string | null
}

/** The exit codes by which the client says that it does not know how a deployment ended (docs/ci.md), and those after a signal. */
const doubtExits = [5, 6] as const
const signalExits = [130, 143] as const

/** Judges a run by what is true. */
export function judgeRun(evidence: RunEvidence): RunVerdict {
  const { exit, faults, isStopped, showsStatus, isUpload, isKeyShown, made } = evidence
  const deployments = made.filter(({ stage }) => stage !== 'none')
  const verdict = judge({
    exit,
    doubtExits: new Set([...doubtExits, ...(isStopped ? signalExits : [])]),
    isKnowable: !isStopped && showsStatus && isKnowableWith(faults, isUpload),
    // A service of the user's own may fail to build without any fault.
    isWithoutFault: faults.length === 0 && !isStopped && showsStatus && !deployments.some(isFailed),
    deployments: deployments.length,
    isLive: deployments.some(({ stage }) => stage === 'live'),
    isKeyShown,
    hasObeyedLog: false,
  })
  return { verdict, isHonest: isHonest(verdict), truth: findTruth(made) }
}

function isFailed({ stage }: MadeByRun): boolean {
  return stage === 'failed'
}

/** Whether a client can find out in spite of the faults what became of its deployment. */
export function isKnowableWith(faults: readonly Fault[], isUpload: boolean): boolean {
  return !faults.some((fault) => hidesHistory(fault) || (isUpload && losesAnswer(fault)))
}

/** Whether the history never shows the truth: a fault that ends lets a client read it later. */
function hidesHistory(fault: Fault): boolean {
  if (fault.times !== undefined || fault.lastsMs !== undefined || fault.probability !== undefined) return false
  if (fault.operation !== '*' && fault.operation !== 'list_deployments') return false
  return !leavesHistoryReadable[fault.kind]
}

/** Whether a history with this fault in each answer still shows what became of a deployment. */
const leavesHistoryReadable = {
  status: false,
  html: false,
  endless: false,
  redirect: false,
  reset: false,
  close: false,
  mute: false,
  delay: true,
  drip: true,
  cut: false,
  stale: true,
  'fail-build': false,
  'drop-events': false,
  'double-events': false,
  'swap-events': false,
  'garble-events': false,
  'event-ids': false,
  heartbeats: false,
  'replay-events': false,
  'end-stream': false,
  'long-line': false,
  'show-stage': false,
  'show-word': false,
  'change-case': true,
  'hide-status': false,
  'hide-newest': false,
} as const satisfies Record<Fault['kind'], boolean>

/** Whether the answer to an upload does not say what became of it: each one makes a service of its own, which no history shows. */
function losesAnswer(fault: Fault): boolean {
  if (fault.operation !== '*' && fault.operation !== 'deploy_upload' && fault.operation !== 'create_service')
    return false
  switch (fault.kind) {
    case 'status':
      return fault.when === 'after-effect' || fault.status >= 500
    case 'reset':
    case 'close':
    case 'mute':
    case 'html':
    case 'endless':
    case 'redirect':
    case 'cut':
      return true
    default:
      return false
  }
}

function findTruth(made: readonly MadeByRun[]): string {
  const [first, ...others] = made
  if (first === undefined) return 'Nothing took effect: no deployment was made.'
  if (others.length > 0) {
    const each = made.map(({ service, stage }) => `"${service}" ${stage === 'none' ? 'without a deployment' : stage}`)
    return `${made.length} deployments took effect: ${each.join(', ')}.`
  }
  const { service, stage, reason } = first
  switch (stage) {
    case 'live':
      return `The deploy took effect: "${service}" is live.`
    case 'failed':
      return `The deploy took effect, and the deployment of "${service}" failed${reason === null ? '.' : `: ${reason}`}`
    case 'none':
      return `The service "${service}" was created, and nothing was deployed.`
    case 'gone':
      return `The deploy of "${service}" took effect, and was removed since.`
    case 'retired':
    case 'superseded':
      return `The deploy took effect, and a newer deployment of "${service}" has replaced it.`
    default:
      return `The deploy took effect, and the deployment of "${service}" is ${stage}.`
  }
}
