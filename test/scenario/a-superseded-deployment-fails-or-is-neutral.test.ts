import { byRef, expect, test } from '../support/scenario.ts'

test.for([
  ['cancelled', 'fail', 1],
  ['superseded', 'fail', 1],
  ['superseded', 'neutral', 0],
] as const)(
  'a deployment that is %s, with on-superseded: %s, exits with %i',
  async ([is, neutral, code], { platform, run }) => {
    const site = await platform({ story: [{ is: 'building', log: ['x'] }, { is }] })
    const job = await run(byRef(site, { 'on-superseded': neutral }))
    expect([job.outcome, job.exitCode]).toEqual([is, code])
  },
)
