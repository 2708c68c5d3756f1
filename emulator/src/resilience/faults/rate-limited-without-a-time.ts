import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'rate-limited-without-a-time',
  happens: 'The platform answers 429 four times, and does not say when to come back.',
  isKnowable: true,
  faults: () => [{ operation: '*', kind: 'status', status: 429, times: 4, afterDeploy: true }],
}
