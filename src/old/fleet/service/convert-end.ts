import { nothingDeployed } from '../../deployment/deployment-report.ts'
import { deploymentEnd, type RunEnd } from '../../report/run-end.ts'
import { concernedService, judgedDeployment, type RunReport, servedAt } from '../../report/run-report.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { ServiceEnd } from './service-end.ts'

/** The end of the service as the end of a run. A gate that judged an earlier deployment may not know its address. */
export function toRunEnd({ outcome, reason, url, deployment, gate }: ServiceEnd): RunEnd {
  if (gate === undefined) return deploymentEnd({ ...nothingDeployed, ...deployment, outcome, reason })
  const { outdatedBy, verdict } = deployment ?? {}
  const shown = { ...gate.deployment, url, ...definedFields({ outdatedBy, verdict }) }
  return { kind: 'gate', gate: { ...gate, reason, deployment: shown }, wrongUsage: false }
}

/** What became of a service, by the report of its run. */
export function toServiceEnd(run: RunReport): ServiceEnd {
  const { passed, reason, cause } = run
  // What lies over a newer commit does not pass, and is no failure of the deployment or of a check.
  const isSound = run.kind === 'deployment' || (run.kind === 'gate' && run.gate.passed)
  const outcome = isSound ? run.outcome : run.verdict
  const deployment = { ...judgedDeployment(run), ...definedFields({ serviceId: concernedService(run) }) }
  return { outcome, passed, reason, url: servedAt(run), cause, deployment }
}
