import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { startCommand } from '../support/command.ts'
import { commit, git } from '../support/git.ts'
import { said } from '../support/messages.ts'
import { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { serviceId } from '../support/platform/state.ts'
import { hasTerminal, Terminal } from '../support/terminal.ts'

/** The command names the input as its option, and begins with the service that was not deployed. */
const outdated = new RegExp(
  said('deploy-outdated')
    .source.replace('Not deployed: ', 'was not deployed: ')
    .replace('`on-outdated: deploy`', '`(?:--)?on-outdated:? deploy`'),
)

/** A clone whose `main` is at the newer of two commits, and a platform on which that one is live. */
const test = base
  .extend('folder', ({ task: _ }, { onCleanup }) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-')))
    onCleanup(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
    return folder
  })
  .extend('clone', ({ folder }) => {
    const origin = join(folder, 'origin')
    const [older, newer] = [commit(origin, { a: '1' }), commit(origin, { a: '2' })]
    const path = join(folder, 'clone')
    git(folder, 'clone', '--quiet', origin, path)
    return { path, older, newer }
  })
  .extend('site', async ({ clone }, { onCleanup }) => {
    const site = await new ScriptedPlatform({ earlier: [clone.newer] }).open()
    onCleanup(() => site.close())
    return site
  })
  .extend('taxiway', ({ clone, site }) => (...args: readonly string[]) => {
    const own = ['--service-id', serviceId, '--poll-interval', '100ms', '--json']
    return startCommand(['deploy', '--ref', clone.older, ...own, ...args], site, { cwd: clone.path }).ended
  })

test('a command is skipped with 0, fails with 1, and says so in its document', async ({ clone, site, taxiway }) => {
  const skipped = await taxiway()
  expect(skipped.code, skipped.stderr).toBe(0)
  expect(JSON.parse(skipped.stdout)).toMatchObject({ outcome: 'skipped', outdatedBy: clone.newer, deploymentId: null })
  const failed = await taxiway('--on-outdated', 'fail')
  expect(failed.code).toBe(1)
  expect(JSON.parse(failed.stdout)).toMatchObject({ outcome: 'failed', outdatedBy: clone.newer })
  expect(failed.stderr).toMatch(outdated)
  expect(site.requests('deploy')).toEqual([])
})

test.for([['--force'], ['--on-outdated', 'deploy']])('%s deploys it', async (args, { clone, site, taxiway }) => {
  const { code, stdout } = await taxiway(...args)
  expect(code).toBe(0)
  const document = JSON.parse(stdout)
  expect(document).toMatchObject({ outcome: 'succeeded' })
  expect(document).not.toHaveProperty('outdatedBy')
  expect(site.requests('deploy').map(({ body }) => body?.['ref'])).toEqual([clone.older])
})

test('`--force` and its opposite are refused', async ({ site, taxiway }) => {
  const { code, stderr } = await taxiway('--force', '--on-outdated', 'fail')
  expect(code).toBe(2)
  expect(stderr).toContain('--force and --on-outdated fail contradict each other')
  expect(site.journal).toEqual([])
})

test('the key of the configuration file counts, of a service and of all', async ({ clone, site }) => {
  git(clone.path, 'checkout', '--quiet', clone.older)
  const file = `on-outdated: fail\nservices:\n  api:\n    service-id: ${serviceId}\n  other:\n    service-id: svc-2\n    on-outdated: deploy\n`
  commit(clone.path, { 'taxiway.yaml': file })
  const args = ['deploy', '--service', 'api', '--ref', clone.older, '--poll-interval', '100ms']
  const { code, stderr } = await startCommand(args, site, { cwd: clone.path }).ended
  expect(stderr).toMatch(outdated)
  expect(code).toBe(1)
})

test('the output is one of the file of outputs too', async ({ clone, folder, taxiway }) => {
  const outputs = join(folder, 'out.env')
  await taxiway('--outputs', outputs)
  expect(readFileSync(outputs, 'utf8')).toContain(`TAXIWAY_OUTDATED_BY=${clone.newer}\n`)
})

test.skipIf(!hasTerminal)('what a person types in a terminal is deployed, and said', async ({ clone, site }) => {
  const args = ['deploy', '--service-id', serviceId, '--ref', clone.older, '--poll-interval', '100ms']
  using terminal = new Terminal(args, site, { columns: 200, rows: 40, folder: clone.path })
  const screen = await terminal.shows(/ended with 0/)
  expect(screen.replaceAll(/\s+/g, ' ')).toMatch(
    said('deploy-on-purpose', undefined, 'a person typed the command in a terminal'),
  )
  expect(site.requests('deploy')).toHaveLength(1)
})
