import type { Platform } from '../client/platform.ts'
import { Run } from '../client/time/run.ts'
import type { FlowOptions } from '../deployment/flow.ts'
import { outcomeFacts, passes } from '../deployment/outcome.ts'
import type { DeploymentReport } from '../deployment/report.ts'
import { type DeployRequest, deploy } from '../deployment/start/deploy.ts'
import { type GateRequest, gate } from '../gate/gate.ts'
import { type GateEvent, type GateHost, type GateReport, verdictOf } from '../gate/report.ts'
import type { ServiceEnd } from './run.ts'

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

/**
 * Deploys a service, follows it, and checks it, all within one timeout: one service of a fleet. Rejects as `deploy` and `gate` do.
 */
export async function deployService(
  platform: Platform,
  { deploy: request, deployed, gate: checks, supersededPasses = false }: ServiceRequest,
  host: GateHost,
  options: FlowOptions = {},
): Promise<ServiceEnd> {
  const run = new Run(options)
  const { wait: _, ...following } = options
  const { serviceId } = request
  // The log, which `deploy` printed, is not printed again.
  const judge = (deploymentId: string): Promise<GateReport> =>
    gate(platform, { serviceId, deploymentId, ...checks }, onlyNewLines(host), {
      ...following,
      timeoutMs: Math.max(1, run.remaining()),
    })
  if (deployed !== undefined) return endOfGate(await judge(deployed), undefined)
  // A service that somebody else is deploying is waited for, within the timeout.
  const deployment = await deploy(platform, { whileBusy: async () => undefined, ...request }, host, options)
  const { outcome, reason, url, deploymentId } = deployment
  if (checks !== undefined && outcome === 'succeeded' && deploymentId !== undefined)
    return endOfGate(await judge(deploymentId), deployment)
  const { isDeployed: isLive } = outcomeFacts[outcome]
  return { outcome, passed: passes(outcome, supersededPasses), reason, url, deployment, isLive }
}

function endOfGate(judged: GateReport, deployment: DeploymentReport | undefined): ServiceEnd {
  const { passed, reason } = judged
  const isRolledBack = judged.rollback?.deployment.outcome === 'succeeded'
  const isLive = deployment !== undefined && judged.deployment.outcome === 'succeeded' && !isRolledBack
  const url = deployment?.url ?? judged.deployment.url
  return { outcome: verdictOf(judged), passed, reason, url, deployment, gate: judged, isLive }
}

/** What the deployment itself has shown already. */
const shown: ReadonlySet<GateEvent['kind']> = new Set(['hole', 'status', 'url'])

/** The same host, which gets what a gate adds to a deployment that it was shown: the checks, and the lines of the rollback. */
function onlyNewLines(host: GateHost): GateHost {
  let isRollingBack = false
  return {
    waitAgain: (target) => host.waitAgain?.(target),
    clean: (text) => host.clean?.(text) ?? text,
    printCheck: async (lines) => await host.printCheck?.(lines),
    print: async (lines) => {
      if (isRollingBack) await host.print(lines)
    },
    report: (event) => {
      isRollingBack ||= event.kind === 'rollback-began'
      if (isRollingBack || !shown.has(event.kind)) host.report(event)
    },
  }
}
