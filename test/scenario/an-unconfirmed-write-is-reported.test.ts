// @module-tag thorough
import { join } from 'node:path'
import { canCancel } from '../support/runner/run-action.ts'
import { byRef, byUpload, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const unanswered = { effect: 'happens', answer: 'mute' } as const

test.runIf(canCancel).concurrent.for(['SIGINT', 'SIGKILL'] as const)(
  'an upload that %s stopped reports a service that may be billed',
  async (signal, { workspace, platform, start, runPost, expect }) => {
    plant(join(workspace, 'app'), { 'index.js': '1' })
    const site = await platform({ faults: [{ on: 'upload', ...unanswered }] })
    const step = start(byUpload(site), { limit: 12_000 })
    await site.until(() => site.requests('upload').length > 0)
    step.signal(signal)
    const main = await step.finished
    const post = await runPost(main, byUpload(site))
    expect([...main.errors, ...post.warnings].join()).toMatch(/service may exist and be billed/)
  },
)

test.runIf(canCancel).concurrent('nothing is in doubt before the first write', async ({ platform, start, expect }) => {
  const site = await platform({ faults: [{ on: 'whoami', answer: 'mute' }] })
  const step = start(byRef(site), { limit: 12_000 })
  await site.until(() => site.requests('whoami').length > 0)
  step.signal('SIGINT')
  expect((await step.finished).errors[0]).not.toMatch(/may exist/)
})
