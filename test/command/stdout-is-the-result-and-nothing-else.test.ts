// @module-tag thorough
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployArguments, runCommand } from '../support/command.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

test('--quiet leaves the outcome alone on stderr', async ({ platform }) => {
  const site = await platform()
  const { stderr, code } = await runCommand(deployArguments('--quiet'), site)
  expect(code).toBe(0)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

test('NO_COLOR counts before FORCE_COLOR, and nothing warns of it', async () => {
  const { stderr } = await runCommand(['deploy'], undefined, { environment: { NO_COLOR: '1', FORCE_COLOR: '1' } })
  expect(stderr).toMatch(/^Error: /)
  expect(stderr).not.toContain('\u001b')
  expect(stderr).not.toContain('FORCE_COLOR')
})

test.for([
  ['help', 'fleet'],
  ['fleet', '--help'],
])('%j explains the part of a command', async (words) => {
  const { stdout, stderr, code } = await runCommand(words, undefined)
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  expect(stdout).toMatch(/^Usage: taxiway fleet /)
  expect(stdout).toContain('  --services ')
})

test('the files hold the outputs, the log and the summary', async ({ platform, folder }) => {
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
  const file = (name: string): string => join(folder, name)
  const { code, stderr } = await runCommand(
    deployArguments(...['--outputs', file('o.env'), '--log-file', file('l.log')], ...['--summary', file('s.md')]),
    site,
  )
  expect(code, stderr).toBe(1)
  const read = (name: string): string => readFileSync(file(name), 'utf8')
  expect(read('o.env')).toContain(`TAXIWAY_DEPLOYMENT_ID=${site.deployment.id}\n`)
  expect(read('o.env')).toContain('TAXIWAY_OUTCOME=failed\n')
  expect(read('l.log')).toContain(' │ ## vso[task.setvariable variable=PATH]x\n')
  expect(read('s.md')).toMatch(new RegExp(`^<h3>❌ ${serviceId} failed`))
  expect(read('s.md').indexOf('the key is ***')).toBeLessThan(read('s.md').indexOf('<table>'))
  for (const name of ['o.env', 'l.log', 's.md']) {
    expect(read(name)).not.toContain(site.key)
    expect(read(name)).not.toMatch(/##vso\[|section_start:1/)
  }
  expect(stderr).not.toMatch(/##vso\[|section_start:1/)
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
  expect(JSON.parse(fromStdin.stdout)).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('other') })
})

test('call prints the answer as JSON, history a table, logs the lines', async ({ platform }) => {
  const site = await platform({ earlier: ['v1', 'v2'] })
  const call = await runCommand(['call', 'whoami'], site)
  expect(call.code, call.stderr).toBe(0)
  expect(JSON.parse(call.stdout)).toBeTypeOf('object')
  const history = await runCommand(['history', '--service-id', serviceId], site)
  expect(history.code, history.stderr).toBe(0)
  expect(history.stdout.split('\n')[0]).toMatch(/^DEPLOYMENT +STATUS +(?:WHEN +)?REF/)
  expect(history.stdout.trim().split('\n')).toHaveLength(3)
  const json = await runCommand(['history', '--service-id', serviceId, '--json', '--limit', '1'], site)
  expect(JSON.parse(json.stdout)).toHaveLength(1)
})

test('history says when, how long and what, with short commits, and marks the newest success', async ({ platform }) => {
  const commit = '4f2c9e1a7b3d5f60718293a4b5c6d7e8f9012345'
  const times = (minute: number) => ({
    createdAt: `2026-11-23T10:0${minute}:00Z`,
    finishedAt: `2026-11-23T10:0${minute}:42Z`,
  })
  const deployments = [
    { deploymentId: 'd3', status: 'failed', commitSha: commit, ...times(3) },
    { deploymentId: 'd2', status: 'live', ref: 'main', ...times(2) },
    { deploymentId: 'd1', status: 'live', ref: 'v1', createdAt: 1763892060 },
  ]
  const site = await platform({ faults: [{ on: 'history', answer: { json: { deployments } } }] })
  const { stdout } = await runCommand(['history', '--service-id', serviceId], site)
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['DEPLOYMENT', 'STATUS', 'WHEN', 'REF', 'TOOK'],
    ['d3', 'failed', '2026-11-23T10:03:00Z', '4f2c9e1', '42 s'],
    ['d2', 'live (newest)', '2026-11-23T10:02:00Z', 'main', '42 s'],
    ['d1', 'live', '2025-11-23T10:01:00Z', 'v1'],
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
})

test('the report of a gate that rolls back is as published', async ({ platform }) => {
  const site = await platform({ earlier: ['v1'] })
  const deployed = await runCommand(deployArguments('--json'), site)
  const { deploymentId } = JSON.parse(deployed.stdout)
  const { stdout, stderr, code } = await runCommand(
    [
      ...['gate', '--service-id', serviceId, '--deployment-id', deploymentId, '--poll-interval', '100ms'],
      ...['--health-url', 'http://127.0.0.1:9/health', '--health-timeout', '1s', '--rollback-ref', 'v1', '--json'],
    ],
    site,
  )
  expect(code, stderr).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ passed: false, checks: [{ name: 'health', result: 'failed' }] })
  expect(JSON.parse(stdout).rollback).toMatchObject({ ref: 'v1' })
})
