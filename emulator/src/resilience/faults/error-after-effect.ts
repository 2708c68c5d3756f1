import { type FaultCase, onDeploy } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'error-after-effect',
  happens: 'The platform takes the deploy and answers 500.',
  isKnowable: 'by-ref',
  faults: () => onDeploy({ kind: 'status', status: 500, when: 'after-effect', times: 1 }),
}
