import { expect, ofService, test } from '../support/gating.ts'
import { saidAlone } from '../support/messages.ts'

test('a bad input ends the gate before any request, and its outputs are set', async ({ platform, gate }) => {
  const site = await platform()
  const job = await gate(ofService(site, { sql: 'select 1' }))
  expect(site.journal).toEqual([])
  expect(job.outputs).toMatchObject({ outcome: 'failed', passed: 'false' })
  expect(job.errors[0]).toMatch(saidAlone('half-a-check', 'sql'))
  expect(job.report).toMatchObject({ reason: job.errors[0], checks: [], rollback: null })
})
