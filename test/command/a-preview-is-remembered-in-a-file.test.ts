// @module-tag thorough
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { variableName } from '../../src/report/formats/dotenv.ts'
import { runCommand, startCommand } from '../support/command.ts'
import { saidByCommand } from '../support/messages.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { projectSlug } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

const head = '1'.repeat(40)

/** The arguments of a preview of change request 7, as a CI without one of its own would give them. */
function previewArguments(state: string | undefined, ...more: readonly string[]): string[] {
  const where = ['--repo-url', 'https://git.example/ada/harbor.git', '--project-slug', projectSlug]
  const remembered = state === undefined ? [] : ['--state', state]
  return [
    'preview',
    '--change-request',
    '7',
    '--ref',
    head,
    '--poll-interval',
    '100ms',
    ...where,
    ...remembered,
    ...more,
  ]
}

function created(site: ScriptedPlatform): number {
  return site.state.created.all.length
}

test('a limit of previews is refused where one is remembered alone', async ({ platform, folder }) => {
  const site = await platform()
  const end = await runCommand(previewArguments(join(folder, 'preview.json'), '--create', '--max-previews', '3'), site)
  expect([end.code, end.stderr]).toEqual([2, expect.stringMatching(saidByCommand('preview-cap-uncounted'))])
  expect(site.journal).toEqual([])
})

test('a preview is created once, found again, and ended', async ({ platform, folder }) => {
  const site = await platform()
  const state = join(folder, 'preview.json')
  const first = await runCommand(previewArguments(state, '--create', '--port', '8080'), site)
  expect(first.code, first.stderr).toBe(0)
  expect(first.stdout).toBe('https://harbor-pr-7-x1.apps.example\n')
  expect(site.state.created.all).toMatchObject([{ fields: { name: 'harbor-pr-7', projectSlug } }])
  expect(JSON.parse(readFileSync(state, 'utf8'))).toMatchObject({
    tool: 'taxiway',
    version: 1,
    target: 'preview:7:harbor-pr-7',
    service: 'svc-new-1',
    exposed: { port: '8080', label: 'harbor-pr-7', url: 'https://harbor-pr-7-x1.apps.example' },
    head,
  })
  if (process.platform !== 'win32') expect(statSync(state).mode & 0o777).toBe(0o600)

  const second = await runCommand(previewArguments(state, '--port', '8080', '--json'), site)
  expect(second.code, second.stderr).toBe(0)
  expect(JSON.parse(second.stdout)).toMatchObject({
    outcome: 'succeeded',
    serviceId: 'svc-new-1',
    ref: head,
    url: 'https://harbor-pr-7-x1.apps.example',
  })
  expect(created(site)).toBe(1)
  expect(site.state.created.ports).toHaveLength(1)

  const closed = await runCommand(previewArguments(state, '--close'), site)
  expect(closed).toMatchObject({ code: 0, stdout: '' })
  expect(closed.stderr).toMatch(saidByCommand('preview-closed-still-billed', 'svc-new-1'))
  expect(site.state.created.settings.at(-1)).toEqual({ service: 'svc-new-1', name: 'autoDeploy', enabled: false })

  const reopened = await runCommand(previewArguments(state), site)
  expect(reopened.code, reopened.stderr).toBe(0)
  expect(created(site)).toBe(1)
})

test('a missing file creates no service, whether the cache lost it or it is the first run', async ({
  platform,
  folder,
}) => {
  const site = await platform()
  const state = join(folder, 'preview.json')
  const lost = await runCommand(previewArguments(state), site)
  expect(lost.code, lost.stderr).toBe(1)
  expect(lost.stderr).toMatch(saidByCommand('preview-state-missing'))
  expect(lost.stderr).toContain('set `--service-id`')
  const closed = await runCommand(previewArguments(state, '--close'), site)
  expect(closed.code, closed.stderr).toBe(1)
  expect(closed.stderr).toMatch(saidByCommand('preview-closed-service-unknown', 'harbor-pr-7'))
  const nowhere = await runCommand(previewArguments(undefined), site)
  expect(nowhere.code, nowhere.stderr).toBe(1)
  expect(nowhere.stderr).toMatch(saidByCommand('preview-service-unknown', 'harbor-pr-7'))
  expect(site.requests('create')).toEqual([])
  expect(existsSync(state)).toBe(false)
  // A service that is given is remembered from now on.
  const given = await runCommand(
    previewArguments(state, '--service-id', 'svc-harbor', '--service-name', 'harbor-pr-7'),
    site,
  )
  expect(given.code, given.stderr).toBe(0)
  const found = await runCommand(previewArguments(state), site)
  expect(found.code, found.stderr).toBe(0)
  expect(site.requests('deploy').map(({ target }) => target)).toEqual(['svc-harbor', 'svc-harbor'])
})

test.skipIf(process.platform === 'win32')(
  'SIGTERM after the creation: the service is remembered, and the exit code is 143',
  async ({ platform, folder }) => {
    const site = await platform({ faults: [{ on: 'indexing', nth: [1], answer: 'mute' }] })
    const state = join(folder, 'preview.json')
    const command = startCommand(previewArguments(state, '--create'), site)
    await site.until(() => site.requests('indexing').length > 0)
    command.child.kill('SIGTERM')
    const { code, stderr } = await command.ended
    expect(code, stderr).toBe(143)
    expect(stderr).toMatch(saidByCommand('preview-head-not-deployed', 'svc-new-1'))
    const next = await runCommand(previewArguments(state), site)
    expect(next.code, next.stderr).toBe(0)
    expect(created(site)).toBe(1)
  },
)

test('the variables and the file of a deploy to production name no preview', async ({ platform, folder }) => {
  const site = await platform()
  const production = {
    'service-id': 'svc-harbor',
    'service-name': 'harbor',
    environment: 'production',
    'environment-url': 'https://live.example',
  }
  const variables = Object.entries({ ...production, ref: 'main' }).map(([name, value]) => [variableName(name), value])
  writeFileSync(join(folder, 'taxiway.yaml'), JSON.stringify({ services: { harbor: production } }))
  const runs = [{ environment: Object.fromEntries(variables) }, { cwd: folder }]
  for (const [index, options] of runs.entries()) {
    const args = previewArguments(join(folder, `${index}.json`), '--create', '--port', '80')
    const named = index === 0 ? args : [...args, '--service', 'harbor']
    const { code, stdout, stderr } = await runCommand(named, site, options)
    expect(code, stderr).toBe(0)
    // Each service of the file has a preview of its own.
    expect(stdout).toBe(`https://harbor-pr-7${index === 0 ? '' : '-harbor'}-x1.apps.example\n`)
  }
  expect(created(site)).toBe(2)
  expect(site.requests('deploy').map(({ target, body }) => [target, body])).toEqual([
    ['svc-new-1', { ref: head }],
    ['svc-new-2', { ref: head }],
  ])
})

test.for([
  [['--create', '--close', '--state', 's.json'], '--create and --close'],
  [['--create'], '--create needs --state'],
  [['--state', '/nowhere/s.json'], '--state cannot be written'],
  [['--state', '.'], '--state cannot be written: ".". It is not a file.'],
  [['--change-request', 'x'], '`--change-request` is not a number: "x"'],
] as const)('%j is a mistake in the command line', async ([args, text], { platform, folder }) => {
  const site = await platform()
  const { code, stderr } = await runCommand([...previewArguments(undefined), ...args], site, { cwd: folder })
  expect(stderr).toContain(text)
  expect(code).toBe(2)
  expect(site.journal).toEqual([])
})
