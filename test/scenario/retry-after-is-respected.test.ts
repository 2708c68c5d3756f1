// @module-tag thorough
import { byRef, test } from '../support/scenario.ts'

const story = [{ is: 'queued' }, { is: 'building', log: ['x'] }, { is: 'success' }] as const

test.concurrent('Retry-After in seconds is the minimum wait', async ({ platform, run, expect }) => {
  const answer = { status: 429, headers: { 'retry-after': '2' } }
  const site = await platform({ story, faults: [{ on: 'history', nth: [3], answer }] })
  const job = await run(byRef(site))
  const [before, after] = site.requests('history').slice(2)
  expect(job.outcome).toBe('succeeded')
  expect((after?.at ?? 0) - (before?.at ?? 0)).toBeGreaterThanOrEqual(1990)
})

test.concurrent('Retry-After as a date is the minimum wait', async ({ platform, run, expect }) => {
  const answer = { status: 503, headers: { 'retry-after': new Date(Date.now() + 4000).toUTCString() } }
  const until = performance.now() + Date.parse(answer.headers['retry-after']) - Date.now()
  const site = await platform({ story, faults: [{ on: 'history', nth: [3], answer }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('succeeded')
  expect(site.requests('history')[3]?.at).toBeGreaterThanOrEqual(until - 20)
})

test.concurrent('a Retry-After past the deadline ends the run at once', async ({ platform, run, expect }) => {
  const answer = { status: 429, headers: { 'retry-after': '3600' } }
  const site = await platform({ story, faults: [{ on: 'history', nth: [3], answer }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('indeterminate')
  expect(site.requests('history')).toHaveLength(3)
})

test.concurrent('a rate-limited deploy is sent again after the wait', async ({ platform, run, expect }) => {
  const answer = { status: 429, headers: { 'retry-after': '1' } }
  const site = await platform({ story, faults: [{ on: 'deploy', nth: [1], answer }] })
  const job = await run(byRef(site))
  const [first, second] = site.requests('deploy')
  expect(job.outcome).toBe('succeeded')
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990)
  expect(site.ledger.deployments).toHaveLength(1)
})
