import { said } from '../support/messages.ts'
import { deployed, expect, onPlatform, pullRequest, test } from '../support/previewing.ts'

test('opened creates a service, exposes it, deploys the head and reports it', async ({ platform, github, preview }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  const inputs = onPlatform(site, { port: '8080', 'internal-port': '8080', 'plan-key': 'small' })
  const job = await preview({ hub, pull, action: 'opened' }, inputs)
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
  expect(job.summary).toContain('Taxiway preview: succeeded')
  expect(job.notices.join()).toContain('svc-new-1')

  const [claim, own, ...others] = hub.deployments
  expect(others).toEqual([])
  // It is there before the service, names none, and is never shown as a success.
  expect(claim?.payload).toMatchObject({ tool: 'taxiway', target: 'preview:7:harbor-pr-7' })
  expect(claim?.payload).not.toHaveProperty('service')
  expect(claim?.statuses.map(({ state }) => state)).toEqual(['in_progress', 'inactive'])
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
  for (const shown of [url, pull.head.sha, 'actions/runs/7001', 'Duration']) expect(body).toContain(shown)
})

test('the tracked branch is followed first, and its failure is a notice', async ({ platform, github, preview }) => {
  const pull = pullRequest(8)
  const firstStory = [{ is: 'building', log: ['main is broken'] }, { is: 'failure' }] as const
  const [site, hub] = [await platform({ firstStory }), await github({ pulls: [pull] })]
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site))
  expect(job.outcome).toBe('succeeded')
  expect(job.notices.join('\n')).toMatch(said('preview-tracked-branch-failed', 'failed'))
  expect(job.buildLog).toContain('main is broken')
})

test('a secret in the address is shown nowhere', async ({ platform, github, preview }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  const address = `https://web.example/?for=${site.key}`
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site, { 'environment-url': address }))
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', url: 'https://web.example/?for=***' })
  const told = deployed(hub)[0]?.statuses.flatMap((status) => status['environment_url'] ?? []) ?? []
  expect(new Set(told)).toEqual(new Set(['https://web.example/?for=***']))
})

test('if another service uses the label, the preview has no address, and the message quotes the platform', async ({
  platform,
  github,
  preview,
}) => {
  const pull = pullRequest(7)
  const answer = { status: 409, body: { error: 'the label is taken' } }
  const [site, hub] = [await platform({ faults: [{ on: 'expose', answer }] }), await github({ pulls: [pull] })]
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site, { port: '3000' }))
  expect([job.outcome, job.outputs['url']]).toEqual(['succeeded', undefined])
  expect(job.warnings).toEqual([expect.stringMatching(said('preview-port-without-address', '3000'))])
  expect(job.warnings[0]).toContain('the label is taken')
})

test('a service that takes one deployment at a time is waited for', async ({ platform, github, preview }) => {
  const pull = pullRequest(9)
  const [site, hub] = [await platform({ oneAtATime: true, earlier: ['main'] }), await github({ pulls: [pull] })]
  site.state.makeDeployment('main', ['building', 'building', 'building', { is: 'success' }])
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site, { 'service-id': 'svc-harbor' }))
  expect(job.outcome).toBe('succeeded')
  expect(site.requests('deploy').length).toBeGreaterThan(1)
  expect(site.ledger.deployments).toHaveLength(1)
  expect(site.state.created.all).toEqual([])
})
