import { byRef, expect, test } from '../support/scenario.ts'

const dotenv = 'NAME=quay\nDATABASE_URL="postgres://ada:hunter22@db/harbor"\nLINES="first line\nsecond line"\nEMPTY=\n'

test('variables are imported before the deploy, and their values are masked', async ({ platform, run }) => {
  const log = ['connecting to postgres://ada:hunter22@db/harbor']
  const site = await platform({ story: [{ is: 'building', log }, { is: 'success' }] })
  const job = await run(byRef(site, { 'env-vars': dotenv }), {
    secrets: ['postgres://ada:hunter22@db/harbor', 'first line'],
  })
  const url = 'postgres://ada:hunter22@db/harbor'
  expect(site.ledger.imports).toEqual([
    { NAME: 'quay', DATABASE_URL: url, LINES: 'first line\nsecond line', EMPTY: '' },
  ])
  const writes = site.journal.filter(({ method }) => method === 'POST').map(({ route }) => route)
  expect(writes).toEqual(['import', 'deploy'])
  expect(job.view.masks).toContain('postgres://ada:hunter22@db/harbor')
  expect(job.view.masks).not.toContain('quay')
  expect(job.buildLog).toEqual(['connecting to ***'])
  expect(job.outcome).toBe('succeeded')
})

test('skipped keys cause a warning without their values', async ({ platform, run }) => {
  const site = await platform({ skippedKeys: { PORT: 'reserved by the platform' } })
  const job = await run(byRef(site, { 'env-vars': 'PORT=80808080\nA=1' }), { secrets: ['80808080'] })
  expect(job.warnings.join('\n')).toMatch(/PORT.*reserved by the platform/)
  expect(job.outcome).toBe('succeeded')
})

test('a refused import fails the job before any deploy', async ({ platform, run }) => {
  const site = await platform({ faults: [{ on: 'import', answer: { status: 400, body: { error: 'too many' } } }] })
  const job = await run(byRef(site, { 'env-vars': 'TOKEN=abcdefgh' }), { secrets: ['abcdefgh'] })
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toContain('too many')
  expect(site.requests('deploy')).toEqual([])
})
