import { expect, test } from 'vitest'
import { stage } from './local-platform.ts'

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
  const ofCompilers = ['UV_CACHE_DIR', 'GOCACHE', 'GOMODCACHE', 'GOFLAGS', 'CARGO_HOME']
  const ofSystem = process.platform === 'win32' ? [...ofWindows, ...ofItsUsers] : []
  const ours = ['CI', 'DATABASE_URL', 'HOME', 'PATH', 'PORT', ...ofCaches, ...ofCompilers]
  const expected = [...ours, ...ofShells, ...ofSystem]
  // Wine gives these to every process.
  const ofWine = process.env['TAXIWAY_WINE'] === undefined ? /^$/ : /^(WINE\w+|PROCESSOR_ARCHITECTURE)$/
  const names = Object.keys(before).filter((name) => !ofWine.test(name))
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
