import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { networkVariables } from '../../emulator/src/builds/processes/network-variables.ts'
import { archiveOf, commit, serverSaying, stage, useStage } from './local-platform.ts'

const local = useStage()

const upload = (body: Record<string, unknown>, query = '') =>
  local.ask(`/api/projects/demo/services/upload-b64${query}`, { body: { name: 'up', ...body } })

test('a Git service is created, and its first deployment queued', async () => {
  const repository = join(local.folder, 'repository')
  commit(repository, {
    'package.json': JSON.stringify({ scripts: { start: 'node server.cjs' } }),
    'server.cjs': serverSaying('from git'),
  })
  const body = { name: 'From Git', projectSlug: 'demo', repoUrl: pathToFileURL(repository).href }
  const { status, body: service } = await local.ask('/api/services', { body })
  expect(status).toBe(201)
  expect(service).toMatchObject({ name: 'From Git', sourceType: 'git', status: 'idle', planKey: expect.any(String) })
  const { body: page } = await local.ask(`/api/services/${service.id}/deployments`)
  expect(page.deployments).toHaveLength(1)
  const { record } = await local.finish(service.id, page.deployments[0].deploymentId)
  expect(await (await fetch(record.url)).text()).toBe('from git')
})

test.each([
  ['no source at all', {}, 400],
  ['both sources', { image: 'nginx', repoUrl: 'https://example.com/x.git' }, 400],
  ['another transport of Git', { repoUrl: 'ext::sh -c evil' }, 400],
  ['an empty name', { name: ' ', repoUrl: 'https://example.com/x.git' }, 400],
  ['a project that is not there', { projectSlug: 'nope', repoUrl: 'https://example.com/x.git' }, 404],
  ['an environment that is not there', { environmentSlug: 'nope', repoUrl: 'https://example.com/x.git' }, 404],
])('%s is refused', async (_, fields, status) => {
  const answer = await local.ask('/api/services', { body: { name: 'n', ...fields } })
  expect(answer).toEqual({ status, body: { error: expect.any(String) } })
})

test('an uploaded web service is built and served; each upload is another service', async () => {
  const archiveBase64 = archiveOf({ 'app/server.cjs': serverSaying('uploaded') })
  const settings = { archiveBase64, rootDir: 'app', startCommand: 'node server.cjs', internalPort: 3000 }
  const first = await upload(settings)
  expect(first).toMatchObject({ status: 201, body: { service: { sourceType: 'upload' } } })
  const { record, log } = await local.finish(first.body.service.id, first.body.deploymentId)
  expect(record.status).toBe('live')
  expect(await (await fetch(record.url)).text()).toBe('uploaded')
  expect(log.join('\n')).toContain('in place of the internal port 3000')
  const second = await upload(settings)
  expect(second.body.service.id).not.toBe(first.body.service.id)
})

test('an uploaded service is built again without a ref, and refuses one', async () => {
  const archiveBase64 = archiveOf({ 'index.html': 'again' })
  const { body } = await upload({ archiveBase64, runtimeMode: 'static' })
  await local.finish(body.service.id, body.deploymentId)
  const { record } = await local.deploy(body.service.id)
  expect(record.status).toBe('live')
  const refused = await local.ask(`/api/services/${body.service.id}/deploy`, { body: { ref: 'main' } })
  expect(refused.status).toBe(400)
})

test('a static site is served from its output folder only', async () => {
  const archiveBase64 = archiveOf({
    'package.json': JSON.stringify({ scripts: { build: 'node build.cjs' } }),
    'build.cjs': `const fs = require('node:fs')
      fs.mkdirSync('site/docs', { recursive: true })
      fs.writeFileSync('site/index.html', '<h1>home</h1>')
      fs.writeFileSync('site/docs/index.html', 'docs')
      fs.writeFileSync('site/.hidden', 'hidden')`,
    'secret.txt': 'secret',
  })
  const { body } = await upload({ archiveBase64, runtimeMode: 'static', startCommand: 'site' })
  const { record } = await local.finish(body.service.id, body.deploymentId)
  const home = await fetch(record.url)
  expect(home.headers.get('content-type')).toBe('text/html;charset=utf-8')
  expect(await home.text()).toBe('<h1>home</h1>')
  expect(await (await fetch(`${record.url}/docs`)).text()).toBe('docs')
  for (const path of ['/.hidden', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/nope', '/%ff']) {
    expect([path, (await fetch(record.url + path)).status]).toEqual([path, 404])
  }
  expect((await fetch(record.url, { method: 'POST' })).status).toBe(405)
})

test('a worker is live once it stays alive, and serves nothing', async () => {
  const archiveBase64 = archiveOf({ 'worker.cjs': 'setInterval(() => {}, 1000)' })
  const { body } = await upload({ archiveBase64, runtimeMode: 'worker', startCommand: 'node worker.cjs' })
  const { record } = await local.finish(body.service.id, body.deploymentId)
  expect(record.status).toBe('live')
  expect(record).not.toHaveProperty('url')
})

test('a cron service is built and not started', async () => {
  const archiveBase64 = archiveOf({ x: '' })
  const settings = { runtimeMode: 'cron', buildCommand: 'node -p 1+1', startCommand: 'exit 7' }
  const { body } = await upload({ archiveBase64, ...settings })
  const { record, log } = await local.finish(body.service.id, body.deploymentId)
  expect(record.status).toBe('live')
  expect(log).toContain('2')
})

test.each([
  ['no base64', { archiveBase64: 'n@t base64' }],
  ['no archive', { archiveBase64: Buffer.from('plain text').toString('base64') }],
  ['a root folder that climbs', { archiveBase64: archiveOf({ x: '' }), rootDir: '../x' }],
  ['a port that is none', { archiveBase64: archiveOf({ x: '' }), internalPort: 65_536 }],
  ['an absolute root folder', { archiveBase64: archiveOf({ x: '' }), rootDir: '/etc' }],
])('an upload with %s is refused', async (_, body) => {
  expect(await upload(body)).toEqual({ status: 400, body: { error: expect.any(String) } })
})

test('an upload goes to the environment of its query', async () => {
  const archiveBase64 = archiveOf({ 'index.html': 'x' })
  const preview = await upload({ archiveBase64, runtimeMode: 'static' }, '?env=preview')
  const production = await upload({ archiveBase64, runtimeMode: 'static' })
  expect(preview.body.service.environmentId).not.toBe(production.body.service.environmentId)
  expect((await upload({ archiveBase64 }, '?env=nope')).status).toBe(404)
})

const server = `require('node:http').createServer((request, response) => {
  response.end(JSON.stringify(process.env))
}).listen(process.env.PORT)`

test('a build and a service see PATH, their own home and their variables, but no variable of the platform', async () => {
  process.env['TAXIWAY_TEST_SECRET'] = 'ours'
  await using local = await stage()
  delete process.env['TAXIWAY_TEST_SECRET']
  const first = await local.upload({ 'server.cjs': server }, { startCommand: 'node server.cjs' })
  const { id } = first.service
  const seen = async (url: string) => JSON.parse(await (await fetch(url)).text())
  const before = await seen(first.record.url)
  expect(before['HOST']).toBe('127.0.0.1')
  // Variables that a shell sets itself.
  const ofShells = ['PWD', 'OLDPWD', 'SHLVL', '_', '__CF_USER_TEXT_ENCODING']
  const ofWindows = [
    'PATHEXT',
    'COMSPEC',
    'SYSTEMROOT',
    'SYSTEMDRIVE',
    'WINDIR',
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
  ]
  const ofItsUsers = ['LOGONSERVER', 'USERDOMAIN', 'USERNAME', 'TEMP', 'TMP', 'PROMPT']
  const ofCaches = ['XDG_CACHE_HOME', 'NPM_CONFIG_CACHE', 'PNPM_HOME', 'YARN_CACHE_FOLDER', 'PIP_CACHE_DIR']
  const ofCompilers = ['UV_CACHE_DIR', 'GOCACHE', 'GOMODCACHE', 'GOFLAGS', 'CARGO_HOME', 'MAVEN_USER_HOME']
  const ofSystem = process.platform === 'win32' ? [...ofWindows, ...ofItsUsers] : []
  const ours = ['CI', 'DATABASE_URL', 'HOME', 'HOST', 'PATH', 'PORT', ...ofCaches, ...ofCompilers]
  const expected = [...ours, ...ofShells, ...ofSystem]
  const ofNetwork = networkVariables(before)
  const names = Object.keys(before).filter((name) => !(name in ofNetwork))
  expect(names.filter((name) => !expected.includes(name.toUpperCase()) && !ofShells.includes(name))).toEqual([])
  for (const name of ['HOME', 'HOMEPATH', 'LOGONSERVER', 'USERDOMAIN', 'USERNAME', 'USERPROFILE']) {
    if (before[name] !== undefined) expect(before[name]).not.toBe(process.env[name])
  }

  const vars = [
    { key: 'COLOUR', value: 'red' },
    { key: 'TEXT', value: 'two\nlines = "quoted" $HOME' },
    { key: 'COLOUR', value: 'blue' },
    { key: '1ST', value: 'x' },
    { key: 'PORT', value: '1' },
  ]
  const imported = await local.ask(`/api/services/${id}/env/import`, { body: { vars } })
  expect(imported).toEqual({
    status: 200,
    body: {
      imported: 3,
      skipped: [
        { key: '1ST', reason: expect.any(String) },
        { key: 'PORT', reason: expect.any(String) },
      ],
    },
  })
  expect(await seen(first.record.url)).not.toHaveProperty('COLOUR')
  const second = await local.deploy(id)
  expect(await seen(second.record.url)).toMatchObject({ COLOUR: 'blue', TEXT: 'two\nlines = "quoted" $HOME' })

  const remove = () => local.ask(`/api/services/${id}/env/COLOUR`, { method: 'DELETE' })
  expect((await remove()).body).toEqual({ status: 'deleted' })
  expect((await remove()).body).toEqual({ status: 'absent' })
  const third = await local.deploy(id)
  expect(await seen(third.record.url)).not.toHaveProperty('COLOUR')
})
