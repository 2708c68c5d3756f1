// @module-tag thorough
import { localSite } from '../support/local-site.ts'
import { test } from '../support/scenario.ts'

const fast = { timeFactor: 5 }
const variables = { 'env-vars': 'COLOUR=emerald' }

test.concurrent('a wait within the timeout is respected', async ({ folder, run, expect }) => {
  await using site = await localSite(folder, {
    faults: [{ operation: 'whoami', kind: 'status', status: 429, retryAfter: 8 }],
  })
  const job = await run({ ...site.byRef, ...variables }, fast)
  const { journal } = site.platform
  const check = journal.find(({ operation }) => operation === 'whoami')
  const write = journal.find(({ operation }) => operation === 'import_env')
  expect(job.outcome).toBe('succeeded')
  expect(Date.parse(write?.at ?? '') - Date.parse(check?.at ?? '')).toBeGreaterThan(1_590)
})

test.concurrent('a longer wait ends the run before anything is written', async ({ folder, run, expect }) => {
  await using site = await localSite(folder, {
    faults: [{ operation: 'whoami', kind: 'status', status: 429, retryAfter: 86_400 }],
  })
  const job = await run({ ...site.byRef, ...variables }, fast)
  expect(job.outcome).toBe('indeterminate')
  expect(job.outputs['service-id']).toBe('svc_site')
  const asked = site.platform.journal.map(({ operation }) => operation)
  expect(asked.toSorted()).toEqual(['list_deployments', 'whoami'])
})
