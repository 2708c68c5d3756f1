import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'status-fails-a-while',
  happens: 'The status of the deployment answers 503 four times, and then again as it should.',
  isKnowable: true,
  faults: () => [{ operation: 'list_deployments', kind: 'status', status: 503, times: 4, afterDeploy: true }],
}
