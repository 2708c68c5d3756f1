import type { Emit } from '../../build-log/log-event.ts'
import { RefusedError } from '../../client/errors.ts'
import { readKeyKind } from '../../client/key-kind.ts'
import type { Platform } from '../../client/platform.ts'
import { withoutFullStop } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import type { DeploymentEvent } from '../deployment-event.ts'
import type { DeploymentReport } from '../deployment-report.ts'
import type { FlowContext, FlowOptions, FlowSettings } from '../flow-context.ts'
import { beginFlow, type FlowRun } from '../flow-run.ts'
import { ForwardGuard, type ForwardRule } from '../forward/forward-guard.ts'
import type { HistoryReading } from '../history/history.ts'
import { serviceMissing } from '../history/missing-messages.ts'
import { readSnapshot, type SnapshotReading } from '../history/snapshot-reading.ts'
import { classifyWriteFailure, type Ended, type WriteFailure, writeGuarded, writeTimeoutMs } from './guarded-write.ts'
import { findLostDeploy, whyNotFound } from './lost-deploy.ts'
import { type Accepted, startAndFollow } from './start-and-follow.ts'
import { importVariables, type Variable } from './variable-writes.ts'

/** What to deploy. */
export interface DeployRequest {
  /** A service that is built from a Git repository. */
  readonly serviceId: string
  /** Branch, tag or commit; absent builds the tracked branch. */
  readonly ref?: string
  /**
   * Called after each 409 (the service is busy) before the request is sent again, which goes on until the deadline. A sentence
   * ends the run as `skipped`: the deployment is not wanted any more. Without it a 409 fails the run.
   */
  readonly whileBusy?: () => Promise<string | undefined>
  /** Imported once before the request is sent, when the key was found sufficient. If that fails, nothing is deployed and the flow rejects. */
  readonly variables?: readonly Variable[]
  /** The snapshot of the history, if it is being read already (`readSnapshot`); by default the flow reads it. */
  readonly snapshot?: Promise<SnapshotReading>
  /** Keeps an older commit from replacing a newer one; by default any commit is deployed. Costs the platform no request. */
  readonly forward?: ForwardRule
}

const requestTimeoutMs = 60_000
/** An older snapshot is read again before the request: another run may have deployed since. */
const freshMs = 5_000
/** Between two tries while the service is busy; a fixed poll interval comes before it. */
const busyDelaysMs = [1_000, 2_000, 5_000]
const longestBusyDelayMs = 10_000

/**
 * Deploys a Git service and follows the deployment to its outcome. What the platform does is in the report.
 *
 * @throws InputError if the key's scope does not permit it; nothing was written then.
 */
export function deploy(
  platform: Platform,
  request: DeployRequest,
  options: FlowOptions = {},
): FlowRun<DeploymentEvent, DeploymentReport> {
  return beginFlow(options, (emit, signal) => runDeploy(platform, request, emit, { ...options, signal }))
}

/** Deploys and follows within a flow. */
export function runDeploy(
  platform: Platform,
  request: DeployRequest,
  emit: Emit<DeploymentEvent>,
  options: FlowSettings,
): Promise<DeploymentReport> {
  let guard: ForwardGuard | undefined
  return startAndFollow(platform, emit, options, {
    operation: 'deploy_service',
    phase: 'requested',
    asked: { serviceId: request.serviceId, ref: request.ref },
    cancelledInDoubt: `The run was cancelled before the platform answered. A deployment may exist: check the dashboard.`,
    read: async (context, signal) => {
      const reading = await (request.snapshot ?? readSnapshot(context, request.serviceId, signal))
      if (request.forward === undefined) return reading
      guard = new ForwardGuard(context, request.forward, request.ref)
      // Beside the check of the key.
      await guard.compare(reading.page, signal)
      return reading
    },
    start: async (context, reading, key) => {
      const answer = await key.answer
      // The contract accepts an account key for all that it can see, so what it does not see it cannot deploy; of another key it does not
      // say whether it may read the history of what it may deploy.
      if (reading.missing === undefined || answer.kind === 'untold' || readKeyKind(answer.identity) !== 'account')
        return await startDeploy(context, request, reading, guard)
      return {
        kind: 'ended',
        outcome: 'failed',
        reason: serviceMissing(request.serviceId, reading.missing, platform),
      }
    },
    complete: async (report, page) => (await guard?.complete(report, page)) ?? report,
  })
}

async function startDeploy(
  context: FlowContext,
  request: DeployRequest,
  { snapshot, askedAtMs }: SnapshotReading,
  guard: ForwardGuard | undefined,
): Promise<Accepted | Ended> {
  const { serviceId, ref, variables = [] } = request
  const { platform, emit, run } = context
  let before = snapshot
  let readAtMs = askedAtMs
  let isPrepared = false
  let busy = 0
  /** Another run may have deployed since: reads the history again if it is due, and compares with what is live now. */
  const refresh = async (isDue: boolean): Promise<Ended | undefined> => {
    if (isDue) {
      const reading = await readSnapshot(context, serviceId)
      before = reading.snapshot
      readAtMs = reading.askedAtMs
      await guard?.compare(reading.page)
    }
    return await guard?.decide()
  }
  const isStale = (): boolean => run.clock.now() - readAtMs > freshMs
  return await writeGuarded<Accepted>(context, {
    prepare: async () => {
      // A limit of the platform may have been waited for.
      if (isPrepared) return guard === undefined ? undefined : await refresh(isStale())
      isPrepared = true
      if (guard !== undefined) {
        const end = await refresh(isStale())
        if (end !== undefined) return end
      }
      if (variables.length > 0) {
        const limits = { signal: run.signal, timeoutMs: run.remaining() }
        await importVariables(platform, { serviceId, variables }, emit, limits)
      }
      const end = isStale() ? await refresh(true) : undefined
      if (end !== undefined) return end
      const isTaught = context.options.successStates !== undefined
      const text =
        'This service has no deployment yet, so it is not known which status words the platform uses. After this one, `taxiway doctor` shows what Taxiway understands of them.'
      if (before?.ids.length === 0 && before.isWhole && !isTaught) await context.emit({ kind: 'notice', text })
      return undefined
    },
    send: async () => {
      const answer = await send(context, request, before?.ids[0])
      if (answer.kind !== 'busy') return answer
      const text = message`deploy-busy: ${answer.refusal} The service is busy, or has nothing to build, as a database: trying again until the timeout.`
      if (busy === 0) await context.emit({ kind: 'notice', text })
      const delayMs = context.options.pollIntervalMs ?? busyDelaysMs[busy] ?? longestBusyDelayMs
      busy++
      await run.sleep(Math.min(delayMs, run.remaining()))
      const reason = await request.whileBusy?.()
      if (reason !== undefined) return { kind: 'ended', outcome: 'skipped', reason }
      return (await refresh(true)) ?? { kind: 'retry' }
    },
    findEffect: async (failure) => {
      const text = `The answer to the deploy request was lost (${withoutFullStop(failure)}). Checking whether it took effect.`
      await context.emit({ kind: 'warning', text })
      if (before === undefined) {
        const reason = `The answer to the deploy request was lost, and the history could not be read before it, so a new deployment cannot be recognised. A deployment may be running: check the dashboard.`
        return { kind: 'ended', outcome: 'indeterminate', reason }
      }
      let page: HistoryReading | undefined
      const onRead = (read: HistoryReading): void => {
        page = read
      }
      const found = await findLostDeploy(context, { serviceId, ref, before, onRead })
      if (found.kind === 'absent') {
        // It is sent again, and meanwhile another job may have deployed. What was there before the request stays as it is.
        await guard?.compare(page)
        readAtMs = run.clock.now()
        return undefined
      }
      if (found.kind !== 'adopt') {
        const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate'
        const reason = message`deploy-lost-unresolved: The answer to the deploy request was lost, and ${whyNotFound(found)}. A deployment may be running: check the dashboard before you run this again.`
        return { kind: 'ended', outcome, reason }
      }
      const inferred = `Deployment ${found.id} is taken for ours by inference: it is the only new one, and its record shows no ref that could be compared.`
      if (found.inferred) await context.emit({ kind: 'warning', text: inferred })
      return { kind: 'accepted', deploymentId: found.id, serviceId, ref, url: undefined, older: before.ids[0] }
    },
    lostTwice: (failure) =>
      `Nothing was deployed, as the history tells: the request failed twice, and no new deployment showed for 30 s each time. If the platform may be later than that, check the dashboard before you run this again. The second failure: ${failure}`,
  })
}

async function send(
  { platform, run }: FlowContext,
  { serviceId, ref, whileBusy }: DeployRequest,
  older: string | undefined,
): Promise<Accepted | WriteFailure | { readonly kind: 'busy'; readonly refusal: string }> {
  try {
    const options = { signal: run.signal, timeoutMs: writeTimeoutMs(run, requestTimeoutMs) }
    const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref }
    const { deploymentId, ref: resolved } = await platform.call('deploy_service', args, options)
    return { kind: 'accepted', deploymentId, serviceId, ref: resolved ?? ref, url: undefined, older }
  } catch (error) {
    const busy = error instanceof RefusedError && error.status === 409 && whileBusy !== undefined
    if (!busy) return classifyWriteFailure(run, error)
    run.inDoubt = false
    return { kind: 'busy', refusal: error.message }
  }
}
