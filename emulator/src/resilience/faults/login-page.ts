import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'login-page',
  happens: 'A login page with 200 comes in place of the status, three times.',
  isKnowable: true,
  faults: () => [{ operation: 'list_deployments', kind: 'html', times: 3, afterDeploy: true }],
}
