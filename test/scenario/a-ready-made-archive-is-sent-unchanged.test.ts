import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zip } from '../support/archives.ts'
import { byUpload, expect, test } from '../support/scenario.ts'

const archives: [string, Buffer][] = [
  ['site.zip', zip([{ path: 'index.html', content: '<h1>ahoy</h1>' }])],
  ['site.tar.gz', gzipSync(Buffer.alloc(1024))],
  ['site.tgz', gzipSync(Buffer.alloc(10_240))],
]

test.for(archives)('%s goes as it is', async ([name, bytes], { workspace, platform, run }) => {
  writeFileSync(join(workspace, name), bytes)
  const site = await platform()
  const job = await run(byUpload(site, { 'archive-path': name }))
  expect(job.outcome).toBe('succeeded')
  expect(site.requests('upload')[0]?.body?.['archiveBase64']).toBe(bytes.toString('base64'))
})
