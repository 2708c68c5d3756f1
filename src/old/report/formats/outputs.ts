import type { DeploymentReport } from '../../deployment/deployment-report.ts'
import { concernedService, judgedDeployment, newerCommit, type RunReport, servedAt } from '../run-report.ts'

/** Outputs by name, in order; what is not known has none. */
export type NamedOutputs = readonly (readonly [name: string, value: string | undefined])[]

/** The outputs of a deployment whose outcome is certain. A dotenv file holds them in the same way. */
export function toDeploymentOutputs(
  deployment: Pick<DeploymentReport, 'deploymentId' | 'serviceId' | 'ref' | 'url' | 'status' | 'outcome'>,
): NamedOutputs {
  const { deploymentId, serviceId, ref, url, status, outcome } = deployment
  return [
    ['deployment-id', deploymentId],
    ['service-id', serviceId],
    ['ref', ref],
    ['url', url],
    ['status', status],
    ['outcome', outcome],
  ]
}

/** The outputs that tell how a run of one service ended. */
export function toOutputs(run: RunReport): NamedOutputs {
  const { deploymentId, ref, status } = judgedDeployment(run) ?? {}
  const deployment = { deploymentId, serviceId: concernedService(run), ref, url: servedAt(run), status }
  return [
    ...toDeploymentOutputs({ ...deployment, outcome: run.outcome }),
    ['outdated-by', newerCommit(run)],
    ['duration-seconds', String(Math.round(run.durationMs) / 1000)],
  ]
}

/** The outputs that tell how a run of a fleet ended, also if it was refused: what became of each service is in its `report`. */
export function toFleetOutputs({ outcome }: RunReport): NamedOutputs {
  return [['outcome', outcome]]
}
