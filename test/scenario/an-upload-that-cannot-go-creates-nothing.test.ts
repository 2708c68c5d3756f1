import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { byUpload, expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const onPosix = process.platform !== 'win32'

test.for([
  ['a folder that is not there', { 'archive-path': 'dist' }, /archive-path "dist" does not exist.*Build it first/],
  ['an empty folder', { 'archive-path': 'empty' }, /archive-path "empty" has no file that can go up/],
  ['a folder outside of the workspace', { 'archive-path': '..' }, /archive-path "\.\." is not in the workspace/],
  ['no project', { 'project-slug': '' }, /project-slug is missing/],
  ['no name', { 'service-name': '' }, /service-name is missing/],
  ['a service beside it', { 'service-id': 'svc-harbor' }, /service-id and archive-path cannot be combined/],
  ['a ref', { ref: 'main' }, /ref applies to deploys from Git only/],
  ['variables', { 'env-vars': 'A=1' }, /env-vars cannot be set for an upload/],
  ['a mode that does not exist', { 'runtime-mode': 'lambda' }, /runtime-mode must be one of .*"lambda"/],
  ['no port', { 'internal-port': '65536' }, /internal-port must be a whole number .*"65536"/],
] as const)(
  '%s is refused in one sentence, before any request',
  async ([, inputs, text], { workspace, platform, run }) => {
    plant(join(workspace, 'app'), { 'index.js': '1' })
    mkdirSync(join(workspace, 'empty'))
    const site = await platform()
    const job = await run(byUpload(site, inputs))
    expect(job.outcome).toBe('failed')
    expect(job.errors[0]).toMatch(text)
    expect(job.errors[0]?.split('\n')).toHaveLength(1)
    expect(site.journal).toEqual([])
  },
)

test.runIf(onPosix)(
  'a path of Windows on another system gets a hint at its slashes',
  async ({ workspace, platform, run }) => {
    plant(join(workspace, 'site'), { 'index.html': '1' })
    const site = await platform()
    const job = await run(byUpload(site, { 'archive-path': '.\\site' }))
    expect(job.errors[0]).toContain('"./site"')
  },
)

test('a key of one service is refused before anything is sent', async ({ workspace, platform, run }) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const keyScope = { kind: 'service', serviceId: 'svc-harbor', permissions: { deployments: 'write' } }
  const site = await platform({ identity: { keyScope } })
  const job = await run(byUpload(site))
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toContain('an upload creates a new one')
  expect(site.requests('upload')).toEqual([])
})

test('an archive that is too large is sent once, and the message has its size', async ({
  workspace,
  platform,
  run,
}) => {
  plant(join(workspace, 'app'), { 'index.js': '1' })
  const answer = { status: 413, text: '<html>413 Request Entity Too Large</html>' }
  const site = await platform({ faults: [{ on: 'upload', answer }] })
  const job = await run(byUpload(site))
  expect(job.outcome).toBe('failed')
  expect(job.errors[0]).toMatch(/413.*bytes.*\.deployignore/)
  expect(job.errors[0]).not.toContain('sign-in')
  expect(site.requests('upload')).toHaveLength(1)
})

test('a dry run packs, says what would go up, and writes nothing', async ({ workspace, platform, run }) => {
  plant(join(workspace, 'app'), { 'index.js': '1', 'package.json': '{}' })
  const site = await platform()
  const job = await run(byUpload(site, { 'dry-run': 'true' }))
  expect([job.outcome, job.exitCode]).toEqual(['skipped', 0])
  expect(job.summary).toContain('2 files')
  expect(job.outputs['archive-digest']).toMatch(/^sha256:[0-9a-f]{64}$/)
  expect(site.journal.every(({ method }) => method === 'GET')).toBe(true)
})
