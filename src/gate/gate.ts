import type { Check } from '../checks/check.ts'
import type { Platform } from '../client/platform.ts'
import { Run } from '../client/time/run.ts'
import type { FlowOptions } from '../deployment/flow.ts'
import { follow } from '../deployment/follow.ts'
import type { DeploymentReport } from '../deployment/report.ts'
import { deploy } from '../deployment/start/deploy.ts'
import { preflightInRun } from '../deployment/start/preflight.ts'
import { message } from '../text/message.ts'
import { type Choice, chooseDeployment } from './choose.ts'
import { watchForNewer } from './newer-deployments.ts'
import { newerWarning, reasonOf } from './reason.ts'
import type { GateHost, GateReport, RollbackReport } from './report.ts'
import { type ChecksContext, notRun, runChecks } from './run-checks.ts'

/** Which deployment to judge, and how. */
export interface GateRequest {
  /** The service whose deployment it is. */
  readonly serviceId: string
  /** The deployment that something else started. Absent: it is searched for. */
  readonly deploymentId?: string
  /** The commit that the record must show, waited for up to 60 s. Only without `deploymentId`. */
  readonly commit?: string
  /** Whether the newest deployment will do where nothing better is found; false by default. */
  readonly allowLatest?: boolean
  /** Run in this order once the deployment has succeeded, up to the first that fails. */
  readonly checks?: readonly Check[]
  /** Deployed and followed where a check fails. */
  readonly rollbackRef?: string
}

/**
 * Waits for a deployment that something else started, then checks the app; where a check fails, deploys another ref. Whatever the
 * platform and the app do is in the report. `timeoutMs` bounds the following of each deployment by itself.
 *
 * @throws InputError where the key's scope does not permit a check or the rollback; nothing was judged.
 */
export async function gate(
  platform: Platform,
  request: GateRequest,
  host: GateHost,
  options: Omit<FlowOptions, 'wait'> = {},
): Promise<GateReport> {
  const run = new Run(options)
  const context = { platform, request, host, options, run }
  const { serviceId, rollbackRef } = request
  const choice = await choose(context)
  if (choice.kind === 'none') return unjudged(context, choice.reason)
  const { by, deploymentId, ref } = choice
  host.report({ ...choice, serviceId })
  const followedFromMs = run.elapsed()
  const deployment = await follow(platform, { serviceId, deploymentId, ref }, host, options)
  host.report({ kind: 'judged', deployment })
  const { checks, newer } = await check(context, deployment.outcome === 'succeeded', deploymentId)
  const rollback = checks.some(({ result }) => result === 'failed') ? await rollBack(context) : undefined
  const passed = deployment.outcome === 'succeeded' && checks.every(({ result }) => result === 'passed')
  const reason = reasonOf({ deployment, checks, newer, rollback }, rollbackRef)
  const durationMs = run.elapsed()
  return { passed, reason, deployment, chosenBy: by, followedFromMs, checks, newer, rollback, durationMs }
}

/** `run` holds the time of the whole gate; choosing and following have runs of their own. */
interface GateContext extends ChecksContext {
  readonly request: GateRequest
  readonly options: FlowOptions
}

async function choose({ platform, request, host, options, run }: GateContext): Promise<Choice> {
  const { serviceId, deploymentId, checks = [], rollbackRef } = request
  try {
    const needed = new Set(checks.map(({ needs }) => needs).filter((needs) => needs !== undefined))
    for (const operation of needed) await preflightInRun(run, platform, operation, {})
    if (rollbackRef !== undefined) await preflightInRun(run, platform, 'deploy_service', { serviceId })
    if (!(await run.waitForRetryAfter())) {
      const reason = message`gate-wait-past-timeout: The platform asked to wait past the timeout; nothing was judged.`
      return { kind: 'none', reason }
    }
    if (deploymentId !== undefined) {
      const how = `Judging deployment ${deploymentId} of service ${serviceId}.`
      return { kind: 'chosen', by: 'id', deploymentId, ref: undefined, how }
    }
    return await chooseDeployment(platform, request, options, (text) => host.report({ kind: 'waiting', text }))
  } catch (error) {
    if (!run.signal.aborted) throw error
    const reason = message`gate-cancelled-while-choosing: The run was cancelled before a deployment was chosen.`
    return { kind: 'none', reason }
  }
}

/** Runs the checks of a deployment that succeeded, and finds out whether they may have tested a newer one. */
async function check(
  context: GateContext,
  succeeded: boolean,
  deploymentId: string,
): Promise<Pick<GateReport, 'checks' | 'newer'>> {
  const { platform, request, host, run } = context
  const { checks = [], serviceId } = request
  if (!succeeded || checks.length === 0) return { checks: checks.map(notRun), newer: [] }
  const newerThan = await watchForNewer(platform, run, serviceId)
  const reports = await runChecks(checks, context)
  const newer = await newerThan(deploymentId)
  if (newer.length > 0) host.report({ kind: 'warning', text: newerWarning(newer) })
  return { checks: reports, newer }
}

async function rollBack({ platform, request, host, options, run }: GateContext): Promise<RollbackReport | undefined> {
  const { serviceId, rollbackRef: ref } = request
  if (ref === undefined || run.signal.aborted) return undefined
  const startMs = run.elapsed()
  host.report({ kind: 'rollback-began', ref })
  const deployment = await deploy(platform, { serviceId, ref }, host, options).catch(
    (error: unknown): DeploymentReport => {
      const reason = error instanceof Error ? error.message : String(error)
      return { ...nothingDeployed, serviceId, ref, outcome: 'failed', reason, durationMs: run.elapsed() - startMs }
    },
  )
  const rollback = { ref, startMs, deployment }
  host.report({ kind: 'rollback-ended', rollback })
  return rollback
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

const nothingDeployed = { deploymentId: undefined, url: undefined, status: undefined, phases: [] }
