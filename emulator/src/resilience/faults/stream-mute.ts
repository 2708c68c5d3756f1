import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'stream-mute',
  happens: 'The stream is accepted, and nothing comes.',
  isKnowable: true,
  faults: () => [{ operation: 'stream_deployment_logs', kind: 'mute' }],
}
