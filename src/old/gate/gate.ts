import type { OperationName } from '../../contract/operations.ts'
import type { Emit } from '../build-log/log-event.ts'
import type { Check } from '../checks/check.ts'
import type { Platform } from '../client/platform.ts'
import { AbortScope } from '../client/time/abort-scope.ts'
import { poll } from '../client/time/poll.ts'
import { Run } from '../client/time/run.ts'
import type { DeploymentEvent } from '../deployment/deployment-event.ts'
import { type DeploymentReport, nothingDeployed } from '../deployment/deployment-report.ts'
import type { FlowSettings } from '../deployment/flow-context.ts'
import { beginFlow, type Finished, type FlowRun, type Listener } from '../deployment/flow-run.ts'
import { runFollow } from '../deployment/follow.ts'
import { type HistoryReading, readNewestPage } from '../deployment/history/history.ts'
import { findId } from '../deployment/history/history-record.ts'
import { findLastGood, type LastGoodSearch } from '../deployment/history/last-good.ts'
import { runDeploy } from '../deployment/start/deploy.ts'
import { KeyCheck } from '../deployment/start/preflight.ts'
import { keptVariables } from '../deployment/variables-after-rollback.ts'
import { readCommit } from '../text/commits/commit-id.ts'
import { formatErrorAsClause } from '../text/formats/format-error.ts'
import { message } from '../text/message.ts'
import type { Redact } from '../text/secrets/redactor.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'
import { type Chosen, chooseDeployment } from './chosen-deployment.ts'
import { type CheckReport, explainGate, type GateReport, newerWarning, type RollbackReport } from './gate-report.ts'
import { type ChecksContext, notRun, runChecks } from './run-checks.ts'
import type { RunEvent } from './run-event.ts'

/** Which deployment to judge, and how. */
export interface GateRequest {
  /** The service whose deployment it is. */
  readonly serviceId: string
  /** The deployment that something else started. Absent: it is searched for. */
  readonly deploymentId?: string
  /** The commit that the record must show, waited for up to 60 s. Only without `deploymentId`. */
  readonly commit?: string
  /** Run in this order once the deployment has succeeded, up to the first that fails. */
  readonly checks?: readonly Check[]
  /** Deployed and followed if a check fails. */
  readonly rollbackRef?: string
  /** Whether a failed check deploys the commit of the newest deployment that succeeded before, without `rollbackRef`; false by default. */
  readonly rollback?: boolean
  /** What the host remembers of the service's runs: commits that failed their checks, and names of variables. */
  readonly remembered?: LastGoodSearch['remembered']
  /** Why there is no rollback, as a sentence for the reason. */
  readonly noRollback?: string
}

/** The settings of a gate. */
export interface GateSettings extends Omit<FlowSettings, 'wait'> {
  /** Removes secrets from untrusted text before it is cut and put into the report. By default the text stays as it is. */
  readonly clean?: Redact
}

/** The options of a gate. */
export interface GateOptions extends GateSettings {
  readonly onEvent?: Listener<RunEvent | Finished<GateReport>>
}

/** Milliseconds for each page of the history that is searched for a commit to go back to. */
const pageTimeoutMs = 30_000
/** Milliseconds for the newest page, before and after the checks. */
const newestPageTimeoutMs = 3_500
/** Before a rollback, what could not be read is asked for again so often. */
const mostReads = 5
const readGapMs = 2_000

/**
 * Waits for a deployment that something else started, then checks the app; if a check fails, deploys another ref. Whatever the
 * platform and the app do is in the report. `timeoutMs` bounds the following of each deployment by itself.
 *
 * @throws InputError if the key's scope does not permit a check or the rollback; nothing was judged.
 */
export function gate(
  platform: Platform,
  request: GateRequest,
  options: GateOptions = {},
): FlowRun<RunEvent, GateReport> {
  return beginFlow(options, (emit, signal) => runGate(platform, request, emit, { ...options, signal }))
}

/**
 * Judges a deployment within a flow.
 *
 * @param isFollowed the flow has told of the deployment already: its log, words and address are not told again
 */
export async function runGate(
  platform: Platform,
  request: GateRequest,
  emit: Emit<RunEvent>,
  options: GateSettings,
  isFollowed = false,
): Promise<GateReport> {
  const run = new Run(options)
  const needed = neededOperations(request)
  const keyCheck = needed.length === 0 ? undefined : KeyCheck.of(run, platform)
  const { clean = unchanged } = options
  const context = { platform, request, emit, clean, options: { ...options, keyCheck }, run }
  const { serviceId } = request
  // A key that does not suffice ends what is read meanwhile.
  using reading = new AbortScope({ clock: run.clock, signal: run.signal })
  const permitted = requireAll(context, needed)
  permitted.catch((error: unknown) => reading.abort(error))
  const choice = await choose(context, reading.signal)
  if (typeof choice === 'string') {
    await permitted
    return unjudged(context, choice)
  }
  const { by, deploymentId, ref } = choice
  await emit({ ...choice, serviceId })
  const followedFromMs = run.elapsed()
  const following = { ...options, signal: reading.signal }
  const tell: Emit<DeploymentEvent> = async (event) => {
    if (!isFollowed || !emittedByFollowing.has(event.kind)) await emit(event)
  }
  const deployment = await runFollow(platform, { serviceId, deploymentId, ref }, tell, following)
  await permitted
  await emit({ kind: 'judged', deployment })
  const { checks, found } = await check(context, deployment)
  const newer = found.ids
  const isFailed = checks.some(({ result }) => result === 'failed')
  const rolledBack = isFailed ? await rollBack(context, deployment, found) : undefined
  const rollback = typeof rolledBack === 'string' ? undefined : rolledBack
  const passed = deployment.outcome === 'succeeded' && checks.every(({ result }) => result === 'passed')
  if (passed && !request.checks?.some(({ provesVersion }) => provesVersion))
    await emit({
      kind: 'notice',
      text: message`gate-version-unproven: Nothing proved that the new version answers, and not the one before. Set ${platform.named('health-body')}, ${platform.named('check-command')} or ${platform.named('sql')}.`,
    })
  const reason = explainGate({ deployment, checks, newer }, rolledBack)
  const durationMs = run.elapsed()
  return { passed, reason, deployment, chosenBy: by, followedFromMs, checks, newer, rollback, durationMs }
}

const emittedByFollowing: ReadonlySet<DeploymentEvent['kind']> = new Set(['lines', 'hole', 'status', 'url'])

function unchanged(text: string): string {
  return text
}

/** `run` holds the time of the whole gate; choosing and following have runs of their own. */
interface GateContext extends ChecksContext {
  readonly request: GateRequest
  readonly options: GateSettings
}

/** What the checks and the rollback write, and so what the key must permit. */
function neededOperations({ checks = [], rollbackRef, rollback }: GateRequest): readonly OperationName[] {
  const ofChecks = checks.map(({ needs }) => needs).filter((needs) => needs !== undefined)
  return [...new Set([...ofChecks, ...(rollbackRef !== undefined || rollback ? ['deploy_service' as const] : [])])]
}

/** Rejects with `InputError` if the key does not permit an operation. */
async function requireAll({ run, request, options }: GateContext, needed: readonly OperationName[]): Promise<void> {
  const { serviceId } = request
  try {
    for (const operation of needed)
      await options.keyCheck?.require(operation, operation === 'deploy_service' ? { serviceId } : {})
  } catch (error) {
    if (!run.signal.aborted) throw error
  }
}

/** The deployment to judge, or why there is none, as a sentence. */
async function choose(
  { platform, request, emit, options }: GateContext,
  signal: AbortSignal,
): Promise<Chosen | string> {
  const { serviceId, deploymentId } = request
  if (deploymentId !== undefined) {
    const how = `Judging deployment ${deploymentId} of service ${serviceId}.`
    return { kind: 'chosen', by: 'id', deploymentId, ref: undefined, how }
  }
  try {
    const reading = { ...options, signal }
    return await chooseDeployment(platform, request, reading, (text) => emit({ kind: 'waiting', text }))
  } catch (error) {
    if (!signal.aborted) throw error
    return `The run was cancelled before a deployment was chosen.`
  }
}

/** Runs the checks of a deployment that succeeded, and finds out whether they may have tested a newer one. */
async function check(
  context: GateContext,
  { outcome, deploymentId = '', ref = '', url }: DeploymentReport,
): Promise<{ readonly checks: readonly CheckReport[]; readonly found: Newer }> {
  const { request, emit } = context
  const { checks = [], serviceId } = request
  if (outcome !== 'succeeded' || checks.length === 0) return { checks: checks.map(notRun), found: nothingNewer }
  const before = await readIds(context)
  const commit = readCommit(ref) ?? request.commit
  const reports = await runChecks(checks, { ...context, deployment: { serviceId, deploymentId, commit, url } })
  const found = await findNewer(context, deploymentId, before)
  if (found.ids.length > 0) await emit({ kind: 'warning', text: newerWarning(found.ids) })
  return { checks: reports, found }
}

/** The deployments that are newer than the judged one, as far as that is known. */
interface Newer {
  /** Newest first. */
  readonly ids: readonly string[]
  /** Why there may be others, as a clause. */
  readonly unknown: string | undefined
}

const nothingNewer: Newer = { ids: [], unknown: undefined }

/** @param before what the newest page showed before the checks */
async function findNewer(context: GateContext, judged: string, before: IdsReading): Promise<Newer> {
  const after = await readIds(context)
  if (after.kind === 'unread') return { ids: [], unknown: after.why }
  const { ids } = after
  const unknown = ids.includes(judged) ? undefined : `the newest page of the history does not show ${judged}`
  return { ids: newerThan(judged, ids, before.kind === 'read' ? before.ids : undefined), unknown }
}

/** Asks once more, as long as it is not known: a rollback over a newer deployment would undo what someone else has just done. */
async function findNewerAgain(context: GateContext, judged: string, found: Newer): Promise<Newer> {
  const { clock, signal } = context.run
  let last = found
  const readNewer = async (): Promise<Newer | undefined> => {
    last = await findNewer(context, judged, { kind: 'unread', why: '' })
    return last.unknown === undefined ? last : undefined
  }
  const pauseMs = (reads: number): number | undefined => (reads === mostReads ? undefined : readGapMs)
  return (await poll(readNewer, { pauseMs, sleep: (ms) => clock.sleep(ms, signal) })) ?? last
}

/** Deploys what is gone back to; gives why nothing was deployed, as a sentence, in place of the report. */
async function rollBack(
  context: GateContext,
  judged: DeploymentReport,
  newer: Newer,
): Promise<RollbackReport | string> {
  const { platform, request, emit, options, run } = context
  const { serviceId } = request
  const startMs = run.elapsed()
  const choice = await chooseRef(context, judged, newer)
  if (run.signal.aborted) return `The run was cancelled before the rollback.`
  if (typeof choice === 'string') return choice
  const { ref } = choice
  await emit({ kind: 'rollback-began', ref })
  await emit({ kind: 'notice', text: keptVariables })
  const deployment = await runDeploy(platform, { serviceId, ref }, emit, options).catch(
    (error: unknown): DeploymentReport => {
      const reason = error instanceof Error ? error.message : String(error)
      return { ...nothingDeployed, serviceId, ref, outcome: 'failed', reason, durationMs: run.elapsed() - startMs }
    },
  )
  const rollback = { ref, startMs, deployment }
  await emit({ kind: 'rollback-ended', rollback })
  return rollback
}

/** What to go back to; a sentence if that is nothing. Never rejects. */
async function chooseRef(
  context: GateContext,
  { ref: judged = '', deploymentId = '' }: DeploymentReport,
  found: Newer,
): Promise<{ readonly ref: string } | string> {
  const { platform, request, emit, options, run } = context
  const { rollbackRef, rollback, remembered, serviceId, noRollback } = request
  if (rollbackRef === undefined && !rollback)
    return noRollback ?? `The deployment stays in place, because no rollback is set.`
  try {
    const isDoubtful = found.ids.length === 0 && found.unknown !== undefined
    const newer = isDoubtful ? await findNewerAgain(context, deploymentId, found) : found
    if (newer.ids.length > 0)
      return message`gate-no-rollback-over-newer: Nothing was rolled back, because that would replace the newer deployment.`
    if (newer.unknown !== undefined)
      return message`gate-newer-unknown: Nothing was rolled back, because it is not known whether that would replace a newer deployment: ${newer.unknown}. To go back, run \`taxiway rollback\`.`
    if (rollbackRef !== undefined) return { ref: rollbackRef }
    const { successStates = [], failureStates = [] } = options
    const search = { serviceId, current: readCommit(judged), successStates, failureStates, timeoutMs: pageTimeoutMs }
    const choice = await findLastGood(platform, { ...search, remembered, signal: run.signal })
    if (choice.kind === 'none') return choice.reason
    await emit({ kind: 'notice', text: choice.how })
    return { ref: choice.commit }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return `The deployment stays in place, because the commit to go back to could not be read: ${why}`
  }
}

function unjudged({ request, run }: GateContext, reason: string): GateReport {
  const { serviceId, checks = [] } = request
  const durationMs = run.elapsed()
  const outcome = run.signal.aborted ? 'aborted' : 'indeterminate'
  const phases = [{ name: 'choosing', startMs: 0, endMs: durationMs }]
  const deployment = { ...nothingDeployed, serviceId, ref: undefined, outcome, reason, durationMs, phases } as const
  const nothing = { chosenBy: undefined, newer: [], rollback: undefined, followedFromMs: 0 }
  return { passed: false, reason, deployment, checks: checks.map(notRun), durationMs, ...nothing }
}

/** The ids of the newest page of the history, or why they could not be read, which says nothing about the judged deployment. */
type IdsReading =
  | { readonly kind: 'read'; readonly ids: readonly string[] }
  | { readonly kind: 'unread'; readonly why: string }

async function readIds({ platform, run, request }: GateContext): Promise<IdsReading> {
  try {
    const read = (signal: AbortSignal): Promise<HistoryReading> => readNewestPage(platform, request.serviceId, signal)
    const { rows } = await run.within(newestPageTimeoutMs, 'list_deployments', read)
    return { kind: 'read', ids: rows.map(findId).filter((id) => id !== undefined) }
  } catch (error) {
    if (run.signal.aborted || error instanceof TaxiwayError) return { kind: 'unread', why: formatErrorAsClause(error) }
    throw error
  }
}

/**
 * The deployments that are newer than the judged one, newest first: those before it, and those new since the page was read before the
 * checks, as some platforms list the live deployment first.
 */
export function newerThan(
  judged: string,
  page: readonly string[],
  known: readonly string[] | undefined,
): readonly string[] {
  const ahead = page.slice(0, Math.max(0, page.indexOf(judged)))
  const others = page.filter((id) => id !== judged)
  const firstKnown = others.findIndex((id) => known?.includes(id))
  const arrived = known === undefined ? [] : others.slice(0, firstKnown < 0 ? others.length : firstKnown)
  return page.filter((id) => ahead.includes(id) || arrived.includes(id))
}
