// @module-tag thorough
import { byRef, test } from '../support/scenario.ts'

const story = [{ is: 'queued' }, { is: 'building', log: ['x'] }, { is: 'success' }] as const

test.concurrent('a rate-limited deploy is sent again after the wait', async ({ platform, run, expect }) => {
  const answer = { status: 429, headers: { 'retry-after': '1' } }
  const site = await platform({ story, faults: [{ on: 'deploy', nth: [1], answer }] })
  const job = await run(byRef(site))
  const [first, second] = site.requests('deploy')
  expect(job.outcome).toBe('succeeded')
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990)
  expect(site.ledger.deployments).toHaveLength(1)
})
