import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'never-ends',
  happens: 'The platform says that the deployment is being built, for ever.',
  isKnowable: false,
  faults: () => [{ operation: 'list_deployments', kind: 'show-stage', stage: 'building', afterDeploy: true }],
}
