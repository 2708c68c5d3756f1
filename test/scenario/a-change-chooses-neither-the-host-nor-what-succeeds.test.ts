import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { hostileChange } from '../support/hostile-change.ts'
import { serviceId } from '../support/platform/state.ts'
import { startAction } from '../support/runner/run-action.ts'
import { expect, test } from '../support/scenario.ts'

const services = `services:\n  api: { service-id: ${serviceId} }\n`
const repository = { default_branch: 'main' }
const key = 'sk_live_0123456789abcdef'

test('in a merge queue, fleet sends the key to no host of the change', async ({ folder, workspace, platform }) => {
  const evil = await platform()
  const change = hostileChange(workspace, 'edits', {
    trusted: services,
    hostile: `base-url: ${evil.url}\n${services}`,
  })
  const env = {
    GITHUB_EVENT_NAME: 'merge_group',
    GITHUB_REF: `refs/heads/gh-readonly-queue/main/pr-7-${'01234567'.repeat(5)}`,
    GITHUB_SHA: change.head,
  }
  const event = { repository, merge_group: { base_sha: change.base } }
  const options = { runnerFolder: join(folder, 'runner'), workspace, env, event }
  const inputs = { 'api-key': key, config: 'conf/taxiway.yaml', all: 'true' }
  const { exitCode } = await startAction('fleet', inputs, options).finished
  expect([exitCode, evil.journal]).toEqual([1, []])
})

test.for([
  ['upload', '--service', 'api'],
  ['fleet', '--all'],
])(
  'on a CI system that is not known, %j sends the key to no host of the change',
  async (args, { workspace, platform }) => {
    const evil = await platform()
    hostileChange(workspace, 'edits', { trusted: services, hostile: `base-url: ${evil.url}\n${services}` })
    const environment = { CI: 'true', TAXIWAY_API_KEY: key }
    const all = [...args, '--config', 'conf/taxiway.yaml']
    const { code } = await runCommand(all, undefined, { cwd: workspace, environment })
    expect([code, evil.journal]).toEqual([2, []])
  },
)
