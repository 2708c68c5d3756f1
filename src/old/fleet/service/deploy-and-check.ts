import type { Emit } from '../../build-log/log-event.ts'
import type { Platform } from '../../client/platform.ts'
import { Run } from '../../client/time/run.ts'
import type { DeploymentReport } from '../../deployment/deployment-report.ts'
import type { FlowSettings } from '../../deployment/flow-context.ts'
import { beginFlow, type Finished, type FlowRun, type Listener } from '../../deployment/flow-run.ts'
import { outcomeFacts, passes } from '../../deployment/outcome.ts'
import { type DeployRequest, runDeploy } from '../../deployment/start/deploy.ts'
import { type GateRequest, type GateSettings, runGate } from '../../gate/gate.ts'
import { type GateReport, judgeGate } from '../../gate/gate-report.ts'
import type { RunEvent } from '../../gate/run-event.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { message } from '../../text/message.ts'
import type { ServiceEnd } from './service-end.ts'

/** What is deployed, and how it is checked before those that need it may continue. */
export interface ServiceRequest {
  /** By default a busy service is waited for. */
  readonly deploy: DeployRequest
  /** A deployment of an earlier run: its gate is run, and nothing is deployed. */
  readonly deployed?: string | undefined
  /** Checks after the deployment; if one fails, what `rollbackRef` or `rollback` says is deployed. */
  readonly gate?: Pick<GateRequest, 'checks' | 'rollbackRef' | 'rollback' | 'remembered' | 'noRollback'> | undefined
  /** Whether a deployment that a newer one replaced passes; false by default. */
  readonly supersededPasses?: boolean
}

/** The options of a fleet's service. */
export interface ServiceOptions extends FlowSettings, GateSettings {
  readonly onEvent?: Listener<RunEvent | Finished<ServiceEnd>>
}

/**
 * Deploys a service, follows it, and checks it, all within one timeout: one service of a fleet. Rejects as `deploy` and `gate` do.
 */
export function deployService(
  platform: Platform,
  request: ServiceRequest,
  options: ServiceOptions = {},
): FlowRun<RunEvent, ServiceEnd> {
  return beginFlow(options, (emit, signal) => runGatedDeploy(platform, request, emit, { ...options, signal }))
}

/** Why a gate of what an earlier run has deployed rolls nothing back. */
export const notDeployedHere = message`fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`

/** Deploys and checks a service within a flow. */
export async function runGatedDeploy(
  platform: Platform,
  { deploy: request, deployed, gate: checks, supersededPasses = false }: ServiceRequest,
  emit: Emit<RunEvent>,
  options: FlowSettings & GateSettings,
): Promise<ServiceEnd> {
  const run = new Run(options)
  const { wait: _, ...following } = options
  const { serviceId } = request
  const judge = (deploymentId: string, gate = checks): Promise<GateReport> => {
    const timeoutMs = Math.max(1, run.remaining())
    return runGate(platform, { serviceId, deploymentId, ...gate }, emit, { ...following, timeoutMs }, true)
  }
  if (deployed !== undefined) return toGatedEnd(await judge(deployed), undefined)
  // A service that somebody else is deploying is waited for, within the timeout.
  const deployment = await runDeploy(platform, { whileBusy: async () => undefined, ...request }, emit, options)
  const { outcome, reason, url, deploymentId } = deployment
  if (checks !== undefined && outcome === 'succeeded' && deploymentId !== undefined)
    return withVerdict(toGatedEnd(await judge(deploymentId), deployment), deployment)
  const { outdatedBy, liveDeploymentId } = deployment
  if (checks !== undefined && outcome === 'skipped' && outdatedBy !== undefined && liveDeploymentId !== undefined) {
    // It counts as live for those that need it, which its gate decides.
    const onlyChecks = { ...definedFields({ checks: checks.checks }), noRollback: notDeployedHere }
    const gate = await judge(liveDeploymentId, onlyChecks)
    const notes = ['what is live has passed its gate']
    if (gate.passed) return { outcome, passed: true, reason, url, deployment, notes, isLive: false }
    const why = `${reason} ${message`outdated-gate-failed: What is live did not pass its gate: ${gate.reason}`}`
    return { outcome: judgeGate(gate), passed: false, reason: why, url, deployment, gate, isLive: false }
  }
  const { isDeployed: isLive } = outcomeFacts[outcome]
  return withVerdict(
    { outcome, passed: passes(outcome, supersededPasses), reason, url, deployment, isLive },
    deployment,
  )
}

/** A deployment that succeeded may be a failure of the run: a check that passed does not change that. */
function withVerdict(end: ServiceEnd, { verdict, reason }: DeploymentReport): ServiceEnd {
  return verdict === undefined || !end.passed ? end : { ...end, passed: false, reason }
}

function toGatedEnd(judged: GateReport, deployment: DeploymentReport | undefined): ServiceEnd {
  const { passed, reason } = judged
  const isRolledBack = judged.rollback?.deployment.outcome === 'succeeded'
  const isLive = deployment !== undefined && judged.deployment.outcome === 'succeeded' && !isRolledBack
  const url = deployment?.url ?? judged.deployment.url
  return { outcome: judgeGate(judged), passed, reason, url, deployment, gate: judged, isLive }
}
