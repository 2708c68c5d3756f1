import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { newFolder } from '../support/folder.ts'
import { git as runGit } from '../support/git.ts'
import { said } from '../support/messages.ts'
import { expect, onPlatform, pullRequest, push, test } from '../support/previewing.ts'

test('opened creates a service, exposes it, deploys the head and reports it', async ({ stage }) => {
  const { pull, site, hub, run } = await stage()
  const inputs = { port: '8080', 'internal-port': '8080', 'plan-key': 'small' }
  const job = await run('opened', inputs)
  expect(job.outcome).toBe('succeeded')
  expect(site.state.created.all).toEqual([
    {
      id: 'svc-new-1',
      fields: {
        name: 'harbor-pr-7',
        projectSlug: 'harbor',
        planKey: 'small',
        internalPort: 8080,
        repoUrl: 'https://github.com/ada/harbor',
      },
    },
  ])
  expect(site.state.created.settings).toEqual([{ service: 'svc-new-1', name: 'searchIndexing', enabled: false }])
  expect(site.state.created.ports).toMatchObject([{ service: 'svc-new-1', port: '8080', label: 'harbor-pr-7' }])
  expect(site.requests('deploy').map(({ target, body }) => [target, body])).toEqual([
    ['svc-new-1', { ref: pull.head.sha }],
  ])
  const url = 'https://harbor-pr-7-x1.apps.example'
  expect(job.outputs).toMatchObject({ 'service-id': 'svc-new-1', ref: pull.head.sha, url })
  expect(job.summary).toMatch(/^<h3>✅ Preview harbor-pr-7 is ready in /)
  expect(job.notices.join()).toContain('svc-new-1')

  const [claim, row, own, ...others] = hub.deployments
  expect(others).toEqual([])
  // It is there before the service, names none, and is never shown as a success.
  expect(claim?.payload).toMatchObject({ tool: 'taxiway', target: 'memory:preview:7:harbor-pr-7' })
  expect(claim?.payload).not.toHaveProperty('service')
  expect(claim?.statuses.map(({ state }) => state)).toEqual(['in_progress', 'inactive'])
  expect(row?.payload).toMatchObject({ target: 'memory:preview:7:harbor-pr-7', service: 'svc-new-1', created: true })
  expect([claim, row].map((each) => each?.request['task'])).toEqual(['taxiway-preview', 'taxiway-preview'])
  // What people see is the newest.
  expect(own).toMatchObject({
    environment: 'preview',
    request: { ref: pull.head.sha, transient_environment: true, production_environment: false },
  })
  expect(hub.states().at(-1)).toBe('success')
  expect(own?.statuses.at(-1)).toMatchObject({
    environment_url: url,
    log_url: 'https://github.com/ada/harbor/actions/runs/7001',
  })

  expect(hub.comments).toHaveLength(1)
  const [{ body = '' } = {}] = hub.comments
  expect(body).toMatch(/harbor-pr-7.*is ready/)
  for (const shown of [url, pull.head.sha, 'actions/runs/7001', 'Open the preview']) expect(body).toContain(shown)
})

test('the tracked branch is followed first, and its failure is a notice', async ({ stage }) => {
  const firstStory = [{ is: 'building', log: ['main is broken'] }, { is: 'failure' }] as const
  const { run } = await stage({ platform: { firstStory } })
  const job = await run('opened')
  expect(job.outcome).toBe('succeeded')
  expect(job.notices.join('\n')).toMatch(said('preview-tracked-branch-failed', 'failed'))
  expect(job.buildLog).toContain('main is broken')
})

test('if another service uses the label, the preview has no address, and the message quotes the platform', async ({
  stage,
}) => {
  const answer = { status: 409, json: { error: 'the label is taken' } }
  const { run } = await stage({ platform: { faults: [{ on: 'expose', answer }] } })
  const job = await run('opened', { port: '3000' })
  expect([job.outcome, job.outputs['url']]).toEqual(['succeeded', undefined])
  expect(job.warnings).toEqual([expect.stringMatching(said('preview-port-without-address', '3000'))])
  expect(job.warnings[0]).toContain('the label is taken')
})

test('a service that takes one deployment at a time is waited for', async ({ stage }) => {
  const { site, run } = await stage({ platform: { oneAtATime: true, earlier: ['main'] } })
  site.state.makeDeployment('main', ['building', 'building', 'building', { is: 'success' }])
  const job = await run('opened', { 'service-id': 'svc-harbor' })
  expect(job.outcome).toBe('succeeded')
  expect(site.requests('deploy').length).toBeGreaterThan(1)
  expect(site.ledger.deployments).toHaveLength(1)
  expect(site.state.created.all).toEqual([])
})

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
  const fetched = await preview(happening, onPlatform(site))
  expect(fetched.errors[0]).toMatch(said('preview-head-checked-out'))
  git('branch', '--quiet', '-D', 'topic')
  git('reflog', 'expire', '--expire=now', '--all')
  git('gc', '--quiet', '--prune=now')
  expect((await preview(happening, onPlatform(site))).outcome).toBe('succeeded')
})

/** Each puts the commit of the pull request, which the repository in `clone` has, somewhere into the workspace. */
const checkouts: [string, (git: (...args: string[]) => string, clone: string, head: string) => void][] = [
  ['in a folder far down', (git, clone) => git('clone', '--quiet', clone, 'a/b/c/d/change')],
  ['in a hidden folder', (git, clone) => git('clone', '--quiet', clone, '.cache/change')],
  [
    'in another working tree of a bare repository',
    (git, clone, head) => {
      git('clone', '--quiet', '--bare', clone, 'bare')
      git('--git-dir=bare', 'worktree', 'add', '--quiet', '--detach', 'tree', head)
    },
  ],
  [
    'as files only',
    (git, clone, head) => {
      git('init', '--quiet')
      git('fetch', '--quiet', clone, head)
      git('checkout', 'FETCH_HEAD', '--', '.')
    },
  ],
  [
    'with commits on top',
    (git, clone) => {
      git('clone', '--quiet', clone, '.')
      for (const message of ['one', 'two', 'three']) git('commit', '--quiet', '--allow-empty', `--message=${message}`)
    },
  ],
]

test.for(checkouts)('pull_request_target, with the change %s', async ([, checkOut], { stage, workspace, preview }) => {
  const clone = newFolder(onTestFinished)
  runGit(clone, 'init', '--quiet', '--initial-branch=topic')
  writeFileSync(join(clone, 'file'), 'text')
  runGit(clone, 'add', 'file')
  runGit(clone, 'commit', '--quiet', '--message=head')
  const head = runGit(clone, 'rev-parse', 'HEAD')
  const { pull, site, hub } = await stage({ pull: { head: { sha: head, repository: 'eve/harbor' } } })
  checkOut((...args) => runGit(workspace, ...args), clone, head)
  const job = await preview({ hub, pull, action: 'opened', run: { on: 'pull_request_target' } }, onPlatform(site))
  expect(job.errors[0]).toMatch(said('preview-head-checked-out'))
  expect(site.journal).toEqual([])
})

test('pull_request_target, where Git cannot tell', async ({ stage, workspace, preview }) => {
  const { pull, site, hub } = await stage({ pull: { head: { repository: 'eve/harbor' } } })
  writeFileSync(join(workspace, '.git'), 'gitdir: nowhere')
  const happening = { hub, pull, action: 'opened', run: { on: 'pull_request_target' } } as const
  const refused = await preview(happening, onPlatform(site))
  expect(refused.errors[0]).toMatch(said('preview-checkout-unknown'))
  expect(site.journal).toEqual([])
  const trusted = await preview(happening, onPlatform(site, { 'trust-checkout': 'true' }))
  expect(trusted.outcome).toBe('succeeded')
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
  const busy = { on: 'deploy', answer: { status: 409, json: { error: 'busy' } } } as const
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
  expect(hub.comments[0]?.body).toMatch(said('preview-closed-meanwhile', 'svc-new-1'))
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
  expect(hub.comments[0]?.body).toMatch(said('preview-closed-meanwhile', 'svc-harbor'))
})
