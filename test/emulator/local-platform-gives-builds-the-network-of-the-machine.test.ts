import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { networkVariables } from '../../emulator/src/builds/processes/network-variables.ts'
import { startEmulator } from '../support/emulator.ts'
import { newFolder } from '../support/folder.ts'
import { archiveOf, until } from './local-platform.ts'

const folder = newFolder(afterAll)

test('proxies, certificates and npm settings count in either case, and nothing else', () => {
  const kept = {
    HTTPS_PROXY: 'http://proxy.example',
    no_proxy: 'localhost',
    NODE_EXTRA_CA_CERTS: '/etc/ca.pem',
    SSL_CERT_FILE: '/etc/ca.pem',
    npm_config_registry: 'https://npm.example',
    NPM_CONFIG_STRICT_SSL: 'false',
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

test('a build finds no program that npm put on the search path, and has none of its variables', async () => {
  const bin = join(folder, 'checkout', 'node_modules', '.bin')
  const added = [bin, join(folder, 'checkout', 'lib', 'node-gyp-bin')]
  const env = {
    PATH: [...added, process.env['PATH']].join(delimiter),
    npm_lifecycle_event: 'emulator',
    npm_package_name: 'checkout',
    INIT_CWD: folder,
    NODE_OPTIONS: '--no-deprecation',
  }
  const { child, url, headers, ended } = await startEmulator([], { env })
  const file = join(folder, 'of-npm')
  const build = `require('node:fs').writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.env))`
  const archiveBase64 = archiveOf({ 'build.cjs': build, 'index.html': '' })
  const body = JSON.stringify({ name: 'app', archiveBase64, buildCommand: 'node build.cjs', runtimeMode: 'static' })
  await fetch(`${url}/api/projects/demo/services/upload-b64`, { method: 'POST', headers, body })
  await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '')
  const { PATH = '', ...found }: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  for (const folder of added) expect(PATH.split(delimiter)).not.toContain(folder)
  expect(
    Object.keys(found).filter((name) => /^(?:npm_(?:lifecycle|package)|INIT_CWD|NODE_OPTIONS)/.test(name)),
  ).toEqual([])
  child.kill('SIGINT')
  await ended
})

test('a build has them, but for those that its service sets', async () => {
  const home = join(folder, 'home')
  mkdirSync(home)
  writeFileSync(join(home, '.npmrc'), '')
  const env = {
    HOME: home,
    USERPROFILE: home,
    https_proxy: 'http://proxy.example',
    SSL_CERT_FILE: '/of/machine',
    TOKEN: 'x',
    // npm sets it for what it starts.
    npm_config_userconfig: '',
  }
  const { child, url, headers, ended } = await startEmulator([], { env })
  const ask = async (path: string, body: unknown): Promise<{ service: { id: string } }> => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return JSON.parse(await answer.text())
  }
  const file = join(folder, 'environment')
  const build = `require('node:fs').writeFileSync(process.env.OUT ?? ${JSON.stringify(file)}, JSON.stringify(process.env))`
  const archiveBase64 = archiveOf({ 'build.cjs': build, 'index.html': '' })
  const settings = { name: 'app', archiveBase64, buildCommand: 'node build.cjs', runtimeMode: 'static' }
  const { service } = await ask('/api/projects/demo/services/upload-b64', settings)
  const read = (from: string): Record<string, string> => JSON.parse(readFileSync(from, 'utf8'))
  const isWritten = (from: string): boolean => existsSync(from) && readFileSync(from, 'utf8') !== ''
  await until(() => isWritten(file))
  const { https_proxy, SSL_CERT_FILE, npm_config_userconfig, TOKEN } = read(file)
  expect([https_proxy, SSL_CERT_FILE, TOKEN]).toEqual(['http://proxy.example', '/of/machine', undefined])
  expect(npm_config_userconfig).toBe(join(home, '.npmrc'))

  const again = join(folder, 'again')
  const vars = Object.entries({ SSL_CERT_FILE: '/of/service', OUT: again }).map(([key, value]) => ({ key, value }))
  await ask(`/api/services/${service.id}/env/import`, { vars })
  await ask(`/api/services/${service.id}/deploy`, {})
  await until(() => isWritten(again))
  expect([read(again)['https_proxy'], read(again)['SSL_CERT_FILE']]).toEqual(['http://proxy.example', '/of/service'])
  child.kill('SIGINT')
  await ended
})
