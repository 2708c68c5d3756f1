// @module-tag thorough
import { commit, expect, ofService, test } from '../support/gating.ts'
import { said } from '../support/messages.ts'

const soak = { soak: '500ms', 'log-fail-pattern': '^FATAL' }

test('lines before the checks are not judged, lines during another check are', async ({ platform, app, gate }) => {
  const site = await platform({ printed: ['FATAL: before', ...Array(300).fill('line')] })
  const shop = await app((_, count) => {
    if (count === 2) site.state.runtime.print('FATAL: at the second look')
    return {}
  })
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, { ...soak, 'health-url': shop.url }))
  expect(job.results).toEqual(['health passed', 'runtime log failed'])
  expect(job.errors[0]).toContain('at the second look')
})

test.for([
  ['throughout', 500, 1000],
  ['for lack of a permission', 403, 5],
] as const)('reads that fail %s fail the check', async ([_, status, most], { platform, gate }) => {
  const site = await platform({ faults: [{ on: 'runtime', answer: { status } }] })
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, { ...soak, soak: '30s', 'poll-interval': '1s' }), { timeFactor: 30 })
  expect(job.results).toEqual(['runtime log failed'])
  expect(job.errors[0]).toMatch(said('runtime-log-unread'))
  expect(site.requests('runtime').length).toBeLessThan(most)
})
