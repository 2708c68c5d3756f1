import { createHash } from 'node:crypto'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { gunzipSync } from 'node:zlib'
import { byUpload, expect, test } from '../support/scenario.ts'
import { plant, unpackWithTar } from '../support/workspace.ts'

const kept = {
  '.env.example': 'A=1\n',
  '.gitignore': '# Windows ends its lines so\r\n*.log\r\n/build/\r\n!keep.log\r\n\r\n',
  '.hidden/.keep': '',
  'crlf.txt': 'one\r\ntwo\r\n',
  'index.js': 'console.log("ahoy")\n',
  'keep.log': 'kept',
  'packages/a/.gitignore': 'tmp\r\n',
  'packages/a/src/deep/er/index.js': 'nested',
  'read-only.txt': 'as Git has its objects',
  'texts/long.txt': 'The same text again, and again a little different.\n'.repeat(20_000),
  'weiße Möwe/日本語 😀.txt': 'é',
  [`${'a-long-folder-name/'.repeat(8)}file.txt`]: 'past a hundred bytes',
}
const ignored = ['build/out.js', 'error.log', 'packages/a/tmp/x', 'node_modules/dep/index.js']

/** Where each system that runs this test leaves the digest of its archive, to be compared with those of the others. */
const digests = process.env['TAXIWAY_DIGESTS']

test('a folder is uploaded with the same bytes on every system', async ({ folder, workspace, platform, run }) => {
  const app = plant(join(workspace, 'app'), {
    ...Object.fromEntries(ignored.map((path) => [path, 'no'])),
    // Windows does not record which files are executable, so there all are.
    ...Object.fromEntries(Object.entries(kept).map(([path, text]) => [path, { executable: text }])),
    'empty/': '',
  })
  chmodSync(join(app, 'read-only.txt'), 0o555)
  const site = await platform()
  const job = await run(byUpload(site))
  chmodSync(join(app, 'read-only.txt'), 0o755)
  expect([job.outcome, job.warnings]).toEqual(['succeeded', []])
  const archive = Buffer.from(String(site.requests('upload')[0]?.body?.['archiveBase64']), 'base64')
  const { tree } = unpackWithTar(archive.toString('base64'), join(folder, 'unpacked'))
  const contents = Object.entries(tree).map(([path, text]) => [path, text.replace(/^x /, '')])
  expect(Object.fromEntries(contents)).toEqual({ ...kept, empty: 'folder' })
  if (digests === undefined) return
  const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
  const own = `archive ${digest(archive)}\nunpacked ${digest(gunzipSync(archive))}\n`
  writeFileSync(join(digests, process.platform), own)
  for (const system of readdirSync(digests)) expect(readFileSync(join(digests, system), 'utf8'), system).toBe(own)
})
