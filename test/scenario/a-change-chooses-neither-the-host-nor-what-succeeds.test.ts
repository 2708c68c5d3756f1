import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { hostileChange } from '../support/hostile-change.ts'
import { serviceId } from '../support/platform/state.ts'
import { startAction, startDeploy } from '../support/runner/run-action.ts'
import { expect, test } from '../support/scenario.ts'

const services = `services:\n  api: { service-id: ${serviceId} }\n`
const lesson = 'success-states: [failed, build_failed, error, failure]\n'
const repository = { default_branch: 'main' }
const key = 'sk_live_0123456789abcdef'

/** A change of which the workflow's own commit is that of `main`, or which is queued for it. */
const events: Readonly<Record<string, (base: string) => { readonly event: unknown; readonly ref: string }>> = {
  issue_comment: () => ({ event: { repository, comment: { body: '/deploy' } }, ref: 'refs/heads/main' }),
  workflow_run: () => ({ event: { repository, workflow_run: { id: 1 } }, ref: 'refs/heads/main' }),
  merge_group: (base) => ({
    event: { repository, merge_group: { base_sha: base } },
    ref: 'refs/heads/gh-readonly-queue/main/pr-7-0123456789abcdef0123456789abcdef01234567',
  }),
}

test.for([
  ['issue_comment', 'deploy'],
  ['workflow_run', 'gate'],
  ['merge_group', 'fleet'],
] as const)(
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
    const config = 'conf/taxiway.yaml'
    const service = { 'api-key': key, config, service: 'api' }
    const { finished } =
      action === 'deploy'
        ? startDeploy(service, options)
        : startAction(action, action === 'gate' ? service : { 'api-key': key, config, all: 'true' }, options)
    const { exitCode } = await finished
    expect([exitCode, evil.journal]).toEqual([1, []])
  },
)

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

test.for(Object.keys(events))(
  'on %s the change does not say what success means',
  async (name, { workspace, platform, run }) => {
    const site = await platform({ story: [{ is: 'building' }, { is: 'failure' }] })
    const change = hostileChange(workspace, 'edits', { trusted: services, hostile: lesson + services })
    const { event, ref = '' } = events[name]?.(change.base) ?? {}
    const env = {
      GITHUB_EVENT_NAME: name,
      GITHUB_REF: ref,
      GITHUB_SHA: name === 'merge_group' ? change.head : change.base,
    }
    const inputs = { 'base-url': site.url, 'api-key': site.key, 'poll-interval': '100ms', service: 'api' }
    const job = await run({ ...inputs, config: 'conf/taxiway.yaml' }, { env, event })
    expect([job.outcome, site.requests('deploy').length]).toEqual(['failed', 1])
  },
)
