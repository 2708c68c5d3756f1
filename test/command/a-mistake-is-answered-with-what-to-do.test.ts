import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

/** The command line, with `_` for a space in a value, and what its answer says to do. */
const mistakes = [
  // An address without its beginning.
  ['doctor --base-url 127.0.0.1:4173', 'base-url ("127.0.0.1:4173") is not a complete URL'],
  // Files.
  ['upload ./dist --project-slug demo --service-name web', 'Build it first, or correct the path.'],
  // What belongs to another command.
  ['upload . --service-name web', '`taxiway call list_projects` lists them'],
  // A name that only a clone knows.
  [`rollback --service-id ${serviceId} --to HEAD@{1}`, 'to is not a branch, tag or commit: "HEAD@{1}"'],
] as const

const asPattern = (advice: string | RegExp): RegExp =>
  typeof advice === 'string' ? new RegExp(advice.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) : advice

test.concurrent.for(mistakes)('taxiway %s', async ([line, advice], { platform, folder }) => {
  const site = await platform()
  writeFileSync(join(folder, 'index.html'), '<p>hello</p>')
  const args = line.split(' ').map((word) => word.replaceAll('_svc_', ' svc_'))
  const { code, stdout, stderr } = await runCommand(args, site, { cwd: folder })
  expect(stderr).toMatch(asPattern(advice))
  expect([code, stdout], stderr).toEqual([2, ''])
  expect(site.requests('deploy')).toEqual([])
})

test('an id that the history does not show is refused at once, with the newest ones', async ({ platform }) => {
  const site = await platform()
  const ids = [site.state.makeDeployment('v1').id, site.state.makeDeployment('v2').id]
  const { code, stdout, stderr } = await runCommand(['follow', 'dep_typo', '--service-id', serviceId], site)
  expect([code, stdout], stderr).toEqual([2, ''])
  expect(stderr).toMatch(/^Error: .*Service "svc-\w+" has no deployment "dep_typo"/)
  for (const id of ids) expect(stderr).toContain(id)
  expect(site.journal).toHaveLength(1)
})

test('without an id, the newest deployment is followed, and that is said', async ({ platform }) => {
  const site = await platform({ earlier: ['v1'] })
  const { id } = site.state.makeDeployment('v2', [{ is: 'success' }])
  const { code, stderr } = await runCommand(['follow', '--service-id', serviceId, '--json'], site)
  expect(code, stderr).toBe(0)
  expect(stderr).toContain(`the newest one is followed: ${id}`)
  const none = await runCommand(['follow', '--service-id', serviceId], await platform())
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('has no deployment to follow')])
})

test('a service that is not there ends a deploy before anything is written', async ({ platform }) => {
  const answer = { status: 404, json: { error: 'service not found' } }
  const site = await platform({
    faults: ['history', 'deploy'].map((on) => ({ on: on as 'history' | 'deploy', answer })),
  })
  const { code, stderr } = await runCommand(['deploy', '--service-id', 'svc-typo', '--ref', 'main'], site)
  expect([code, stderr]).toEqual([1, expect.stringContaining('404')])
})
