import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'status-fails-for-ever',
  happens: 'From the deploy on the status of the deployment answers 503.',
  isKnowable: false,
  faults: () => [{ operation: 'list_deployments', kind: 'status', status: 503, afterDeploy: true }],
}
