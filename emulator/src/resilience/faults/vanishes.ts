import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'vanishes',
  happens: 'From the deploy on the history does not show the deployment.',
  isKnowable: false,
  faults: () => [{ operation: 'list_deployments', kind: 'hide-newest', afterDeploy: true }],
}
