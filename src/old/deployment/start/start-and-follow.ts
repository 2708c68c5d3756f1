import type { OperationName } from '../../../contract/operations.ts'
import type { Emit } from '../../build-log/log-event.ts'
import type { Platform } from '../../client/platform.ts'
import { Run } from '../../client/time/run.ts'
import type { DeploymentEvent } from '../deployment-event.ts'
import type { DeploymentReport } from '../deployment-report.ts'
import type { FlowContext, FlowSettings } from '../flow-context.ts'
import { DeploymentFollower, type FollowTarget, type VerdictPage } from '../follow.ts'
import { Phases } from '../phases.ts'
import type { Ended } from './guarded-write.ts'
import { checkAndRead, KeyCheck } from './preflight.ts'

export interface Accepted extends Pick<FollowTarget, 'deploymentId' | 'ref' | 'url' | 'older'> {
  readonly kind: 'accepted'
  readonly serviceId: string | undefined
}

export interface Start<Found> {
  readonly operation: OperationName
  /** The name of the first phase. */
  readonly phase: string
  /** What the caller asked for, as far as it is known. */
  readonly asked: { readonly serviceId: string | undefined; readonly ref: string | undefined }
  /** The reason if the run is cancelled before the answer to the write. */
  readonly cancelledInDoubt: string
  /** Reads what must be known before the write, at the same time as the key is checked. */
  readonly read: (context: FlowContext, signal: AbortSignal) => Promise<Found>
  readonly start: (context: FlowContext, found: Found, key: KeyCheck) => Promise<Accepted | Ended>
  /** Completes the report, given what the history showed with the verdict. */
  readonly complete?: (report: DeploymentReport, page: VerdictPage) => Promise<DeploymentReport>
}

const nothingShown: VerdictPage = { rows: [], succeededBefore: new Set() }
const recordGraceMs = 30_000

/** Checks the key, starts the deployment, tells its ids at once, and follows it to the end unless told not to wait. */
export async function startAndFollow<Found>(
  platform: Platform,
  emit: Emit<DeploymentEvent>,
  options: FlowSettings,
  { operation, phase, asked, cancelledInDoubt, read, start, complete = async (report) => report }: Start<Found>,
): Promise<DeploymentReport> {
  const run = new Run(options)
  const context = { platform, emit, options, run }
  const phases = new Phases(phase)
  let started: Accepted | Ended
  try {
    const key = options.keyCheck ?? KeyCheck.of(run, platform)
    const write = { key, operation, target: { serviceId: asked.serviceId } }
    const found = await checkAndRead(run, write, (signal) => read(context, signal))
    started = await start(context, found, key)
  } catch (error) {
    if (!run.signal.aborted) throw error
    const nothing = `The run was cancelled before anything was deployed.`
    started = { kind: 'ended', outcome: 'aborted', reason: run.inDoubt ? cancelledInDoubt : nothing }
  }
  const atMs = run.elapsed()
  const base = { deploymentId: undefined, url: undefined, status: undefined, durationMs: atMs }
  if (started.kind === 'ended') {
    const { outcome, reason, serviceId = asked.serviceId } = started
    return await complete({ ...base, ...asked, serviceId, outcome, reason, phases: phases.end(atMs) }, nothingShown)
  }
  const { kind, older, ...known } = started
  const { deploymentId, serviceId, ref, url } = known
  await emit({ kind, deploymentId, serviceId, ref })
  if (url !== undefined) await emit({ kind: 'url', url })
  if (options.wait === false) {
    const reason = `The platform accepted the deployment. Not waiting for the result (${platform.named('wait', 'false')}).`
    return await complete({ ...base, ...known, outcome: 'accepted', reason, phases: phases.end(atMs) }, nothingShown)
  }
  if (serviceId === undefined) {
    const reason = `The platform's answer names no service, so its deployment history cannot be read. Check the dashboard.`
    return await complete(
      { ...base, ...known, outcome: 'indeterminate', reason, phases: phases.end(atMs) },
      nothingShown,
    )
  }
  phases.enter('accepted', atMs)
  const target = { serviceId, deploymentId, older, ref, url, graceUntilMs: atMs + recordGraceMs }
  const follower = new DeploymentFollower(context, target, phases)
  return await complete(await follower.run(), follower.page)
}
