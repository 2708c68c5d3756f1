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

test('a newer finished deployment while ours vanished is superseded', async ({ platform, run }) => {
  const newer = () => void site.state.makeDeployment('v9', [{ is: 'success', rollbackable: true }])
  const story = [{ is: 'building', log: ['x'] }, { is: 'building' }, { absent: true, meanwhile: newer }] as const
  const site = await platform({ story })
  const job = await run(byRef(site, { timeout: '2m', 'poll-interval': '1s' }), { timeFactor: 20 })
  expect(job.outcome).toBe('superseded')
  expect(job.outputs['deployment-id']).toBe(site.deployment.id)
})
