import { commit, expect, ofService, test } from '../support/gating.ts'
import type { Story } from '../support/platform/deployment.ts'

const good: Story = [
  { is: 'building', log: ['building v1'] },
  { is: 'success', rollbackable: true },
]

test('the ref is deployed and followed; the job stays red, and the outputs stay those of the judged one', async ({
  platform,
  app,
  github,
  gate,
}) => {
  const [site, shop, hub] = [await platform({ story: good }), await app([{ status: 500 }]), await github()]
  const judged = site.state.makeDeployment(commit)
  const checks = { 'health-url': shop.url, 'health-timeout': '300ms', soak: '1h', 'log-fail-pattern': 'x' }
  const inputs = ofService(site, { ...checks, 'rollback-ref': 'v1', environment: 'live' })
  const job = await gate(inputs, { githubUrl: hub.url })
  expect(job.exitCode).toBe(1)
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'deployment-id': judged.id, ref: commit, passed: 'false' })
  expect(job.results).toEqual(['health failed', 'runtime log not-run'])
  expect(site.requests('deploy').map(({ body }) => body)).toEqual([{ ref: 'v1' }])
  expect(job.report.rollback).toMatchObject({ ref: 'v1', deploymentId: site.deployment.id, outcome: 'succeeded' })
  expect(job.errors[0]).toContain(`The service was rolled back to v1 by deployment ${site.deployment.id}.`)
  expect(job.buildLog).toEqual(['building v1', 'building v1'])
  expect(hub.states()).toEqual(['in_progress', 'failure'])
  expect(job.summary).toMatch(/rollback<\/td><td>↩️ succeeded/)
  expect(job.summary).toContain('section Rollback')
})

test('a failed rollback is reported', async ({ platform, app, gate }) => {
  const [site, shop] = [
    await platform({ story: [{ is: 'building' }, { is: 'failure' }] }),
    await app([{ status: 500 }]),
  ]
  site.state.makeDeployment(commit, good)
  const job = await gate(ofService(site, { 'health-url': shop.url, 'health-timeout': '300ms', 'rollback-ref': 'v1' }))
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', passed: 'false' })
  expect(job.report.rollback?.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(/rollback to v1 .*did not succeed/)
})

test('a deployment that fails by itself is neither checked nor rolled back', async ({ platform, app, gate }) => {
  const [site, shop] = [await platform(), await app()]
  site.state.makeDeployment(commit, [{ is: 'building' }, { is: 'failure' }])
  const job = await gate(ofService(site, { 'health-url': shop.url, 'rollback-ref': 'v1' }))
  expect(job.outputs).toMatchObject({ outcome: 'failed', passed: 'false' })
  expect(job.results).toEqual(['health not-run'])
  expect(site.requests('deploy')).toEqual([])
  expect(shop.visits).toEqual([])
})

test('a superseded deployment is green where that is neutral, but has not passed', async ({ platform, app, gate }) => {
  const [site, shop] = [await platform(), await app()]
  site.state.makeDeployment(commit, [{ is: 'building' }, { is: 'superseded' }])
  const job = await gate(ofService(site, { 'health-url': shop.url, 'on-superseded': 'neutral' }))
  expect(job.exitCode).toBe(0)
  expect(job.outputs).toMatchObject({ outcome: 'superseded', passed: 'false' })
  expect(job.results).toEqual(['health not-run'])
})

test('a key that may not deploy is refused before any wait', async ({ platform, gate }) => {
  const site = await platform({ identity: { keyScope: { kind: 'service', permissions: { deployments: 'read' } } } })
  const job = await gate(ofService(site, { 'health-url': 'http://127.0.0.1:9', 'rollback-ref': 'v1' }))
  expect(job.errors[0]).toContain('deployments:write')
  expect(site.requests('history').length).toBeLessThan(2)
})
