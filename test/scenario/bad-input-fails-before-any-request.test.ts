// @module-tag thorough
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { byRef, byUpload, type Inputs, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const deploys: [string, Inputs][] = [
  ['base-url', { 'base-url': '' }],
  ['base-url', { 'base-url': 'http://platform.example' }],
  ['api-key', { 'api-key': '' }],
  ['api-key', { 'api-key': 'twk_first-line\r\nx-evil: 1' }],
  ['service-id', { 'service-id': '' }],
  ['service-id', { 'archive-path': 'app' }],
  ['timeout', { timeout: 'soon' }],
  ['poll-interval', { 'poll-interval': 'often' }],
  ['wait', { wait: 'perhaps' }],
  ['on-superseded', { 'on-superseded': 'ignore' }],
  ['github-token', { 'github-token': 'ghs_first-line\nsecond-line' }],
  ['env-vars', { 'env-vars': 'no assignment at all' }],
  ['env-vars', { 'env-vars': 'A=1\nTOKEN=' }],
  ['env-vars', { 'env-vars': 'PASSWORD=#s3cr3t' }],
  ['env-vars', { 'env-vars': 'PASSWORD=correct #horse' }],
]

const uploads: [string, Inputs][] = [
  ['archive-path', { 'archive-path': '..' }],
  ['archive-path', { 'archive-path': 'missing' }],
  ['archive-path', { 'archive-path': 'empty' }],
  ['archive-path', { 'archive-path': 'ignored' }],
  ['archive-path', { 'archive-path': 'fake.zip' }],
  ['archive-path', { 'archive-path': 'fake.tar.gz' }],
  ['archive-path', { 'archive-path': 'notes.txt' }],
  ['project-slug', { 'project-slug': '' }],
  ['service-name', { 'service-name': '' }],
  ['runtime-mode', { 'runtime-mode': 'lambda' }],
  ['internal-port', { 'internal-port': '65536' }],
  ['env-vars', { 'env-vars': 'A=1' }],
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
    writeFileSync(join(workspace, 'hash.env'), 'A=1\nPASSWORD= #s3cr3t\n')
    writeFileSync(join(workspace, 'utf16.env'), Buffer.from('\ufeffA=1\n', 'utf16le'))
    writeFileSync(join(workspace, 'latin1.env'), Buffer.from('A=caf\u00e9\n', 'latin1'))
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
