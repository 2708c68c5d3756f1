import { expect, onPlatform, pullRequest, test } from '../support/previewing.ts'

test.for([
  ['a fork that was deleted', { head: { repository: null } }],
  ['Dependabot', { author: 'dependabot[bot]' }],
] as const)('%s', async ([, who], { platform, github, preview }) => {
  const pull = pullRequest(7, who)
  const [site, hub] = [await platform(), await github({ pulls: [pull], readOnly: true })]
  const inputs = onPlatform(site, { 'api-key': '' })
  const opened = await preview({ hub, pull, action: 'opened' }, inputs)
  expect(opened.outcome).toBe('skipped')
  expect(opened.notices[0]).toMatch(/no secrets/)
  expect(opened.warnings).toEqual([])
  expect((await preview({ hub, pull, action: 'closed' }, inputs)).outcome).toBe('skipped')
  expect([site.journal, hub.calls]).toEqual([[], []])
})

test('a fork with secrets gets its preview', async ({ platform, github, preview }) => {
  const pull = pullRequest(7, { head: { repository: 'eve/harbor' } })
  const [site, hub] = [await platform(), await github({ pulls: [pull], unknownRefs: [pull.head.sha] })]
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site))
  expect(job.outcome).toBe('succeeded')
  expect(hub.deployments[0]?.request['ref']).toBe('refs/pull/7/head')
})
