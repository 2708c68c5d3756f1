import { test as fleeting, ofFleet, platformServices } from '../support/fleeting.ts'
import { mergeQueueRun } from '../support/github/events.ts'
import { saidAlone } from '../support/messages.ts'
import { startAction } from '../support/runner/run-action.ts'
import { byRef, expect } from '../support/scenario.ts'

const services = `services:
  api: { service-id: svc-api, paths: [api/**] }
  web: { service-id: svc-web, paths: [web/**] }
`

fleeting('a preview is skipped, green, with one sentence', async ({ folder, workspace, platform }) => {
  const site = await platform()
  const { 'poll-interval': _, ...inputs } = byRef(site)
  const run = mergeQueueRun('a'.repeat(40), 'b'.repeat(40))
  const job = await startAction('preview', inputs, { runnerFolder: folder, workspace, ...run }).finished
  expect([job.exitCode, job.outcome]).toEqual([0, 'skipped'])
  expect(job.notices).toEqual([expect.stringMatching(saidAlone('preview-merge-queue'))])
  expect(site.journal).toEqual([])
})

fleeting(
  'a fleet plans what differs from the base of the queue, by the file of that commit',
  async ({ repository, platform, fleet }) => {
    const base = repository.commit({ 'taxiway.yaml': services, 'api/a': '1', 'web/a': '1' })
    const head = repository.commit({ 'web/a': '2', 'taxiway.yaml': services.replace('svc-web', 'svc-evil') })
    const site = await platform({ services: platformServices({ api: undefined, web: undefined }) })
    const planned = await fleet(ofFleet(site, { mode: 'plan' }), mergeQueueRun(head, base))
    expect(planned.exitCode).toBe(0)
    expect(JSON.parse(planned.outputs['report'] ?? '')).toMatchObject({
      commit: head,
      services: [{ service: 'web', reason: expect.stringContaining('differs from the base of the merge queue') }],
    })
    expect(site.requests('deploy')).toEqual([])
  },
)

fleeting('previews of a fleet are skipped as well', async ({ repository, platform, fleet }) => {
  const base = repository.commit({ 'taxiway.yaml': services })
  const head = repository.commit({ 'web/a': '2' })
  const site = await platform()
  const job = await fleet(ofFleet(site, { mode: 'preview' }), mergeQueueRun(head, base))
  expect([job.exitCode, job.outcome]).toEqual([0, 'skipped'])
  expect(site.requests('create')).toEqual([])
})
