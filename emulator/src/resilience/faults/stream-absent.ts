import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'stream-absent',
  happens: 'The stream of the log answers 404.',
  isKnowable: true,
  faults: () => [{ operation: 'stream_deployment_logs', kind: 'status', status: 404 }],
}
