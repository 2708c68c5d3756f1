import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'status-unknown-word',
  happens: 'The status of the deployment is a word that no platform is known to use.',
  isKnowable: false,
  faults: () => [{ operation: 'list_deployments', kind: 'show-word', word: 'pondering', afterDeploy: true }],
}
