import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'stream-repeated',
  happens: 'The stream sends its lines again after some, and each of them twice.',
  isKnowable: true,
  faults: () => [
    { operation: 'stream_deployment_logs', kind: 'replay-events', after: 5 },
    { operation: 'stream_deployment_logs', kind: 'double-events' },
  ],
}
