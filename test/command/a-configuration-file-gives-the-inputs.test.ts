// @module-tag thorough
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { said } from '../support/messages.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

const file = `poll-interval: 100ms
services:
  api:
    service-id: ${serviceId}
    env: { LEVEL: verbose, PAGE: 'https://shop.example' }
    environment: production
`

test('a service is deployed by its name, its variables are imported and not hidden', async ({ platform, folder }) => {
  const site = await platform({ story: [{ is: 'building', log: ['at https://shop.example'] }, { is: 'success' }] })
  writeFileSync(join(folder, 'taxiway.yaml'), file)
  const environment = { TAXIWAY_API_KEY: site.key, TAXIWAY_BASE_URL: site.url }
  const { code, stderr } = await runCommand(['deploy', '--service', 'api'], undefined, { cwd: folder, environment })
  expect(code, stderr).toBe(0)
  expect(stderr).toContain('Imported 2 variables')
  expect(stderr).toContain('at https://shop.example')
  expect(site.requests('deploy')).toHaveLength(1)
})

const ghToken = `ghp_${'0123456789abcdefghij'.repeat(2)}`
const runKey = 'abcdef_SECRET-123456'

test.for([
  [['deploy', '--service', 'api', '--json'], `services:\n  api:\n    service-id: ${runKey}\n`, '3:17'],
  [['deploy', '--service', 'api'], `plan-key: ${Buffer.from(runKey).toString('base64')}/x\n`, '1:11'],
  [['deploy', '--service', 'api'], `services:\n  api: { service-id: x, env: { K: '${runKey}' } }\n`, '2:35'],
  [['fleet', '--dry-run'], `services:\n  api: { service-id: x, env: { GH: ${ghToken} } }\n`, '2:36'],
] as const)('%j: a key or a token in the file is refused and never shown', async (given, { folder }) => {
  const [args, text, place] = given
  writeFileSync(join(folder, 'taxiway.yaml'), text)
  const environment = { TAXIWAY_API_KEY: runKey, TAXIWAY_BASE_URL: 'http://127.0.0.1:9' }
  const { code, stdout, stderr } = await runCommand([...args], undefined, { cwd: folder, environment })
  expect(code, stderr).toBe(2)
  expect(stderr).toContain(`taxiway.yaml:${place}: `)
  expect(stderr).toMatch(said('config-secret-value'))
  expect(stdout + stderr).not.toMatch(/abcdef_SECRET|YWJjZGVmX1NFQ1|ghp_/)
})

test.each([
  [['deploy', '--service', 'api'], said('config-missing', 'taxiway.yaml')],
  [['deploy', '--config', 'no.yaml'], said('config-missing', 'no.yaml')],
])('%j without such a file', async (args, message) => {
  const environment = { TAXIWAY_API_KEY: 'k_123456789', TAXIWAY_BASE_URL: 'https://platform.example' }
  const { code, stderr } = await runCommand(args, undefined, { environment })
  expect([code, message.test(stderr)], stderr).toEqual([2, true])
})

test('`upload --service` takes the path of the file', async ({ platform, folder }) => {
  const site = await platform()
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site', 'index.js'), 'hello')
  const service = 'services:\n  up: { archive-path: site, project-slug: harbor, service-name: web }\n'
  writeFileSync(join(folder, 'taxiway.yaml'), service)
  const { code, stderr } = await runCommand(['upload', '--service', 'up', '--dry-run'], site, { cwd: folder })
  expect(code, stderr).toBe(0)
})
