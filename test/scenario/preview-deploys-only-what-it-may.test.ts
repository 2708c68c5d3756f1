import { said } from '../support/messages.ts'
import { expect, onPlatform, pullRequest, push, rememberPreview, test } from '../support/previewing.ts'

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
  const { site, run } = await stage({ service: 'svc-harbor', platform: { oneAtATime: true, earlier: ['main'] } })
  site.state.makeDeployment('main', ['building', 'building', 'building', { is: 'success' }])
  const job = await run('opened')
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
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site))
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
  rememberPreview(hub, 'preview:7:harbor-pr-7', 'svc-harbor')
  const job = await preview({ hub, pull, action: 'synchronize' }, onPlatform(site))
  expect(job.outcome).toBe('succeeded')
  expect(hub.states().at(-1)).toBe('inactive')
  expect(hub.comments[0]?.body).toMatch(said('preview-closed-meanwhile', 'svc-harbor'))
})
