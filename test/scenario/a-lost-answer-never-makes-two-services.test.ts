// @module-tag thorough
import { join } from 'node:path'
import { byUpload, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const fast = { timeFactor: 10 }
const patient = { timeout: '10m', 'poll-interval': '1s' }

test.concurrent('lost without an effect: it is sent once more', async ({ workspace, platform, run, expect }) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const site = await platform({ faults: [{ on: 'upload', nth: [1], answer: 'reset' }] })
  const job = await run(byUpload(site, patient), fast)
  const [first, second] = site.requests('upload')
  expect(job.outcome).toBe('succeeded')
  expect(site.ledger.services).toHaveLength(1)
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(2900)
  expect(first?.body).toEqual(second?.body)
  expect(site.requests('projects').length).toBeGreaterThanOrEqual(4)
})
