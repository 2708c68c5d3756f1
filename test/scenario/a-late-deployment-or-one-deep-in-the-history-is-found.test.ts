// @module-tag thorough
import { byRef, expect, test } from '../support/scenario.ts'

test('a deployment that appears late in the history is waited for', async ({ platform, run }) => {
  const hidden = { absent: true }
  const site = await platform({ story: [hidden, hidden, hidden, { is: 'building', log: ['x'] }, { is: 'success' }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('succeeded')
})

test('newer deployments do not hide ours', async ({ platform, run }) => {
  const crowd = () => {
    for (let count = 0; count < 9; count += 1) site.state.makeDeployment(`other-${count}`, [{ is: 'success' }])
  }
  const site = await platform({
    dialect: { historyPage: 2 },
    earlier: ['old'],
    story: [{ is: 'queued' }, { is: 'building', log: ['x'], meanwhile: crowd }, { is: 'failure' }],
  })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('failed')
  expect(job.outputs['deployment-id']).toBe(site.deployment.id)
})

test('the success of a newer deployment is not ours', async ({ platform, run }) => {
  const newer = () => void site.state.makeDeployment('main', [{ is: 'success', rollbackable: true }])
  const site = await platform({
    story: [{ is: 'building', log: ['x'], meanwhile: newer }, { is: 'building' }, { is: 'failure' }],
  })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('failed')
})
