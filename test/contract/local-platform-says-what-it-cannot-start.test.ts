import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zip } from '../support/archives.ts'
import { archiveOf, commit, useStage } from './local-platform.ts'

const local = useStage((folder) => {
  const repoUrl = join(folder, 'python')
  commit(repoUrl, { 'requirements.txt': 'flask', 'server.py': '' })
  return { services: [{ name: 'python', repoUrl }] }
})
const python = { 'requirements.txt': 'flask', 'server.py': '' }

function upload(archiveBase64: string, settings: object = {}) {
  return local.ask('/api/projects/demo/services/upload-b64', { body: { name: 'app', archiveBase64, ...settings } })
}

test.each([
  ['a .tar.gz', () => archiveOf(python), {}],
  ['names that begin with ./', () => archiveOf({ './requirements.txt': 'flask' }), {}],
  ['a .zip', () => zip([{ path: 'requirements.txt', content: 'flask' }]).toString('base64'), {}],
  ['a folder below', () => archiveOf({ 'package.json': '{}', 'api/requirements.txt': '' }), { rootDir: './api' }],
  ['a worker', () => archiveOf(python), { runtimeMode: 'worker' }],
])('%s that nothing can start creates no service', async (_, archive, settings) => {
  const before = local.platform.ledger.length
  const { status, body } = await upload(archive(), settings)
  expect([status, body.error]).toEqual([400, expect.stringContaining('Give "startCommand" (start-command) such as')])
  expect(local.platform.ledger.length).toBe(before)
})

test.each([
  ['a start command', archiveOf(python), { startCommand: 'sleep 60', runtimeMode: 'worker' }],
  ['a Procfile', archiveOf({ ...python, Procfile: 'web: python3 server.py' }), {}],
  ['a site', archiveOf({ ...python, 'index.html': '' }), { runtimeMode: 'static' }],
  ['a folder below', archiveOf({ ...python, 'web/package.json': '{}' }), { rootDir: 'web' }],
  ['a broken archive', Buffer.from([0x1f, 0x8b, 1, 2, 3]).toString('base64'), {}],
])('%s is accepted', async (_, archive, settings) => {
  expect((await upload(archive, settings)).status).toBe(201)
})

test('the failure of a repository says it too', async () => {
  const { record } = await local.deploy('svc_python')
  expect(record.reason).toContain('There is nothing to serve')
  expect(record.reason).toContain('has a requirements.txt')
})
