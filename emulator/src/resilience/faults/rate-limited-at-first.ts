import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'rate-limited-at-first',
  happens: 'The first two requests are answered 429, and the platform says when to come back.',
  isKnowable: true,
  faults: () => [{ operation: '*', kind: 'status', status: 429, retryAfter: 1, times: 2 }],
}
