// @module-tag thorough
import { commit, expect, ofService, test } from '../support/gating.ts'

const sql = { sql: 'select count(*) from jobs', 'sql-service-id': 'svc-db' }

test('an error inside the 200 fails the check', async ({ platform, gate }) => {
  const output = 'ERROR:  relation "jobs" does not exist\nLINE 1: select'
  const site = await platform({ console: () => ({ output }) })
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, sql))
  expect(job.results).toEqual(['SQL failed'])
  expect(job.errors[0]).toContain('relation "jobs" does not exist')
  expect(site.ledger.statements).toEqual([sql.sql])
})

test.for(['reset', { status: 500 }, 'cut'] as const)(
  'a lost answer (%j) is not asked for again',
  async (answer, { platform, gate }) => {
    const site = await platform({ faults: [{ on: 'console', effect: 'happens', answer }] })
    site.state.makeDeployment(commit)
    const job = await gate(ofService(site, sql))
    expect(job.results).toEqual(['SQL failed'])
    expect(job.errors[0]).toContain('may have run')
    expect(site.requests('console')).toHaveLength(1)
  },
)

test('the output is shown, cut and without the key', async ({ platform, gate }) => {
  const site = await platform({
    console: () => ({ output: [`key ${site.key}`, ...Array(5000).fill('row')].join('\n') }),
  })
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, sql))
  expect(job.results).toEqual(['SQL passed'])
  expect(job.report.checks[0]?.evidence[0]).toBe('key ***')
  expect(job.report.checks[0]?.evidence.at(-1)).toContain('4991 more lines')
})

test('a key that is not an account key is refused before any wait', async ({ platform, gate }) => {
  const site = await platform({ identity: { keyScope: { kind: 'project', permissions: { deployments: 'write' } } } })
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, sql))
  expect(job.outputs).toMatchObject({ outcome: 'failed', passed: 'false' })
  expect(job.errors[0]).toContain('account key')
  expect(site.requests('history').length).toBeLessThan(2)
})
