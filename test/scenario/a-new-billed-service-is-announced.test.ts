import { join } from 'node:path'
import { byUpload, expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

test('a notice says that an upload made a new, billed service', async ({ workspace, platform, run }) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const site = await platform()
  const job = await run(byUpload(site))
  const notice = job.notices.find((text) => text.includes('svc-up-1'))
  expect(notice).toMatch(/billed/)
})
