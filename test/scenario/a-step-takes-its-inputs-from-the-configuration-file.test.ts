import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { said } from '../support/messages.ts'
import { serviceId } from '../support/platform/state.ts'
import { byRef, expect, test } from '../support/scenario.ts'

const fileWith = (more = ''): string => `poll-interval: 100ms
timeout: 90s
${more}services:
  api: { service-id: ${serviceId} }
`

test('a step that names a service takes the rest from taxiway.yaml', async ({ workspace, platform, run }) => {
  const site = await platform()
  writeFileSync(join(workspace, 'taxiway.yaml'), fileWith())
  const job = await run({ 'base-url': site.url, 'api-key': site.key, service: 'api' })
  expect([job.outcome, job.outputs['service-id']]).toEqual(['succeeded', serviceId])
})

test('without `config` and `service` no file is read', async ({ workspace, platform, run }) => {
  const site = await platform()
  writeFileSync(join(workspace, 'taxiway.yaml'), 'nonsense: true\n')
  const job = await run({
    'api-key': site.key,
    'base-url': site.url,
    'service-id': serviceId,
    'poll-interval': '100ms',
  })
  expect(job.outcome).toBe('succeeded')
})

test('a wrong file fails the step with every mistake, before anything is sent', async ({
  workspace,
  platform,
  run,
}) => {
  const site = await platform()
  writeFileSync(join(workspace, 'taxiway.yaml'), fileWith('api-key: hunter2hunter2\ntimout: 1m\n'))
  const job = await run({ 'base-url': site.url, 'api-key': site.key, service: 'api' }, { secrets: ['hunter2hunter2'] })
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(said('config-invalid', 'taxiway.yaml', '2 mistakes'))
  expect(job.errors[0]).toMatch(/taxiway\.yaml:3:1: .*\n.*taxiway\.yaml:4:1: /)
  expect(site.journal).toEqual([])
})

const dotenv =
  'NAME=quay\nDATABASE_URL="postgres://ada:hunter22@db/harbor"\nLINES="first line\nsecond line"\nEMPTY=""\n'

test('variables are imported before the deploy, and their values are masked', async ({ platform, run }) => {
  const log = ['connecting to postgres://ada:hunter22@db/harbor']
  const site = await platform({ story: [{ is: 'building', log }, { is: 'success' }] })
  const job = await run(byRef(site, { 'env-vars': dotenv }), {
    secrets: ['postgres://ada:hunter22@db/harbor', 'first line'],
  })
  const url = 'postgres://ada:hunter22@db/harbor'
  expect(site.ledger.imports).toEqual([
    { NAME: 'quay', DATABASE_URL: url, LINES: 'first line\nsecond line', EMPTY: '' },
  ])
  const writes = site.journal.filter(({ method }) => method === 'POST').map(({ route }) => route)
  expect(writes).toEqual(['import', 'deploy'])
  expect(job.view.masks).toContain('postgres://ada:hunter22@db/harbor')
  expect(job.view.masks).not.toContain('quay')
  expect(job.buildLog).toEqual(['connecting to ***'])
  expect(job.outcome).toBe('succeeded')
})

test('skipped keys cause a warning without their values', async ({ platform, run }) => {
  const site = await platform({ skippedKeys: { PORT: 'reserved by the platform' } })
  const job = await run(byRef(site, { 'env-vars': 'PORT=80808080\nA=1' }), { secrets: ['80808080'] })
  expect(job.warnings.join('\n')).toMatch(/PORT.*reserved by the platform/)
  expect(job.outcome).toBe('succeeded')
})

test('a refused import fails the job before any deploy', async ({ platform, run }) => {
  const site = await platform({ faults: [{ on: 'import', answer: { status: 400, json: { error: 'too many' } } }] })
  const job = await run(byRef(site, { 'env-vars': 'TOKEN=abcdefgh' }), { secrets: ['abcdefgh'] })
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toContain('too many')
  expect(site.requests('deploy')).toEqual([])
})
