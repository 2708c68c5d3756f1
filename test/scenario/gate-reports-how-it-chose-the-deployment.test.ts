// @module-tag thorough
import { commit, expect, ofService, test } from '../support/gating.ts'
import { said } from '../support/messages.ts'

const finished = [{ is: 'success', rollbackable: true }] as const

test('a record that shows the commit, abbreviated and nested, is chosen before a newer unfinished one', async ({
  platform,
  gate,
}) => {
  const site = await platform({ dialect: { refKey: 'none' } })
  const record = { branch: 'main', source: { commitSha: commit.slice(0, 8) } }
  const ours = site.state.makeDeployment(undefined, [{ is: 'building', record }, { is: 'success' }])
  site.state.makeDeployment(undefined, [{ is: 'building' }])
  const job = await gate(ofService(site))
  expect(job.outputs).toMatchObject({ passed: 'true', 'deployment-id': ours.id, ref: commit.slice(0, 8) })
  expect(job.report.chosenBy).toBe('commit')
  expect(job.view.shown.join('\n')).toContain(`Judging deployment ${ours.id}: its record shows the commit`)
})

test('a record of the commit is waited for', async ({ platform, gate }) => {
  const site = await platform({
    earlier: ['v1'],
    faults: [{ on: 'history', nth: [3], answer: { status: 500 }, meanwhile: (state) => state.makeDeployment(commit) }],
  })
  const job = await gate(ofService(site))
  expect(job.outputs).toMatchObject({ passed: 'true', ref: commit })
  expect(job.warnings).toEqual([])
})

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

test('a deployment with the given `deployment-id` is checked without a search', async ({ platform, gate }) => {
  const site = await platform({ earlier: ['v1'] })
  const ours = site.state.makeDeployment('v2', [{ is: 'building' }, { is: 'failure' }])
  site.state.makeDeployment(commit)
  const job = await gate(ofService(site, { 'deployment-id': ours.id }))
  expect(job.outputs).toMatchObject({ outcome: 'failed', 'deployment-id': ours.id, ref: 'v2', passed: 'false' })
  expect(job.report.chosenBy).toBe('id')
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
