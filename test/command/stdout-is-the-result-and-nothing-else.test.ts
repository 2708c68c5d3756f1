// @module-tag thorough
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployArguments, runCommand } from '../support/command.ts'
import { commit } from '../support/git.ts'
import { projectSlug, serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

test('NO_COLOR counts before FORCE_COLOR, and nothing warns of it', async () => {
  const environment = { NO_COLOR: '1', FORCE_COLOR: '1' }
  const { stderr } = await runCommand(['deploy'], undefined, { environment, ownProcess: true })
  expect(stderr).toMatch(/^Error: /)
  expect(stderr).not.toContain('\u001b')
  expect(stderr).not.toContain('FORCE_COLOR')
})

test.for([
  ['help', 'follow'],
  ['fleet', '--help'],
])('%j explains a command', async (words) => {
  const { stdout, stderr, code } = await runCommand(words, undefined, { ownProcess: true })
  const name = words.find((word) => /^f/.test(word))
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  expect(stdout).toMatch(new RegExp(`^Usage: taxiway ${name} `))
  expect(stdout).toContain('  --timeout ')
})

test('the help without a command lists every command', async () => {
  const { stdout, code } = await runCommand([], undefined, { ownProcess: true })
  expect(code).toBe(0)
  const names = ['deploy', 'upload', 'follow', 'gate', 'rollback', 'fleet', 'history', 'logs', 'call', 'doctor']
  for (const name of [...names, 'emulator', 'resilience']) expect(stdout).toContain(`\n  ${name} `)
})

test('a run that passed prints its address, else its deployment, and one that failed nothing', async ({ platform }) => {
  const site = await platform()
  const byId = await runCommand(deployArguments(), site)
  expect(byId.stdout).toBe(`${site.deployment.id}\n`)
  const byUrl = await runCommand(deployArguments('--environment-url', 'https://shop.example'), site)
  expect(byUrl.stdout).toBe('https://shop.example\n')
  const failed = await runCommand(deployArguments(), await platform({ story: [{ is: 'failure' }] }))
  expect([failed.code, failed.stdout]).toEqual([1, ''])
})

test('--outputs has the outputs of this run alone, and nothing that a CI system obeys is printed', async ({
  platform,
  folder,
}) => {
  const log = [
    '\u001b[32mok',
    '##vso[task.setvariable variable=PATH]x',
    'section_start:1:a[collapsed=true]\r\u001b[0Kx',
  ]
  const site = await platform({
    story: [
      { is: 'building', log },
      { is: 'failure', log: ['the key is twk_Zq7+/s3cr3t~K3y"9fB'] },
    ],
  })
  const file = join(folder, 'o.env')
  writeFileSync(file, 'TAXIWAY_URL=https://an-earlier-run.example\n')
  const { code, stderr } = await runCommand(deployArguments('--outputs', file), site)
  expect(code, stderr).toBe(1)
  const outputs = readFileSync(file, 'utf8')
  expect(outputs).toContain(`TAXIWAY_DEPLOYMENT_ID=${site.deployment.id}\n`)
  expect(outputs).toContain('TAXIWAY_OUTCOME=failed\n')
  expect(outputs).not.toContain('TAXIWAY_URL')
  expect(stderr).toContain('the key is ***')
  expect(stderr).not.toMatch(/##vso\[|section_start:1/)
  expect(outputs + stderr).not.toContain(site.key)
})

test('the key comes from a file or from stdin, and options win over the environment', async ({ platform, folder }) => {
  const site = await platform()
  writeFileSync(join(folder, 'key'), `${site.key}\n`)
  const environment = {
    TAXIWAY_API_KEY: '',
    TAXIWAY_SERVICE_ID: serviceId,
    TAXIWAY_POLL_INTERVAL: '100ms',
    TAXIWAY_WAIT: 'false',
  }
  const fromFile = await runCommand(['deploy', '--api-key-file', join(folder, 'key'), '--json'], site, { environment })
  expect(JSON.parse(fromFile.stdout)).toMatchObject({ outcome: 'accepted', serviceId })
  const fromStdin = await runCommand(['deploy', '--api-key-file', '-', '--service-id', 'other', '--json'], site, {
    environment,
    input: `${site.key}\n`,
  })
  expect(fromStdin.code).toBe(1)
  expect(JSON.parse(fromStdin.stdout)).toMatchObject({ outcome: 'failed', serviceId: 'other' })
})

test('the ref is the checked-out commit, unless another one is given', async ({ platform, folder }) => {
  const site = await platform()
  const head = commit(folder, { 'index.js': '1' })
  writeFileSync(join(folder, 'index.js'), '2')
  const { stderr } = await runCommand(deployArguments(), site, { cwd: folder })
  expect(stderr).toContain(`The ref is the checked-out commit ${head}`)
  expect(stderr).toContain('not deployed: your changes to 1 file.')
  await runCommand(deployArguments('--ref', 'main'), site, { cwd: folder })
  await runCommand(deployArguments(), site, { cwd: folder, environment: { TAXIWAY_REF: 'v1' } })
  const noGit = await runCommand(deployArguments(), site, { cwd: folder, environment: { PATH: '' } })
  expect(noGit.stderr).toContain('Git shows no commit here')
  expect(site.requests('deploy').map(({ body }) => body?.['ref'])).toEqual([head, 'main', 'v1', undefined])
})

test('variables come from TAXIWAY_ENV_VARS, are imported, and hidden', async ({ platform }) => {
  const site = await platform({ story: [{ is: 'building', log: ['it is correct horse'] }, { is: 'success' }] })
  const environment = { TAXIWAY_ENV_VARS: 'PASS="correct horse"' }
  const { code, stderr } = await runCommand(deployArguments(), site, { environment })
  expect(code, stderr).toBe(0)
  expect(stderr).toContain('Imported 1 variable')
  expect(stderr).toContain(' | it is ***\n')
})

test('call prints the answer as JSON, history a table or the records', async ({ platform }) => {
  const site = await platform({ earlier: ['v1', 'v2'] })
  const call = await runCommand(['call', 'whoami'], site)
  expect(call.code, call.stderr).toBe(0)
  expect(JSON.parse(call.stdout)).toBeTypeOf('object')
  const history = await runCommand(['history', '--service-id', serviceId], site)
  expect(history.code, history.stderr).toBe(0)
  expect(history.stdout.split('\n')[0]).toMatch(/^DEPLOYMENT +STATUS/)
  expect(history.stdout.trim().split('\n')).toHaveLength(3)
  const json = await runCommand(['history', '--service-id', serviceId, '--json', '--limit', '1'], site)
  expect(JSON.parse(json.stdout)).toHaveLength(1)
})

test('history says when and what, with short commits', async ({ platform }) => {
  const sha = '4f2c9e1a7b3d5f60718293a4b5c6d7e8f9012345'
  const deployments = [
    { deploymentId: 'd3', status: 'failed', commitSha: sha, createdAt: '2026-11-23T10:03:00Z' },
    { deploymentId: 'd2', status: 'live', ref: 'main', createdAt: '2026-11-23T10:02:00Z' },
    { deploymentId: '::error::d1', status: 'live', ref: 'v1', createdAt: 1763892060 },
  ]
  const site = await platform({ faults: [{ on: 'history', answer: { json: { deployments } } }] })
  const { stdout } = await runCommand(['history', '--service-id', serviceId], site)
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['DEPLOYMENT', 'STATUS', 'CREATED', 'REF', 'COMMIT'],
    ['d3', 'failed', '2026-11-23T10:03:00.000Z', '4f2c9e1a7b3d'],
    ['d2', 'live', '2026-11-23T10:02:00.000Z', 'main'],
    [' | ::error::d1', 'live', '2025-11-23T10:01:00.000Z', 'v1'],
    [''],
  ])
})

test('logs prints a line behind its time, or each as one JSON object', async ({ platform }) => {
  const site = await platform()
  site.state.runtime.print('\u001b[1mready', '::error::x')
  const { stdout } = await runCommand(['logs', '--service-id', serviceId], site)
  expect(stdout.split('\n').map((line) => line.replace(/^2020-01-01T00:00:\d\d\.\d{3}Z /, 'TIME '))).toEqual([
    expect.stringContaining('ready'),
    'TIME ::error::x',
    '',
  ])
  const json = await runCommand(['logs', '--service-id', serviceId, '--json'], site)
  const lines = json.stdout.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { line: '\u001b[1mready', stream: 'stdout', ts: expect.stringMatching(/^2020-01-01T/), id: expect.any(Number) },
    { line: '::error::x' },
  ])
  const newest = await runCommand(['logs', '--service-id', serviceId, '--limit', '1'], site)
  expect(newest.stdout.trim().split('\n')).toHaveLength(1)
})

test.for([
  [[], 'The log has no lines'],
  [['--query', 'FATAL'], 'There are no such lines'],
] as const)('logs says that there is nothing, with %j', async ([more, says], { platform }) => {
  const logs = ['logs', '--service-id', serviceId, ...more]
  expect(await runCommand(logs, await platform())).toMatchObject({ code: 0, stdout: '', stderr: `${says}.\n` })
})

test('the answer of an operation is printed without its secrets', async ({ platform }) => {
  const own = { 'GET /api/services/db/connection': { json: { host: 'h', port: 1, password: 'p_secret' } } }
  const site = await platform({ own })
  const { code, stdout, stderr } = await runCommand(['call', 'get_db_connection', '--args', 'id: db'], site)
  expect(code, stderr).toBe(0)
  expect(JSON.parse(stdout)).toEqual({ host: 'h', port: 1, password: '***' })
})

test('an answer whose secret is shown once is asked for only if it is to be shown', async ({ platform }) => {
  const own = { 'POST /api/services/web/deploy-trigger': { status: 201, json: { token: 't_once', url: '/x/t_once' } } }
  const site = await platform({ own })
  const args = ['call', 'create_deploy_trigger', '--args', 'id: web']
  const refused = await runCommand(args, site)
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('Give --show-secrets')])
  expect(site.journal).toEqual([])
  const { code, stdout, stderr } = await runCommand([...args, '--show-secrets'], site)
  expect(code, stderr).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ token: 't_once', url: '/x/t_once' })
})

test('an upload leaves its archive behind only for outputs that name it', async ({ platform, folder }) => {
  const site = await platform()
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary)
  plant(folder, { 'app/index.html': 'hello' })
  const environment = { TMPDIR: temporary, TEMP: temporary }
  const args = ['upload', 'app', '--project-slug', projectSlug, '--service-name', 'web', '--poll-interval', '100ms']
  const plain = await runCommand(args, site, { cwd: folder, environment })
  expect([plain.code, readdirSync(temporary)], plain.stderr).toEqual([0, []])
  await runCommand([...args, '--outputs', 'o.env'], site, { cwd: folder, environment })
  const [, archive = ''] = /^TAXIWAY_ARCHIVE_FILE=(.*)$/m.exec(readFileSync(join(folder, 'o.env'), 'utf8')) ?? []
  expect(existsSync(archive)).toBe(true)
})

test('the result of a gate with its checks and a rollback is as published', async ({ platform }) => {
  const site = await platform({ earlier: ['v1'] })
  const deployed = await runCommand(deployArguments('--json'), site)
  const { deploymentId } = JSON.parse(deployed.stdout)
  const { stdout, stderr, code } = await runCommand(
    [
      ...['gate', '--service-id', serviceId, '--deployment-id', deploymentId, '--poll-interval', '100ms'],
      ...['--health-url', 'http://127.0.0.1:9/health', '--health-timeout', '1s', '--rollback', '--json'],
    ],
    site,
  )
  expect(code, stderr).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ passed: false, checks: [{ name: 'health', passed: false }] })
  expect(JSON.parse(stdout).rollback).toMatchObject({ outcome: 'failed', rollback: null })
})
