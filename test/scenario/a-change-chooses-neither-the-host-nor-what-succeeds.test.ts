import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { hostileChange } from '../support/hostile-change.ts'
import { serviceId } from '../support/platform/state.ts'
import { startAction } from '../support/runner/run-action.ts'
import { expect, test } from '../support/scenario.ts'

const services = `services:\n  api: { service-id: ${serviceId} }\n`
const repository = { default_branch: 'main' }
const key = 'sk_live_0123456789abcdef'

/** A change of which the workflow's own commit is that of `main`, or which is queued for it. */
const events: Readonly<Record<string, (base: string) => { readonly event: unknown; readonly ref: string }>> = {
  workflow_run: () => ({ event: { repository, workflow_run: { id: 1 } }, ref: 'refs/heads/main' }),
  merge_group: (base) => ({
    event: { repository, merge_group: { base_sha: base } },
    ref: 'refs/heads/gh-readonly-queue/main/pr-7-0123456789abcdef0123456789abcdef01234567',
  }),
}

test.for([['merge_group', 'fleet']] as const)(
  'on %s, %s sends the key to no host of the change',
  async ([name, action], { folder, workspace, platform }) => {
    const evil = await platform()
    const change = hostileChange(workspace, 'edits', {
      trusted: services,
      hostile: `base-url: ${evil.url}\n${services}`,
    })
    const { event, ref } = events[name]?.(change.base) ?? {}
    const env = {
      GITHUB_EVENT_NAME: name,
      GITHUB_REF: ref ?? '',
      GITHUB_SHA: name === 'merge_group' ? change.head : change.base,
    }
    const options = { runnerFolder: join(folder, 'runner'), workspace, env, event }
    const { finished } = startAction(action, { 'api-key': key, config: 'conf/taxiway.yaml', all: 'true' }, options)
    const { exitCode } = await finished
    expect([exitCode, evil.journal]).toEqual([1, []])
  },
)

test.for([['fleet', '--all']])(
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
