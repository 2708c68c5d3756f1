import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { byUpload, expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

test('equal content gives equal bytes', async ({ workspace, platform, run }) => {
  const tree = { 'b.txt': 'b'.repeat(5000), 'a/z.txt': 'z', 'a/y.txt': 'y' }
  plant(join(workspace, 'app'), tree)
  plant(join(workspace, 'again'), Object.fromEntries(Object.entries(tree).reverse()))
  utimesSync(join(workspace, 'again', 'b.txt'), 1, 1)
  const site = await platform()
  await run(byUpload(site))
  await run(byUpload(site, { 'archive-path': 'again' }))
  const [first, second] = site.requests('upload').map(({ body }) => body?.['archiveBase64'])
  expect(first).toBe(second)
})
