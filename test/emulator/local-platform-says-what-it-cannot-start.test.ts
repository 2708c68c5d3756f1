import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zip } from '../support/archives.ts'
import { archiveOf, commit, git, useStage } from './local-platform.ts'

const repositories = {
  python: { 'requirements.txt': 'flask', 'server.py': '' },
  php: {
    'composer.json': '{ "type": "project" }',
    'public/index.php': '<?php',
    // Nothing may be installed for it: its package is nowhere.
    'package.json': JSON.stringify({ dependencies: { nothing: 'http://127.0.0.1:1/nothing.tgz' } }),
  },
  bare: { 'package.json': JSON.stringify({ dependencies: { nothing: 'http://127.0.0.1:1/nothing.tgz' } }) },
  builds: { 'package.json': JSON.stringify({ scripts: { build: 'node --version' } }) },
}
const local = useStage((folder) => {
  mkdirSync(join(folder, 'empty'))
  for (const [name, files] of Object.entries(repositories)) commit(join(folder, name), files)
  return { services: ['empty', ...Object.keys(repositories)].map((name) => ({ name, repoUrl: join(folder, name) })) }
})
const { python } = repositories

function upload(archiveBase64: string, settings: object = {}) {
  return local.ask('/api/projects/demo/services/upload-b64', { body: { name: 'app', archiveBase64, ...settings } })
}

test.each([
  ['a .tar.gz', () => archiveOf(python), {}],
  ['a .zip', () => zip([{ path: 'requirements.txt', content: 'flask' }]).toString('base64'), {}],
  ['a folder below', () => archiveOf({ 'package.json': '{}', 'api/requirements.txt': '' }), { rootDir: './api' }],
  ['a worker', () => archiveOf(python), { runtimeMode: 'worker' }],
  ['a program alone', () => archiveOf({ 'main.py': '' }), {}],
  ['a text', () => archiveOf({ 'a.txt': '' }), {}],
  ['a package.json that only builds', () => archiveOf(repositories.builds), {}],
  ['what is only installed', () => archiveOf({ 'a.txt': '' }), { installCommand: 'x', buildCommand: 'y' }],
])('%s that nothing can start creates no service', async (_, archive, settings) => {
  const before = local.platform.ledger.length
  const { status, body } = await upload(archive(), settings)
  expect([status, body.error]).toEqual([400, expect.stringMatching(/[Gg]ive "startCommand" \(start-command\) such as/)])
  expect(local.platform.ledger.length).toBe(before)
})

test.each([
  ['a Procfile', archiveOf({ ...python, Procfile: 'web: python3 server.py' }), {}],
  ['a site', archiveOf({ ...python, 'index.html': '' }), { runtimeMode: 'static' }],
  ['a folder below', archiveOf({ ...python, 'web/package.json': '{"scripts":{"start":"x"}}' }), { rootDir: 'web' }],
  ['a site that is built', archiveOf(repositories.builds), { runtimeMode: 'static' }],
  ['a broken archive', Buffer.from([0x1f, 0x8b, 1, 2, 3]).toString('base64'), {}],
])('%s is accepted', async (_, archive, settings) => {
  expect((await upload(archive, settings)).status).toBe(201)
})

test.each([
  ['php', 'This is an application in PHP'],
  ['python', 'has a requirements.txt'],
  ['bare', 'package.json has no script "start". Add one, or give "startCommand"'],
])('a source that cannot serve anything is refused before anything is installed: %s', async (name, said) => {
  const { log, record } = await local.deploy(`svc_${name}`)
  expect(record.reason).toContain(said)
  expect(log.filter((line) => line.startsWith('Installing'))).toEqual([])
})

test('a build that makes no site says what to give', async () => {
  const { log, record } = await local.deploy('svc_builds')
  expect(log).toContain('Building: npm run build')
  expect(record.reason).toMatch(/no output folder holds an index\.html\. .* give "startCommand" \(start-command\)/)
})

test('a repository without a commit is said to have none', async () => {
  git(join(local.folder, 'empty'), 'init', '--quiet')
  const { record } = await local.deploy('svc_empty')
  expect(record.reason).toMatch(/has no commit yet\. Commit what is to be built, and deploy again\.$/)
})
