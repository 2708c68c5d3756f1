import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'slow',
  happens: 'Each answer takes one and a half seconds.',
  isKnowable: true,
  faults: () => [{ operation: '*', kind: 'delay', when: 'after-effect', ms: 1_500 }],
}
