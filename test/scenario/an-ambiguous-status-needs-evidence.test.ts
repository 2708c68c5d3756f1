// @module-tag thorough
import { byRef, test } from '../support/scenario.ts'

// The step's clock runs ten times faster: five seconds of quiet are half a second here.
const fast = { timeFactor: 10 }
const quick = { timeout: '30s', 'poll-interval': '1s' }
/** For a run that ends by what it sees, however busy the machine is. */
const patient = { ...quick, timeout: '10m' }

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

test.concurrent.for([
  ['the record is not rollbackable', [{ status: 'running', log: ['x'] }], false],
  ['no line of the log was seen', [{ status: 'running', rollbackable: true }], false],
  ['the stream goes on', [{ status: 'running', rollbackable: true, log: ['x'] }], true],
] as const)('running is not a success while %s', async ([, story, byHand], { platform, run, expect }) => {
  const dialect = { stream: { mode: 'normal', comments: false } } as const
  const site = await platform({ dialect, story, byHand })
  const job = await run(byRef(site, quick), fast)
  expect(job.outcome).toBe('timed-out')
})

test.concurrent('running is not a success when a crash follows', async ({ platform, run, expect }) => {
  const running = { status: 'running', rollbackable: true, log: ['Listening'] }
  const site = await platform({
    story: ['building', running, 'running', 'running', { status: 'crashed', log: ['panic'] }],
  })
  const job = await run(byRef(site, patient), fast)
  expect(job.outcome).toBe('failed')
})

test.concurrent('running is not a success while the log grows', async ({ platform, run, expect }) => {
  const chatter = [...Array(8)].map((_, turn) => ({
    status: 'running',
    rollbackable: true,
    log: [`migrating ${turn}`],
  }))
  const site = await platform({ story: ['building', ...chatter, { status: 'failed' }] })
  const job = await run(byRef(site, patient), fast)
  expect(job.outcome).toBe('failed')
})
