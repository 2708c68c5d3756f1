import type { FaultCase } from '../fault-case.ts'

export const faultCase: FaultCase = {
  name: 'key-in-the-log',
  happens: 'The build prints the API key.',
  isKnowable: true,
  buildPrints: ({ key }) => [`Deploying with the token ${key}`],
}
