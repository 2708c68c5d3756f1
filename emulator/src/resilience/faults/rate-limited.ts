import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'rate-limited',
  happens: 'The platform answers 429 and says when to come back, four times.',
  isKnowable: true,
  faults: () => [{ operation: '*', kind: 'status', status: 429, retryAfter: 1, times: 4, afterDeploy: true }],
}
