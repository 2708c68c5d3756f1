import { mergeQueueRun } from '../support/github/events.ts'
import { saidAlone } from '../support/messages.ts'
import { startAction } from '../support/runner/run-action.ts'
import { byRef, expect, test } from '../support/scenario.ts'

test('a preview is skipped, green, with one sentence', async ({ folder, workspace, platform }) => {
  const site = await platform()
  const { 'poll-interval': _, 'service-id': __, ...inputs } = byRef(site)
  const run = mergeQueueRun('a'.repeat(40), 'b'.repeat(40))
  const job = await startAction('preview', inputs, { runnerFolder: folder, workspace, ...run }).finished
  expect([job.exitCode, job.outcome]).toEqual([0, 'skipped'])
  expect(job.notices).toEqual([expect.stringMatching(saidAlone('preview-merge-queue'))])
  expect(site.journal).toEqual([])
})
