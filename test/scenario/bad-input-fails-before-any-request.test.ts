// @module-tag thorough
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { byRef, byUpload, expect, type Inputs, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const deploys: [string, Inputs][] = [
  ['base-url', { 'base-url': '' }],
  ['base-url', { 'base-url': 'platform.example' }],
  ['base-url', { 'base-url': 'http://platform.example' }],
  ['base-url', { 'base-url': 'http://127.0.0.1.example' }],
  ['base-url', { 'base-url': 'ftp://127.0.0.1/' }],
  ['api-key', { 'api-key': '' }],
  ['api-key', { 'api-key': 'twk_first-line\nsecond-line' }],
  ['api-key', { 'api-key': 'twk_first-line\r\nx-evil: 1' }],
  ['api-key', { 'api-key': 'twk_schlüssel-schlüssel' }],
  ['service-id', { 'service-id': '' }],
  ['service-id', { 'service-id': 'svc/harbor' }],
  ['service-id', { 'service-id': '..' }],
  ['service-id', { 'archive-path': 'app' }],
  ['timeout', { timeout: 'soon' }],
  ['timeout', { timeout: '0s' }],
  ['timeout', { timeout: '-5m' }],
  ['timeout', { timeout: '6h1s' }],
  ['poll-interval', { 'poll-interval': 'often' }],
  ['poll-interval', { 'poll-interval': '0s' }],
  ['wait', { wait: 'perhaps' }],
  ['dry-run', { 'dry-run': 'ja' }],
  ['job-summary', { 'job-summary': '2' }],
  ['skip-unchanged', { 'skip-unchanged': 'maybe' }],
  ['on-superseded', { 'on-superseded': 'ignore' }],
  ['github-token', { 'github-token': 'ghs_first-line\nsecond-line' }],
  ['env-vars', { 'env-vars': 'no assignment at all' }],
  ['env-file', { 'env-file': '../outside.env' }],
  ['env-file', { 'env-file': 'missing.env' }],
]

const uploads: [string, Inputs][] = [
  ['archive-path', { 'archive-path': '..' }],
  ['archive-path', { 'archive-path': '../outside' }],
  ['archive-path', { 'archive-path': 'missing' }],
  ['archive-path', { 'archive-path': 'empty' }],
  ['archive-path', { 'archive-path': 'ignored' }],
  ['archive-path', { 'archive-path': 'fake.zip' }],
  ['archive-path', { 'archive-path': 'fake.tar.gz' }],
  ['archive-path', { 'archive-path': 'notes.txt' }],
  ['project-slug', { 'project-slug': '' }],
  ['project-slug', { 'project-slug': 'har/bor' }],
  ['service-name', { 'service-name': '' }],
  ['runtime-mode', { 'runtime-mode': 'lambda' }],
  ['internal-port', { 'internal-port': 'http' }],
  ['internal-port', { 'internal-port': '0' }],
  ['internal-port', { 'internal-port': '65536' }],
  ['internal-port', { 'internal-port': '80.5' }],
  ['env-vars', { 'env-vars': 'A=1' }],
  ['env-file', { 'env-file': 'app/.env' }],
  ['environment', { 'skip-unchanged': 'true' }],
]

const cases = [...deploys.map((row) => [...row, byRef] as const), ...uploads.map((row) => [...row, byUpload] as const)]

test.concurrent.for(cases)(
  'a bad %s: %o',
  async ([named, inputs, base], { folder, workspace, platform, run, expect }) => {
    plant(folder, { 'outside/index.js': '1', 'outside.env': 'A=1' })
    plant(workspace, {
      'app/index.js': '1',
      'app/.env': 'A=1',
      'empty/': '',
      'ignored/.gitignore': '*',
      'notes.txt': 'hello',
    })
    writeFileSync(join(workspace, 'fake.zip'), 'no archive')
    writeFileSync(join(workspace, 'fake.tar.gz'), 'no archive')
    const site = await platform()
    const job = await run(base(site, inputs))
    expect(site.journal).toEqual([])
    expect(job.outcome).toBe('failed')
    expect(job.errors).toHaveLength(1)
    expect(job.errors[0]).toContain(named)
    expect(job.errors[0]).toMatch(/^[^\n]+$/)
    // What happened, why, and what to do: three sentences at most.
    expect(job.errors[0]?.split(/[.!?] (?=[A-Z`])/).length).toBeLessThanOrEqual(3)
  },
)

test('an upload with variables says why not and what to do', async ({ workspace, platform, run }) => {
  plant(workspace, { 'app/index.js': '1' })
  const site = await platform()
  const job = await run(byUpload(site, { 'env-vars': 'TOKEN=abcdefgh' }), { secrets: ['abcdefgh'] })
  expect(job.errors[0]).toMatch(/new service/)
  expect(job.errors[0]).toMatch(/service-id/)
})
