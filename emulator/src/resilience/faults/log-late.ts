import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'log-late',
  happens: 'The stored log shows lines only several reads later, and the stream none.',
  isKnowable: true,
  faults: () => [
    { operation: 'get_deployment_logs', kind: 'stale', reads: 5 },
    { operation: 'stream_deployment_logs', kind: 'mute' },
  ],
}
