// @module-tag thorough
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { completingIn, completions, writeConfigs } from '../support/completing.ts'
import { commit, git } from '../support/hostile-change.ts'
import { said, saidByCommand } from '../support/messages.ts'
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
  [['config', 'check', '--json'], `services:\n  api:\n    service-id: ${runKey}\n`, '3:17'],
  [['config', 'check'], `plan-key: ${Buffer.from(runKey).toString('base64')}/x\n`, '1:11'],
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

test('on a merge request the file of the base commit counts', async ({ platform, folder }) => {
  const site = await platform({ story: [{ is: 'building' }, { is: 'failure' }] })
  git(folder, 'init', '--quiet')
  writeFileSync(join(folder, 'taxiway.yaml'), file)
  const base = commit(folder)
  // The change teaches that failed means success.
  const lesson = 'success-states: [failed, build_failed, error, failure]\n'
  writeFileSync(join(folder, 'taxiway.yaml'), lesson + file)
  const environment = {
    GITLAB_CI: 'true',
    CI_MERGE_REQUEST_IID: '7',
    CI_MERGE_REQUEST_TARGET_BRANCH_SHA: base,
  }
  const { code, stderr } = await runCommand(['deploy', '--service', 'api'], site, { cwd: folder, environment })
  expect(code, stderr).toBe(1)
  expect(stderr).toMatch(saidByCommand('config-of-commit', 'taxiway.yaml', base.slice(0, 12)))
  // Elsewhere the file of the working copy counts, or the test would show nothing.
  const own = await runCommand(['deploy', '--service', 'api'], site, { cwd: folder })
  expect(own.code, own.stderr).toBe(0)
})

test('a preview of a service never touches the service that is live', async ({ platform, folder }) => {
  const site = await platform()
  writeFileSync(join(folder, 'taxiway.yaml'), file)
  const environment = { TAXIWAY_API_KEY: site.key, TAXIWAY_BASE_URL: site.url }
  const args = ['preview', '--service', 'api', '--change-request', '7', '--ref', '1'.repeat(40), '--create']
  const more = ['--repo-url', 'https://git.example/ada/harbor.git', '--state', 'preview.json']
  const { code, stderr } = await runCommand([...args, ...more], undefined, { cwd: folder, environment })
  expect(code, stderr).toBe(0)
  expect(site.state.created.all).toMatchObject([{ fields: { name: 'harbor-pr-7-api' } }])
  expect(site.journal.some(({ method, target }) => method !== 'GET' && target === serviceId)).toBe(false)
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

test.skipIf(process.platform === 'win32')(
  'bash completes commands, options, fixed values, files and services',
  async ({ folder }) => {
    writeConfigs(folder)
    const offered = await completingIn(folder, 'bash')
    for (const [words, expected] of completions) expect(offered(...words), words.join(' ')).toEqual(expected)
    // As bash takes the words apart, and as it does where `=` is not among COMP_WORDBREAKS.
    expect(offered('deploy', '--ci', '=', 'git')).toEqual(['gitea', 'github', 'gitlab'])
    expect(offered('init', '--ci', '=')).toEqual(['github', 'gitlab', 'none'])
    expect(offered('deploy', '--ci=gitl')).toEqual(['--ci=gitlab'])
    expect(offered('deploy', '--config', '=', 'other.yaml', '--service', '=', 'w')).toEqual(['worker'])
  },
)

test('PowerShell asks with a dot before each word, and gets what bash gets', async ({ folder }) => {
  writeConfigs(folder)
  const { stdout: script } = await runCommand(['completion', 'powershell'], undefined)
  expect(script).toContain('taxiway complete dotted @dotted')
  for (const [words, expected] of completions) {
    const dotted = words.map((word) => `.${word}`)
    const { code, stdout, stderr } = await runCommand(['complete', 'dotted', ...dotted], undefined, { cwd: folder })
    expect([code, stderr], words.join(' ')).toEqual([0, ''])
    const offered = stdout.split('\n').map((line) => line.replace(/\t.*/, ''))
    const isFile = words.at(-1) === 'oth'
    expect(offered.filter(Boolean).sort(), words.join(' ')).toEqual(isFile ? [':file'] : expected)
  }
})

test.skipIf(process.platform === 'win32')('a wrong or missing file completes nothing, silently', async ({ folder }) => {
  const offered = await completingIn(folder, 'bash')
  expect(offered('deploy', '--service', '')).toEqual([])
  writeFileSync(join(folder, 'taxiway.yaml'), 'servces: {}\n')
  expect(offered('deploy', '--service', '')).toEqual([])
  expect(await runCommand(['complete', '--', 'deploy', '--service', ''], undefined, { cwd: folder })).toMatchObject({
    ...{ code: 0, stdout: '', stderr: '' },
  })
})
