import { commit, expect, ofService, test } from '../support/gating.ts'

test('a gate follows a deployment that it did not start, and every check passes', async ({ platform, app, gate }) => {
  const site = await platform({ printed: ['FATAL: of the version before'] })
  const shop = await app([{ status: 503 }, 'reset', { body: 'version 1' }, { body: `version ${commit}` }])
  const judged = site.state.makeDeployment(commit)
  const job = await gate(
    ofService(site, {
      'health-url': `${shop.url}/health`,
      'health-body': `version ${commit.slice(0, 7)}`,
      soak: '300ms',
      'log-fail-pattern': 'FATAL',
      sql: 'select 1',
      'sql-service-id': 'svc-db',
    }),
  )
  expect(job.exitCode).toBe(0)
  expect(job.outputs).toMatchObject({
    passed: 'true',
    outcome: 'succeeded',
    'deployment-id': judged.id,
    'service-id': 'svc-harbor',
    ref: commit,
    status: site.dialect.words.success,
  })
  expect(job.results).toEqual(['health passed', 'runtime log passed', 'SQL passed'])
  expect(job.report.chosenBy).toBe('commit')
  expect(job.report.checks[0]?.evidence.join('\n')).toMatch(/503.*no answer.*does not match.*matches/s)
  expect(shop.visits).toHaveLength(6)
  expect(shop.visits.filter(({ headers }) => headers.authorization !== undefined)).toEqual([])
  expect(site.ledger.statements).toEqual(['select 1'])
  expect(site.ledger.deployments).toEqual([])
  expect(job.warnings).toEqual([])
  expect(job.summary).toMatch(/health<\/td><td>✅ passed/)
})

test('a newer deployment that appears while a good one is checked is reported', async ({ platform, app, gate }) => {
  const site = await platform()
  site.state.makeDeployment(commit)
  let newer = ''
  const shop = await app((_, count) => {
    if (count === 2) newer = site.state.makeDeployment('main', [{ is: 'building' }]).id
    return {}
  })
  const job = await gate(ofService(site, { 'health-url': shop.url }))
  expect(job.outputs['passed']).toBe('true')
  expect(job.warnings).toEqual([expect.stringContaining(newer)])
  expect(job.summary).toContain(newer)
  expect(job.report.newer).toEqual([newer])
})
