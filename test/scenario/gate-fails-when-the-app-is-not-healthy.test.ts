// @module-tag thorough
import { commit, expect, type Gated, ofService, test } from '../support/gating.ts'
import { said } from '../support/messages.ts'

/** What holds for every failed check: the deployment keeps its own outcome. */
function expectRed(job: Gated, ...results: string[]): void {
  expect(job.exitCode).toBe(1)
  expect(job.outputs).toMatchObject({ passed: 'false', outcome: 'succeeded' })
  expect(job.results).toEqual(results)
}

test('the old version that still answers', async ({ platform, app, gate }) => {
  const [site, shop] = [await platform(), await app([{ body: 'version 1' }])]
  site.state.makeDeployment(commit)
  const inputs = { 'health-url': shop.url, 'health-timeout': '400ms', 'health-body': 'version 2' }
  const job = await gate(ofService(site, inputs))
  expectRed(job, 'health failed')
  expect(job.errors[0]).toContain('does not match: "version 1"')
  expect(job.report.checks[0]?.evidence.length).toBe(1)
})

test('a redirect to another origin fails at once, and no request is sent there', async ({ platform, app, gate }) => {
  const [site, other] = [await platform(), await app()]
  const shop = await app([{ status: 302, location: `${other.url}/login` }])
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, { 'health-url': shop.url, 'health-status': '302', 'health-timeout': '1h' }))
  expectRed(job, 'health failed')
  expect(job.errors[0]).toContain('another origin')
  expect(other.visits).toEqual([])
  expect(shop.visits).toHaveLength(1)
})

test('a pattern that backtracks endlessly ends the check, not the job', async ({ platform, app, gate }) => {
  const [site, shop] = [await platform(), await app([{ body: `${'a'.repeat(50)}b` }])]
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, { 'health-url': shop.url, 'health-body': '(a+)+$' }))
  expectRed(job, 'health failed')
  expect(job.errors[0]).toMatch(said('health-pattern-too-slow'))
})
