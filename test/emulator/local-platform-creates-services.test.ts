import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { networkVariables } from '../../emulator/src/builds/processes/network-variables.ts'
import { archiveOf, commit, serverSaying, stage, useStage } from './local-platform.ts'

const local = useStage()

const upload = (body: Record<string, unknown>, query = '') =>
  local.ask(`/api/projects/demo/services/upload-b64${query}`, { body: { name: 'up', ...body } })

test('a Git service is created, and its first deployment queued', async () => {
  const repository = join(local.folder, 'repository')
  commit(repository, { 'index.html': 'from git' })
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
  const refused = await local.ask(`/api/services/${second.body.service.id}/deploy`, { body: { ref: 'main' } })
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

test('a worker is live once it stays alive, and serves nothing; a cron service is built and not started', async () => {
  const files = { 'worker.cjs': 'setInterval(() => {}, 1000)' }
  const worker = await local.upload(files, { runtimeMode: 'worker', startCommand: 'node worker.cjs' })
  expect(worker.record.status).toBe('live')
  expect(worker.record).not.toHaveProperty('url')
  const commands = { buildCommand: 'node -p 1+1', startCommand: 'exit 7' }
  const cron = await local.upload({ x: '' }, { runtimeMode: 'cron', ...commands })
  expect(cron.record.status).toBe('live')
  expect(cron.log).toContain('2')
})

test.each([
  ['no archive', { archiveBase64: Buffer.from('plain text').toString('base64') }],
  ['a root folder that climbs', { archiveBase64: archiveOf({ x: '' }), rootDir: '../x' }],
  ['a port that is none', { archiveBase64: archiveOf({ x: '' }), internalPort: 65_536 }],
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

/** The environment of the build. */
const build = "require('node:fs').writeFileSync('index.html', JSON.stringify(process.env))"

test('proxies, certificates and npm settings of the machine count in either case, and nothing else', () => {
  const kept = {
    ...{ HTTPS_PROXY: 'http://proxy.example', no_proxy: 'localhost', NODE_EXTRA_CA_CERTS: '/etc/ca.pem' },
    ...{ SSL_CERT_FILE: '/etc/ca.pem', npm_config_registry: 'https://npm.example', NPM_CONFIG_STRICT_SSL: 'false' },
  }
  const others = {
    npm_config_cache: '/x',
    npm_config_noproxy: '',
    npm_config_user_agent: 'npm',
    TOKEN: 'x',
    PROXY: 'x',
  }
  expect(networkVariables({ ...kept, ...others, HTTP_PROXY: undefined })).toEqual(kept)
})

test('a build sees PATH, its own home, the network and its variables, but no other variable of the platform', async () => {
  vi.stubEnv('TAXIWAY_TEST_SECRET', 'ours')
  vi.stubEnv('NODE_OPTIONS', '--no-deprecation')
  vi.stubEnv('https_proxy', 'http://proxy.example')
  vi.stubEnv('SSL_CERT_FILE', '/of/machine')
  const bin = join(local.folder, 'node_modules', '.bin')
  vi.stubEnv('npm_lifecycle_event', 'emulator')
  vi.stubEnv('PATH', [bin, process.env['PATH']].join(delimiter))
  await using other = await stage()
  vi.unstubAllEnvs()
  const first = await other.upload({ 'build.cjs': build }, { buildCommand: 'node build.cjs', runtimeMode: 'static' })
  const { id } = first.service
  const seen = async (url: string) => JSON.parse(await (await fetch(url)).text())
  const before = await seen(first.record.url)
  expect(before).toMatchObject({ https_proxy: 'http://proxy.example', SSL_CERT_FILE: '/of/machine' })
  expect(before['PATH'].split(delimiter)).not.toContain(bin)
  // Variables that a shell sets itself.
  const ofShells = ['PWD', 'OLDPWD', 'SHLVL', '_', '__CF_USER_TEXT_ENCODING']
  const ofWindows = [
    ...['PATHEXT', 'COMSPEC', 'SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH'],
    ...['LOGONSERVER', 'USERDOMAIN', 'USERNAME', 'TEMP', 'TMP', 'PROMPT'],
  ]
  const ofCaches = ['XDG_CACHE_HOME', 'NPM_CONFIG_CACHE', 'PNPM_HOME', 'YARN_CACHE_FOLDER', 'PIP_CACHE_DIR']
  const ofCompilers = ['UV_CACHE_DIR', 'GOCACHE', 'GOMODCACHE', 'GOFLAGS', 'CARGO_HOME', 'MAVEN_USER_HOME']
  const ofSystem = process.platform === 'win32' ? ofWindows : []
  const ours = ['CI', 'DATABASE_URL', 'HOME', 'PATH', ...ofCaches, ...ofCompilers]
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
    { key: 'SSL_CERT_FILE', value: '/of/service' },
    { key: 'COLOUR', value: 'blue' },
    { key: '1ST', value: 'x' },
    { key: 'PORT', value: '1' },
  ]
  const imported = await other.ask(`/api/services/${id}/env/import`, { body: { vars } })
  const skipped = ['1ST', 'PORT'].map((key) => ({ key, reason: expect.any(String) }))
  expect(imported).toEqual({ status: 200, body: { imported: 4, skipped } })
  expect(await seen(first.record.url)).not.toHaveProperty('COLOUR')
  const second = await other.deploy(id)
  expect(await seen(second.record.url)).toMatchObject({
    ...{ COLOUR: 'blue', TEXT: 'two\nlines = "quoted" $HOME', SSL_CERT_FILE: '/of/service' },
  })

  const remove = () => other.ask(`/api/services/${id}/env/COLOUR`, { method: 'DELETE' })
  expect((await remove()).body).toEqual({ status: 'deleted' })
  expect((await remove()).body).toEqual({ status: 'absent' })
  const third = await other.deploy(id)
  expect(await seen(third.record.url)).not.toHaveProperty('COLOUR')
})
