import { expect, pullRequest, test } from '../support/previewing.ts'

test.for([
  ['a fork that was deleted', { head: { repository: null } }],
  ['Dependabot', { author: 'dependabot[bot]' }],
] as const)('%s', async ([, who], { stage }) => {
  const { site, hub, run } = await stage({ pull: who, github: { readOnly: true } })
  const inputs = { 'api-key': '' }
  const opened = await run('opened', inputs)
  expect(opened.outcome).toBe('skipped')
  expect(opened.notices[0]).toMatch(/no secrets/)
  expect(opened.warnings).toEqual([])
  expect((await run('closed', inputs)).outcome).toBe('skipped')
  expect([site.journal, hub.calls]).toEqual([[], []])
})

test('a fork with secrets gets its preview', async ({ stage }) => {
  const { hub, run } = await stage({
    pull: { head: { repository: 'eve/harbor' } },
    github: { unknownRefs: [pullRequest(7).head.sha] },
  })
  const job = await run('opened')
  expect(job.outcome).toBe('succeeded')
  expect(hub.deployments[0]?.request['ref']).toBe('refs/pull/7/head')
})
