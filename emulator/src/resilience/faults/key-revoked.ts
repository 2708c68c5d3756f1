import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'key-revoked',
  happens: 'The API key is revoked once the deploy is accepted.',
  isKnowable: false,
  faults: () => [{ operation: '*', kind: 'status', status: 401, error: 'The API key was revoked.', afterDeploy: true }],
}
