import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zip } from '../support/archives.ts'
import { byUpload, expect, test } from '../support/scenario.ts'
import { plant, survey, unpackWithTar } from '../support/workspace.ts'

const onPosix = process.platform !== 'win32'
const long = `deep/${'a-rather-long-folder-name/'.repeat(6)}${'x'.repeat(120)}.txt`

test.runIf(onPosix)(
  'the archive unpacks with the system tar to the folder that was packed',
  async ({ folder, workspace, platform, run }) => {
    const app = plant(join(workspace, 'app'), {
      'index.js': 'console.log("ahoy")\n',
      'bin/start': { executable: '#!/bin/sh\n' },
      current: { link: 'bin/start' },
      'docs/empty/': '',
      'docs/nothing.txt': '',
      'docs/größe 漢字.txt': 'ü',
      'lib/all.bin': Buffer.from([0, 10, 13, 127]),
      [long]: 'far away',
    })
    const kept = survey(app)
    plant(app, { away: { link: '/etc' } })
    const site = await platform()
    const job = await run(byUpload(site))
    const { tree } = unpackWithTar(site.requests('upload')[0]?.body?.['archiveBase64'], join(folder, 'unpacked'))
    expect(tree).toEqual(kept)
    expect(job.warnings).toEqual([expect.stringMatching(/lead out of the folder: "away"/)])
    expect(job.outputs).toMatchObject({
      outcome: 'succeeded',
      'service-id': site.ledger.services[0]?.id,
      'deployment-id': site.deployment.id,
    })
    expect(site.requests('upload')).toHaveLength(1)
    // What was sent can be attested.
    const sent = Buffer.from(String(site.requests('upload')[0]?.body?.['archiveBase64']), 'base64')
    expect(readFileSync(job.outputs['archive-file'] ?? '')).toEqual(sent)
    expect(job.outputs['archive-digest']).toBe(`sha256:${createHash('sha256').update(sent).digest('hex')}`)
  },
)

test('the inputs become the fields of the request', async ({ workspace, platform, run }) => {
  plant(join(workspace, 'app'), { 'packages/quay/index.js': '1' })
  const site = await platform()
  await run(
    byUpload(site, {
      'environment-slug': 'staging',
      'runtime-mode': 'worker',
      'root-dir': 'packages/quay',
      'install-command': 'npm ci',
      'build-command': 'npm run build && echo "done"',
      'start-command': 'node index.js',
      'internal-port': '8080',
      'plan-key': 'small',
    }),
  )
  const { archiveBase64: _, ...fields } = site.requests('upload')[0]?.body ?? {}
  expect(site.requests('upload')[0]?.query).toEqual({ env: 'staging' })
  expect(fields).toEqual({
    name: 'quay',
    runtimeMode: 'worker',
    rootDir: 'packages/quay',
    installCommand: 'npm ci',
    buildCommand: 'npm run build && echo "done"',
    startCommand: 'node index.js',
    internalPort: 8080,
    planKey: 'small',
  })
})

test('empty inputs are not sent', async ({ workspace, platform, run }) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const site = await platform()
  await run(byUpload(site))
  expect(Object.keys(site.requests('upload')[0]?.body ?? {}).sort()).toEqual(['archiveBase64', 'name'])
  expect(site.requests('upload')[0]?.query).toEqual({})
})

test('its build fails after the 201', async ({ workspace, platform, run }) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const log = ['npm ci', 'npm error notarget No matching version found for quay@9']
  const site = await platform({ story: [{ is: 'building', log }, { is: 'failure' }] })
  const job = await run(byUpload(site))
  expect(job.outputs).toMatchObject({ outcome: 'failed', 'service-id': site.ledger.services[0]?.id })
  expect(job.errors[0]).toContain('No matching version found')
})

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

test('a notice says that an upload made a new, billed service', async ({ workspace, platform, run }) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const site = await platform()
  const job = await run(byUpload(site))
  const notice = job.notices.find((text) => text.includes('svc-up-1'))
  expect(notice).toMatch(/billed/)
})
