// @module-tag thorough
import { join } from 'node:path'
import { commit, git, write } from '../support/hostile-change.ts'
import { said } from '../support/messages.ts'
import type { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, type RunOptions, test } from '../support/scenario.ts'

const fileWith = (word: string): string => `success-states: [${word}]\nservices:\n  api: { service-id: ${serviceId} }\n`
const story = ['building', 'shipped'] as const

function ofService(site: ScriptedPlatform): Readonly<Record<string, string>> {
  return { 'base-url': site.url, 'api-key': site.key, 'poll-interval': '100ms', service: 'api' }
}

const onMain: RunOptions = {
  env: { GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_REF: 'refs/heads/main' },
  event: { repository: { default_branch: 'main' } },
}

test('for a tag that is checked out the file of the run counts, which is said, or that of the tag', async ({
  workspace,
  platform,
  run,
}) => {
  const site = await platform({ story })
  git(workspace, 'init', '--quiet', '--initial-branch=main')
  write(workspace, { 'taxiway.yaml': fileWith('old') })
  commit(workspace)
  git(workspace, 'tag', 'v1')
  write(workspace, { 'taxiway.yaml': fileWith('shipped') })
  const newest = commit(workspace)
  git(workspace, 'checkout', '--quiet', 'v1')
  const options = { ...onMain, env: { ...onMain.env, GITHUB_SHA: newest } }
  const ofRun = await run(ofService(site), options)
  expect([ofRun.outcome, ofRun.notices]).toEqual([
    'succeeded',
    [
      expect.stringMatching(said('config-of-commit', 'taxiway.yaml', newest.slice(0, 12))),
      expect.stringMatching(said('log-empty')),
    ],
  ])
  const ofTag = await run({ ...ofService(site), 'config-ref': 'v1', timeout: '1s' }, options)
  expect([ofTag.outcome, ofTag.notices]).toEqual(['timed-out', []])
})

test("another repository's checkout asks for the branch, tag or commit whose file counts", async ({
  folder,
  workspace,
  platform,
  run,
}) => {
  const site = await platform({ story })
  const origin = join(folder, 'other')
  write(origin, { 'taxiway.yaml': fileWith('shipped') })
  git(origin, 'init', '--quiet', '--initial-branch=main')
  commit(origin)
  git(folder, 'clone', '--quiet', origin, workspace)
  const options = { ...onMain, env: { ...onMain.env, GITHUB_SHA: 'c'.repeat(40) } }
  const refused = await run(ofService(site), options)
  expect([refused.outcome, site.journal]).toEqual(['failed', []])
  expect(refused.errors[0]).toMatch(said('config-unproven', 'taxiway.yaml:1:17', undefined, 'success-states'))
  expect(refused.errors[0]).toMatch(said('git-commit-missing', 'c'.repeat(40)))
  const named = await run({ ...ofService(site), 'config-ref': 'main' }, options)
  expect(named.outcome).toBe('succeeded')
})

test('a workspace without `.git` asks for what decides the outcome, and takes the rest from its file', async ({
  workspace,
  platform,
  run,
}) => {
  const site = await platform({ story })
  write(workspace, { 'taxiway.yaml': fileWith('shipped') })
  const refused = await run(ofService(site), onMain)
  expect([refused.outcome, site.journal]).toEqual(['failed', []])
  expect(refused.errors[0]).toMatch(said('config-unproven', 'taxiway.yaml:1:17', undefined, 'success-states'))
  expect(refused.errors[0]).toMatch(said('config-without-git'))
  const given = await run({ ...ofService(site), 'success-states': 'shipped' }, onMain)
  expect([given.outcome, given.outputs['service-id']]).toEqual(['succeeded', serviceId])
})
