import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'stream-torn',
  happens: 'The connection of the stream breaks after a few lines, each time.',
  isKnowable: true,
  faults: () => [{ operation: 'stream_deployment_logs', kind: 'reset', when: 'after-effect', afterBytes: 400 }],
}
