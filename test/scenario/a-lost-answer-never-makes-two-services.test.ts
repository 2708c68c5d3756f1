// @module-tag thorough
import { join } from 'node:path'
import { byUpload, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const fast = { timeFactor: 10 }
const patient = { timeout: '10m', 'poll-interval': '1s' }

test.concurrent('lost after the effect: it fails and says what may exist', async ({
  workspace,
  platform,
  run,
  expect,
}) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const site = await platform({ faults: [{ on: 'upload', effect: 'happens', answer: 'reset' }] })
  const job = await run(byUpload(site, patient), fast)
  expect(site.requests('upload')).toHaveLength(1)
  expect(job.exitCode).toBe(1)
  expect(job.errors[0]).toMatch(/may exist/)
  expect(job.errors[0]).toMatch(/billed/)
})

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

test.concurrent('a key that may not list projects sends it once', async ({ workspace, platform, run, expect }) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const faults = [
    { on: 'projects', answer: { status: 403 } },
    { on: 'upload', answer: 'reset' },
  ] as const
  const site = await platform({ faults })
  const job = await run(byUpload(site, patient), fast)
  expect(site.requests('upload')).toHaveLength(1)
  expect(job.exitCode).toBe(1)
  expect(job.errors[0]).toMatch(/billed/)
})
