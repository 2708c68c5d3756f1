// @module-tag thorough
import { byRef, expect, test } from '../support/scenario.ts'

test('a superseded deployment fails the job', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building' }, { is: 'superseded' }] })
  const job = await run(byRef(site))
  expect([job.outcome, job.exitCode]).toEqual(['superseded', 1])
})

test('with on-superseded: neutral it does not fail the job', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building' }, { is: 'superseded' }] })
  const job = await run(byRef(site, { 'on-superseded': 'neutral' }))
  expect([job.outcome, job.exitCode]).toEqual(['superseded', 0])
})
