import type { Platform } from '../client/platform.ts'
import type { FlowOptions } from '../deployment/flow.ts'
import type { DeploymentReport } from '../deployment/report.ts'
import { type DeployRequest, deploy } from '../deployment/start/deploy.ts'
import { type GateRequest, gate } from '../gate/gate.ts'
import type { GateEvent, GateHost, GateReport } from '../gate/report.ts'
import type { ServiceEnd } from './run.ts'

/** What is deployed, and how it is checked before those that need it may go on. */
export interface ServiceRequest {
  /** By default a busy service is waited for. */
  readonly deploy: DeployRequest
  /** Checks after the deployment; where one fails, `rollbackRef` is deployed. */
  readonly gate?: Pick<GateRequest, 'checks' | 'rollbackRef'> | undefined
  /** Whether a deployment that a newer one replaced passes; false by default. */
  readonly supersededPasses?: boolean
}

/** Deploys a service, follows it, and checks it: one service of a fleet. Rejects as `deploy` and `gate` do. */
export async function deployService(
  platform: Platform,
  { deploy: request, gate: checks, supersededPasses = false }: ServiceRequest,
  host: GateHost,
  options: FlowOptions = {},
): Promise<ServiceEnd> {
  // A service that somebody else is deploying is waited for, within the timeout.
  const whileBusy = async (): Promise<undefined> => undefined
  const deployment = await deploy(platform, { whileBusy, ...request }, host, options)
  const judged = await gateOf(platform, deployment, checks, host, options)
  return endOf(deployment, judged, supersededPasses)
}

/** The end of a service, from what its deployment and its gate found. */
export function endOf(
  deployment: DeploymentReport,
  judged: GateReport | undefined,
  supersededPasses: boolean,
): ServiceEnd {
  const { outcome, url, reason } = deployment
  if (judged === undefined) {
    const passed = outcome === 'succeeded' || outcome === 'accepted' || (outcome === 'superseded' && supersededPasses)
    return { outcome, passed, reason, url, deployment }
  }
  const known = { reason: judged.reason, url: url ?? judged.deployment.url, deployment, gate: judged }
  if (judged.passed) return { outcome: 'succeeded', passed: true, ...known }
  const isFailed = judged.checks.some(({ result }) => result === 'failed')
  const verdict = judged.deployment.outcome === 'succeeded' ? 'aborted' : judged.deployment.outcome
  return { outcome: isFailed ? 'failed' : verdict, passed: false, ...known }
}

/** Judges a deployment that succeeded and has a gate. The log, which `deploy` printed, is not printed again. */
async function gateOf(
  platform: Platform,
  { outcome, serviceId, deploymentId }: DeploymentReport,
  checks: ServiceRequest['gate'],
  host: GateHost,
  options: FlowOptions,
): Promise<GateReport | undefined> {
  const isJudged = outcome === 'succeeded' && checks !== undefined
  if (!isJudged || serviceId === undefined || deploymentId === undefined) return undefined
  const { wait: _, ...following } = options
  return await gate(platform, { serviceId, deploymentId, ...checks }, onlyNewLines(host), following)
}

/** What the deployment itself has shown already. */
const shown: ReadonlySet<GateEvent['kind']> = new Set(['hole', 'status', 'url'])

/** The same host, which gets what a gate adds to a deployment that it was shown: the checks, and the lines of the rollback. */
export function onlyNewLines(host: GateHost): GateHost {
  let isRollingBack = false
  return {
    waitAgain: (target) => host.waitAgain?.(target),
    clean: (text) => host.clean?.(text) ?? text,
    print: async (lines) => {
      if (isRollingBack) await host.print(lines)
    },
    report: (event) => {
      isRollingBack ||= event.kind === 'rollback-began'
      if (isRollingBack || !shown.has(event.kind)) host.report(event)
    },
  }
}
