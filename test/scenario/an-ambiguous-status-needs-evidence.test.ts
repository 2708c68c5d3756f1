// @module-tag thorough
import { byRef, test } from '../support/scenario.ts'

// The step's clock runs ten times faster: five seconds of quiet are half a second here.
const fast = { timeFactor: 10 }
/** For a run that ends by what it sees, however busy the machine is. */
const patient = { timeout: '10m', 'poll-interval': '1s' }

test.concurrent('running is an inferred success, and a warning says so', async ({ platform, run, expect }) => {
  const log = ['Listening on 8080']
  const site = await platform({ story: ['queued', 'building', { status: 'running', rollbackable: true, log }] })
  const job = await run(byRef(site, patient), fast)
  expect(job.outcome).toBe('succeeded')
  expect(job.warnings.join('\n')).toMatch(/running/)
  const looks = site.requests('history').slice(2)
  const span = (looks.at(-1)?.at ?? 0) - (looks[0]?.at ?? 0)
  expect(span).toBeGreaterThan(450)
})

test.concurrent('a record without a status is success on the same inference', async ({ platform, run, expect }) => {
  const story = [{}, { log: ['Building'] }, { rollbackable: true, log: ['Listening on 8080'] }]
  const site = await platform({ dialect: { statusKey: 'none' }, story })
  const job = await run(byRef(site, patient), fast)
  expect(job.outcome).toBe('succeeded')
  expect(job.outputs['status'] ?? '').toBe('')
  expect(job.warnings).toHaveLength(1)
})
