import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'answers-never-end',
  happens: 'The status and the log answer with white space that never ends, twice each.',
  isKnowable: true,
  faults: () => [
    { operation: 'list_deployments', kind: 'endless', times: 2, afterDeploy: true },
    { operation: 'get_deployment_logs', kind: 'endless', times: 2, afterDeploy: true },
  ],
}
