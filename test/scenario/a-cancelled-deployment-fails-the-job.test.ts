import { byRef, expect, test } from '../support/scenario.ts'

test('a cancelled deployment fails the job with its own outcome', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building', log: ['x'] }, { is: 'cancelled' }] })
  const job = await run(byRef(site))
  expect([job.outcome, job.exitCode]).toEqual(['cancelled', 1])
})
