import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { said } from '../support/messages.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

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

test('an error about a value of the file names its line', async ({ workspace, platform, run }) => {
  const site = await platform()
  writeFileSync(join(workspace, 'taxiway.yaml'), fileWith().replace(' }', ', env-file: ../out.env }'))
  const job = await run({ 'base-url': site.url, 'api-key': site.key, service: 'api' })
  expect(job.errors[0]).toMatch(/taxiway\.yaml:4:\d+: /)
  expect(site.journal).toEqual([])
})
