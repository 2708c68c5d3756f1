import { type FaultCase, onDeploy } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'redirected',
  happens: 'The deploy is redirected to another host, which must not get the key.',
  isKnowable: true,
  faults: ({ otherHost }) => onDeploy({ kind: 'redirect', to: `${otherHost}/api/deploy` }),
}
