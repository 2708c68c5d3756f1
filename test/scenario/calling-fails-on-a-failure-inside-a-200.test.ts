import { expect, test } from '../support/calling.ts'

const console = 'POST /api/services/s1/db/console'
const query = { operation: 'db_query', args: 'id: s1\nquery: select note from harbor' }

test('a statement that fails is red, is sent once, and its output is handed on', async ({ server, run }) => {
  const answer = { output: 'ERROR:  relation "harbor" does not exist\nLINE 1: select' }
  const site = await server({ [console]: { body: answer } })
  const job = await run(site, query)
  expect(job.said).toContain('relation "harbor" does not exist')
  expect(job.outputs['http-status']).toBe('200')
  expect(job.result).toEqual(answer)
  expect(site.asked).toHaveLength(1)
})

test('rows that mention errors are no failure, and stay out of the log', async ({ server, run }) => {
  const answer = { output: '  note\n------------\n ERROR:  disk full\n(1 row)\n', ms: 3 }
  const site = await server({ [console]: { body: answer } })
  const job = await run(site, query, { secrets: ['disk full'] })
  expect(job.exitCode).toBe(0)
  expect(job.result).toEqual(answer)
})

test('storage that was billed but not applied is red', async ({ server, run }) => {
  const answer = { storageGb: 20, previousGb: 10, applyError: 'volume is busy' }
  const site = await server({ 'PATCH /api/services/s1/storage': { body: answer } })
  const job = await run(site, { operation: 'set_storage', args: '{"id":"s1","storageGb":20}' })
  expect(job.said).toContain('volume is busy')
  expect(job.result).toEqual(answer)
})
