import { type FaultCase, onDeploy } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'answer-lost-taken',
  happens: 'The platform takes the deploy, and the connection breaks before its answer.',
  isKnowable: 'by-ref',
  faults: () => onDeploy({ kind: 'reset', when: 'after-effect', times: 1 }),
}
