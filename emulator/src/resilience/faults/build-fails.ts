import { type FaultCase, onDeploy } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'build-fails',
  happens: 'The platform accepts the deploy with 202, and the build fails later.',
  isKnowable: true,
  faults: () => onDeploy({ kind: 'fail-build', times: 1 }),
}
