import { said } from '../support/messages.ts'
import { expect, test } from '../support/previewing.ts'

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
  const answer = { status: 409, body: { error: 'the label is taken' } }
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
