// @module-tag thorough
import { commit, expect, ofService, test } from '../support/gating.ts'
import { said } from '../support/messages.ts'

const finished = [{ is: 'success', rollbackable: true }] as const

test('on a pull request the commit is its head, not the merge commit', async ({ platform, gate }) => {
  const head = 'aaaaaaaaaabbbbbbbbbbccccccccccdddddddddd'
  const site = await platform()
  const ours = site.state.makeDeployment(head)
  site.state.makeDeployment(commit)
  const env = { GITHUB_EVENT_NAME: 'pull_request' }
  const job = await gate(ofService(site), { env, event: { pull_request: { head: { sha: head } } } })
  expect(job.outputs['deployment-id']).toBe(ours.id)
})

test('if no record shows the commit for 60 s, the newest unfinished one is chosen with a warning', async ({
  platform,
  gate,
}) => {
  const site = await platform()
  const story = [...Array(6).fill({ is: 'building' }), ...finished]
  const going = site.state.makeDeployment('main', story)
  site.state.makeDeployment('main', finished)
  const job = await gate(ofService(site, { 'poll-interval': '20s', timeout: '30m' }), { timeFactor: 20 })
  expect(job.outputs).toMatchObject({ passed: 'true', 'deployment-id': going.id, ref: 'main' })
  expect(job.report.chosenBy).toBe('newest-unfinished')
  expect(job.warnings[0]).toMatch(
    said('gate-chose-newest-unfinished', going.id, `no record shows the commit ${commit.slice(0, 12)}`),
  )
})

test('a key that may not read the history is indeterminate, and the message names the missing permission', async ({
  platform,
  gate,
}) => {
  const site = await platform({ faults: [{ on: 'history', answer: { status: 403 } }] })
  const job = await gate(ofService(site))
  expect(job.outcome).toBe('indeterminate')
  expect(job.errors[0]).toContain('403')
  expect(site.requests('history')).toHaveLength(2)
})
