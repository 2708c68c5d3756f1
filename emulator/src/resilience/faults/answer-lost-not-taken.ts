import { type FaultCase, onDeploy } from '../fault-case.ts'

/** Nothing tells it from a platform that is slow to take the deploy. */
export const faultCase: FaultCase = {
  name: 'answer-lost-not-taken',
  happens: 'The connection breaks before the platform has taken the deploy.',
  isKnowable: false,
  faults: () => onDeploy({ kind: 'reset', when: 'before-effect', times: 1 }),
}
