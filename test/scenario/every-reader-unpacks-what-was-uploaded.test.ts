// @module-tag thorough
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { archiveReaders } from '../support/archive-readers.ts'
import { byUpload, expect, test } from '../support/scenario.ts'
import { contentsOf, hardTree } from '../support/tree.ts'
import { plant } from '../support/workspace.ts'

test.runIf(process.platform !== 'win32')(
  'every reader unpacks what was uploaded, names, links and modes that are hard included',
  async ({ folder, workspace, platform, run }) => {
    const app = plant(join(workspace, 'app'), hardTree)
    const site = await platform()
    const job = await run(byUpload(site, { wait: 'false' }))
    expect(job.outcome).toBe('accepted')
    expect(job.warnings).toEqual([])
    const archive = Buffer.from(String(site.requests('upload')[0]?.body?.['archiveBase64']), 'base64')
    const expected = contentsOf(app)
    for (const { name, unpack } of archiveReaders.filter(({ missing }) => !missing)) {
      const into = join(folder, name)
      mkdirSync(into)
      await unpack(archive, into)
      expect(contentsOf(into), name).toEqual(expected)
    }
  },
)
