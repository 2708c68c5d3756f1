import { git as runGit } from '../support/git.ts'
import { said } from '../support/messages.ts'
import { expect, onPlatform, pullRequest, push, test } from '../support/previewing.ts'

test.for([
  ['a fork that was deleted', { head: { repository: null } }],
  ['Dependabot', { author: 'dependabot[bot]' }],
] as const)('%s', async ([, who], { stage }) => {
  const { site, hub, run } = await stage({ pull: who, github: { readOnly: true } })
  const inputs = { 'api-key': '' }
  const opened = await run('opened', inputs)
  expect(opened.outcome).toBe('skipped')
  expect(opened.notices[0]).toMatch(/no secrets/)
  expect(opened.warnings).toEqual([])
  expect((await run('closed', inputs)).outcome).toBe('skipped')
  expect([site.journal, hub.calls]).toEqual([[], []])
})

test('a fork with secrets gets its preview', async ({ stage }) => {
  const { hub, run } = await stage({
    pull: { head: { repository: 'eve/harbor' } },
    github: { unknownRefs: [pullRequest(7).head.sha] },
  })
  const job = await run('opened')
  expect(job.outcome).toBe('succeeded')
  expect(hub.deployments[0]?.request['ref']).toBe('refs/pull/7/head')
})

test('pull_request_target, with the head checked out or not', async ({ stage, workspace, preview }) => {
  const git = (...args: string[]): string => runGit(workspace, ...args)
  git('init', '--quiet', '--initial-branch=main')
  git('commit', '--quiet', '--allow-empty', '--message=base')
  git('switch', '--quiet', '--create', 'topic')
  git('commit', '--quiet', '--allow-empty', '--message=head')
  const { pull, site, hub } = await stage({
    pull: { head: { sha: git('rev-parse', 'HEAD'), repository: 'eve/harbor' } },
  })
  const happening = { hub, pull, action: 'opened', run: { on: 'pull_request_target' } } as const
  git('switch', '--quiet', 'main')
  git('merge', '--quiet', '--no-ff', '--message=merge', 'topic')
  const merged = await preview(happening, onPlatform(site))
  expect(merged.errors[0]).toMatch(said('preview-head-checked-out'))
  expect(site.journal).toEqual([])
  git('reset', '--quiet', '--hard', 'main~1')
  expect((await preview(happening, onPlatform(site))).outcome).toBe('succeeded')
})

test("a head that is no longer the pull request's is skipped, and nothing is written", async ({ stage, preview }) => {
  const { pull, site, hub } = await stage()
  const old = structuredClone(pull)
  push(pull, '2'.repeat(40))
  const job = await preview({ hub, pull: old, action: 'opened', run: { runAttempt: 2 } }, onPlatform(site))
  expect(job.outcome).toBe('skipped')
  expect(site.journal.filter(({ method }) => method !== 'GET')).toEqual([])
  expect([hub.comments, hub.deployments]).toEqual([[], []])
})

test('a head that changes while the service is busy is not deployed after the newer one', async ({
  platform,
  github,
  preview,
}) => {
  const pull = pullRequest(7)
  const busy = { on: 'deploy', answer: { status: 409, body: { error: 'busy' } } } as const
  const site = await platform({ faults: [{ ...busy, meanwhile: () => push(pull, '2'.repeat(40)) }] })
  const hub = await github({ pulls: [pull] })
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site, { 'service-id': 'svc-harbor' }))
  expect(job.outcome).toBe('skipped')
  expect(site.requests('deploy')).toHaveLength(1)
  expect(hub.states().at(-1)).toBe('inactive')
})

test('a pull request that is closed while its service is created is not deployed, and the comment names the service', async ({
  stage,
}) => {
  const close = () => {
    pull.state = 'closed'
  }
  const firstStory = [{ is: 'success', meanwhile: close }] as const
  const { pull, site, hub, run } = await stage({ platform: { firstStory } })
  const job = await run('opened')
  expect(job.outcome).toBe('skipped')
  expect(site.requests('deploy')).toEqual([])
  expect(hub.comments[0]?.body).toMatch(said('preview-closed-still-billed', 'svc-new-1'))
})

test('a deployment that ends after the close is not shown as active', async ({ platform, github, preview }) => {
  const pull = pullRequest(7)
  const close = () => {
    pull.state = 'closed'
  }
  const stories = { [pull.head.sha]: [{ is: 'building' }, { is: 'success', meanwhile: close }] } as const
  const [site, hub] = [await platform({ stories }), await github({ pulls: [pull] })]
  const job = await preview({ hub, pull, action: 'synchronize' }, onPlatform(site, { 'service-id': 'svc-harbor' }))
  expect(job.outcome).toBe('succeeded')
  expect(hub.states().at(-1)).toBe('inactive')
  expect(hub.comments[0]?.body).toMatch(said('preview-closed-still-billed', 'svc-harbor'))
})
