import { goodLog, serviceId } from '../support/platform/state.ts'
import { byRef, expect, test } from '../support/scenario.ts'

test('a deploy by ref is green with its log and its outputs', async ({ platform, run }) => {
  const site = await platform({ prefix: '/eu/v2', earlier: ['v1.0', 'v1.1'] })
  const job = await run(byRef(site, { ref: 'v1.2' }))
  expect(job.exitCode).toBe(0)
  expect(job.outputs).toMatchObject({
    outcome: 'succeeded',
    'deployment-id': site.deployment.id,
    'service-id': serviceId,
    ref: 'v1.2',
    status: site.dialect.words.success,
  })
  expect(Number(job.outputs['duration-seconds'])).toBeGreaterThan(0)
  expect(job.buildLog).toEqual(goodLog)
  expect(job.logFile).toBe(goodLog.map((line) => `${line}\n`).join(''))
  expect(site.requests('deploy').map(({ body }) => body)).toEqual([{ ref: 'v1.2' }])
  expect(job.warnings).toEqual([])
})

test('without a ref the tracked branch is built, and the output names it', async ({ platform, run }) => {
  const site = await platform()
  const job = await run(byRef(site))
  expect(site.requests('deploy')[0]?.body ?? {}).toEqual({})
  expect(job.outputs['ref']).toBe('main')
})

test('`wait: false` ends when the platform accepts the deployment', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building' }, { is: 'failure' }] })
  const job = await run(byRef(site, { wait: 'false' }))
  expect(job.outputs).toMatchObject({ outcome: 'accepted', 'deployment-id': site.deployment.id, ref: 'main' })
  expect(job.exitCode).toBe(0)
  expect(site.requests('stream')).toEqual([])
  expect(site.requests('history')).toHaveLength(1)
})

test('a build that fails after it was accepted fails the job, and is found by its id in the outputs', async ({
  platform,
  run,
}) => {
  const site = await platform({ story: [{ is: 'queued' }, { is: 'building', log: ['x'] }, { is: 'failure' }] })
  const job = await run(byRef(site))
  expect([job.exitCode, job.errors.length]).toEqual([1, 1])
  expect(job.outputs).toMatchObject({
    outcome: 'failed',
    'deployment-id': site.deployment.id,
    'service-id': serviceId,
    ref: 'main',
    status: site.dialect.words.failure,
  })
})

test.for([
  ['cancelled', 'fail', 1],
  ['superseded', 'fail', 1],
  ['superseded', 'neutral', 0],
] as const)(
  'a deployment that is %s, with `on-superseded: %s`, exits with %i',
  async ([is, onSuperseded, code], { platform, run }) => {
    const site = await platform({ story: [{ is: 'building', log: ['x'] }, { is }] })
    const job = await run(byRef(site, { 'on-superseded': onSuperseded }))
    expect([job.outcome, job.exitCode]).toEqual([is, code])
  },
)

test('a status word of your own decides', async ({ platform, run }) => {
  const story = [{ is: 'building', log: ['x'] }, { status: 'moored' }] as const
  const good = await run(byRef(await platform({ story }), { 'success-states': 'docked, Moored' }))
  const bad = await run(byRef(await platform({ story }), { 'failure-states': 'moored' }))
  expect([good.outcome, bad.outcome]).toEqual(['succeeded', 'failed'])
})

test('a busy service is asked again for as long as `wait-when-busy` says', async ({ platform, run }) => {
  const busy = { on: 'deploy', nth: [1, 2], answer: { status: 409, json: { error: 'the quay is busy' } } } as const
  const site = await platform({ faults: [busy] })
  const job = await run(byRef(site, { 'wait-when-busy': '30s' }), { timeFactor: 10 })
  expect([job.outcome, site.requests('deploy').length]).toEqual(['succeeded', 3])
  const other = await platform({ faults: [busy] })
  const refused = await run(byRef(other))
  expect([refused.outcome, other.requests('deploy').length]).toEqual(['failed', 1])
  expect(refused.errors[0]).toMatch(/Nothing was deployed.*409.*the quay is busy/)
})

test.for([
  ['`environment-url`', { 'environment-url': 'https://given.example/' }, { url: 'https://shown.example' }, 'given'],
  ['the url of the record', {}, { url: 'https://shown.example' }, 'shown'],
  ['the hostname of the record', {}, { hostname: 'shown.example' }, 'shown'],
  ['nothing, if no address is known', {}, {}, undefined],
  ['nothing, if the record names no web address', {}, { url: 'javascript:alert(1)' }, undefined],
] as const)('the address is %s', async ([, inputs, record, name], { platform, run }) => {
  const story = [
    { is: 'building', log: ['x'] },
    { is: 'success', record },
  ] as const
  const job = await run(byRef(await platform({ story }), inputs))
  expect(job.outputs['url']?.replace(/\/$/, '')).toBe(name && `https://${name}.example`)
})

test('a deployment that is still running at the timeout is left running, and the error says how to follow it', async ({
  platform,
  run,
}) => {
  const site = await platform({ story: [{ is: 'building', log: ['x'] }], byHand: true })
  const job = await run(byRef(site, { timeout: '2s' }))
  expect(job.outputs).toMatchObject({ outcome: 'timed-out', 'deployment-id': site.deployment.id })
  expect(job.errors[0]).toMatch(/left running|still running/)
  expect(job.errors[0]).toContain(`taxiway follow --service-id ${serviceId} --deployment-id ${site.deployment.id}`)
})

test('variables are imported before the deploy, and their values are hidden in what is printed', async ({
  platform,
  run,
}) => {
  const url = 'postgres://ada:hunter22@db/harbor'
  const log = [`connecting to ${url}`, 'NAME is quay']
  const site = await platform({ story: [{ is: 'building', log }, { is: 'success' }] })
  const vars = `NAME=quay\nDATABASE_URL="${url}"\nLINES="first line\nsecond line"\nEMPTY=""\n`
  const job = await run(byRef(site, { 'env-vars': vars }), { secrets: [url, 'first line'] })
  const imported = { NAME: 'quay', DATABASE_URL: url, LINES: 'first line\nsecond line', EMPTY: '' }
  expect(site.ledger.imports).toEqual([imported])
  expect(site.journal.map(({ route }) => route).indexOf('import')).toBeLessThan(
    site.journal.map(({ route }) => route).indexOf('deploy'),
  )
  expect(job.buildLog).toEqual(['connecting to ***', 'NAME is quay'])
})

test('a variable that the platform skips is one warning with its name', async ({ platform, run }) => {
  const site = await platform({ skippedKeys: { PORT: 'it is reserved' } })
  const job = await run(byRef(site, { 'env-vars': 'PORT=8080\nHOST=quay' }))
  expect([job.outcome, job.warnings.length]).toEqual(['succeeded', 1])
  expect(job.warnings[0]).toMatch(/PORT.*it is reserved/)
})

test('warnings beyond the ten that the runner shows are plain lines', async ({ platform, run }) => {
  const names = Array.from({ length: 14 }, (_, index) => `NAME_${index}`)
  const site = await platform({ skippedKeys: Object.fromEntries(names.map((name) => [name, 'no'])) })
  const job = await run(byRef(site, { 'env-vars': names.map((name) => `${name}=1`).join('\n') }))
  expect([job.outcome, job.warnings.length]).toEqual(['succeeded', 10])
  expect(job.view.shown.filter((line) => /^Warning: .*NAME_1[0-3]/.test(line))).toHaveLength(4)
})

test('variables that are refused stop the deploy', async ({ platform, run }) => {
  const answer = { status: 400, json: { error: 'HOST may not be set' } }
  const site = await platform({ faults: [{ on: 'import', answer }] })
  const job = await run(byRef(site, { 'env-vars': 'HOST=quay' }))
  expect(job.errors[0]).toMatch(/Nothing was deployed.*HOST may not be set/)
  expect(site.requests('deploy')).toEqual([])
})
