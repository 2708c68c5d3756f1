import { byRef, expect, test } from '../support/scenario.ts'

test('without a ref the tracked branch is built, and the output names it', async ({ platform, run }) => {
  const site = await platform()
  const job = await run(byRef(site))
  expect(site.requests('deploy')[0]?.body ?? {}).toEqual({})
  expect(job.outputs['ref']).toBe('main')
})
