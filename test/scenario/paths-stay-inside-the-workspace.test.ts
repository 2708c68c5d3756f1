import { byUpload, expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const onPosix = process.platform !== 'win32'

test.runIf(onPosix)('a link out of the workspace is outside of it', async ({ folder, workspace, platform, run }) => {
  plant(folder, { 'outside/index.js': '1' })
  plant(workspace, { app: { link: '../outside' } })
  const site = await platform()
  const upload = await run(byUpload(site))
  expect(upload.errors[0]).toContain('archive-path')
  expect(site.journal).toEqual([])
})
