import { commit, ofService, test } from '../support/gating.ts'
import { localSite } from '../support/local-site.ts'
import { said } from '../support/messages.ts'

test.concurrent('a deployment that the platform does not know is named soon', async ({ platform, gate, expect }) => {
  const site = await platform({ earlier: ['main'] })
  const job = await gate(ofService(site, { 'deployment-id': 'dep-unknown' }))
  expect(job.outcome).toBe('indeterminate')
  expect(job.errors[0]).toMatch(said('deployment-unknown', 'dep-unknown', 'svc-harbor'))
  expect(job.errors[0]).not.toContain('gate action')
  // Its log stream is not there either, which may be noticed before or after.
  expect(job.warnings.filter((each) => !said('log-stream-lost').test(each))).toEqual([])
  // 3.1 s here; on virtual time a unit test holds the promise of 5 s, whatever the load.
  expect(job.endedAt - job.startedAt).toBeLessThan(12_000)
})

test.concurrent('the same where the log of any id is an empty list', async ({ platform, gate, expect }) => {
  const site = await platform({
    earlier: ['main'],
    faults: [{ on: 'log', answer: { status: 200, body: [] } }],
  })
  const job = await gate(ofService(site, { 'deployment-id': 'dep-unknown' }))
  expect(job.errors[0]).toMatch(said('deployment-unknown', 'dep-unknown', 'svc-harbor'))
  expect(job.endedAt - job.startedAt).toBeLessThan(12_000)
})

test.concurrent('a service that is not there is named soon, on the local platform', async ({
  folder,
  gate,
  expect,
}) => {
  await using site = await localSite(folder, {})
  const { ref: _, ...inputs } = site.byRef
  const job = await gate({ ...inputs, 'service-id': 'svc_sit', 'deployment-id': 'dep_1' })
  expect(job.errors[0]).toMatch(said('service-missing', 'svc_sit'))
  // 3.1 s here; on virtual time a unit test holds the promise of 5 s, whatever the load.
  expect(job.endedAt - job.startedAt).toBeLessThan(12_000)
})

test.concurrent('a record that comes late is waited for while its log is there', async ({ platform, gate, expect }) => {
  const empty = { status: 200, body: { deployments: [], nextCursor: null } }
  const site = await platform({ faults: [{ on: 'history', nth: [1, 2, 3], answer: empty }] })
  const late = site.state.makeDeployment(commit)
  const job = await gate(ofService(site, { 'deployment-id': late.id, 'poll-interval': '2s' }))
  expect(job.outcome).toBe('succeeded')
})

test.concurrent('a gate that times out says to run it again', async ({ platform, gate, expect }) => {
  const site = await platform({ story: [{ is: 'building' }], byHand: true })
  const going = site.state.makeDeployment(commit)
  const job = await gate(ofService(site, { 'deployment-id': going.id, timeout: '2s' }))
  expect(job.outcome).toBe('timed-out')
  expect(job.errors[0]).toMatch(said('wait-with-this-gate'))
})
