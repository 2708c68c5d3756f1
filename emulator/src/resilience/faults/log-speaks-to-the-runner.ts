import type { FaultCase } from '../fault-case.ts'
import { commandMark } from '../leaks-in-client-output.ts'

export const faultCase: FaultCase = {
  name: 'log-speaks-to-the-runner',
  happens: 'The build log has lines that a CI system would obey as commands.',
  isKnowable: true,
  buildPrints: () => [
    `::error file=${commandMark}.js::not an error`,
    `::add-mask::${commandMark}`,
    `##[error]${commandMark}`,
    `##vso[task.setvariable variable=${commandMark}]1`,
    `##teamcity[setParameter name='${commandMark}' value='1']`,
  ],
}
