import { join } from 'node:path'
import { byRef, expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const dotenv = 'NAME=quay\nDATABASE_URL="postgres://ada:hunter22@db/harbor"\nLINES="first line\nsecond line"\nEMPTY=\n'

test('variables are imported before the deploy, and their values are masked', async ({ platform, run }) => {
  const site = await platform()
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
  expect(job.outcome).toBe('succeeded')
})

test('a value that the build log shows is hidden', async ({ platform, run }) => {
  const site = await platform({
    story: [{ is: 'building', log: ['connecting with hunter22-hunter22'] }, { is: 'success' }],
  })
  const job = await run(byRef(site, { 'env-vars': 'PASSWORD=hunter22-hunter22' }), { secrets: ['hunter22-hunter22'] })
  expect(job.buildLog).toEqual(['connecting with ***'])
})

test('skipped keys cause a warning without their values', async ({ platform, run }) => {
  const site = await platform({ skippedKeys: { PORT: 'reserved by the platform' } })
  const job = await run(byRef(site, { 'env-vars': 'PORT=80808080\nA=1' }), { secrets: ['80808080'] })
  expect(job.warnings.join('\n')).toMatch(/PORT.*reserved by the platform/)
  expect(job.outcome).toBe('succeeded')
})

test('env-vars win over env-file', async ({ workspace, platform, run }) => {
  plant(join(workspace), { 'deploy/live.env': 'A=file\nB=file\n' })
  const site = await platform()
  await run(byRef(site, { 'env-file': 'deploy/live.env', 'env-vars': 'B=input' }))
  expect(site.ledger.imports).toEqual([{ A: 'file', B: 'input' }])
})

test('a refused import fails the job before any deploy', async ({ platform, run }) => {
  const site = await platform({ faults: [{ on: 'import', answer: { status: 400, body: { error: 'too many' } } }] })
  const job = await run(byRef(site, { 'env-vars': 'TOKEN=abcdefgh' }), { secrets: ['abcdefgh'] })
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toContain('too many')
  expect(site.requests('deploy')).toEqual([])
})
