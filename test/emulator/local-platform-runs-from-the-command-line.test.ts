// @module-tag thorough
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { start } from '../../emulator/src/index.ts'
import { startEmulator, startTaxiway } from '../support/emulator.ts'
import { newFolder } from '../support/folder.ts'
import { canCancel } from '../support/runner/run-action.ts'
import { archiveOf, commit, git, runs, serverSaying, until } from './local-platform.ts'

/** A folder without a repository above it, which is removed after the tests. */
const folder = newFolder(afterAll)

/** SIGUSR2 becomes SIGBREAK. */
const onPosix = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const
const signals = process.platform === 'win32' ? (['SIGINT'] as const) : onPosix

test.runIf(canCancel).each(signals)(
  'it prints its address and what to type, serves, and stops at %s',
  async (signal) => {
    const { child, output, ended, url, headers } = await startEmulator(['--dialect', 'upper'])
    expect(output()).toContain('not a sandbox')
    expect(output()).toContain(`  export TAXIWAY_BASE_URL=${url}\n  export TAXIWAY_API_KEY=local_account_`)
    expect(output()).toContain('  taxiway upload . --project-slug demo --service-name site\n')
    expect(output()).toContain('svc_demo, which has no repository: name one with --repo, or deploy uploads\n')
    const answer = await fetch(`${url}/api/auth/me`, { headers })
    expect(answer.status).toBe(200)
    child.kill(signal)
    expect(await ended).toBe(0)
  },
)

test.skipIf(process.platform === 'win32')('a second signal does not wait for services that do not end', async () => {
  const { child, prints, ended, url, headers } = await startEmulator()
  const stubborn = `process.on('SIGTERM', () => {});${serverSaying('')}`
  const archiveBase64 = archiveOf({ 'app.js': stubborn })
  const body = JSON.stringify({ name: 'stubborn', archiveBase64, startCommand: 'exec node app.js' })
  const created = await fetch(`${url}/api/projects/demo/services/upload-b64`, { method: 'POST', headers, body })
  // biome-ignore lint/suspicious/noExplicitAny: the answer as another client would see it.
  const { service, deploymentId }: any = await created.json()
  await (await fetch(`${url}/api/deployments/${deploymentId}/logs/stream`, { headers })).text()
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  const history: any = await (await fetch(`${url}/api/services/${service.id}/deployments`, { headers })).json()
  const pid = Number(await (await fetch(`${history.deployments[0].url}/pid`)).text())
  expect(runs(pid)).toBe(true)
  child.kill('SIGINT')
  await prints('Stopping')
  child.kill('SIGINT')
  expect(await ended).toBe(1)
  await until(() => !runs(pid))
})

test('a port that is in use is reported with the option to change', async () => {
  await using other = await start()
  const { port } = new URL(other.url)
  const { output, ended } = startTaxiway(['emulator', '--port', port])
  expect(await ended).toBe(2)
  expect(output()).toMatch(new RegExp(`^Error: Port ${port} is in use\\. [^\\n]*--port[^\\n]*\\n$`))
})

test.each([
  [['emulator', '--dialect', 'latin'], 2, 'Error: --dialect must be one of plain, upper, running'],
  [['emulator', '--help'], 0, '--dialect <NAME|FILE>'],
])('taxiway %j ends with %d', async (args, code, text) => {
  const { output, ended } = startTaxiway(args)
  expect(await ended).toBe(code)
  expect(output()).toContain(text)
})

test('a repository without a commit, and an option that npm has taken, are said at the start', async () => {
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  git(empty, 'init', '--quiet')
  // `npm run emulator --repo ../empty` leaves the folder alone.
  const unborn = startTaxiway(['emulator', empty])
  expect(await unborn.ended).toBe(2)
  expect(unborn.output()).toContain(`The repository of --repo, "${empty}", has no commit yet.`)
  const taken = startTaxiway(['emulator', '4999'])
  expect(await taken.ended).toBe(2)
  expect(taken.output()).toContain('npm run emulator -- --repo ../my-app')
})

test('a folder that is not the root of a repository is said at the start', async () => {
  const repository = join(folder, 'repository')
  commit(repository, { 'sub/a.txt': 'a' })
  const repo = join(repository, 'sub')
  const { output, ended } = startTaxiway(['emulator', '--port', '0', '--repo', repo])
  expect(await ended).toBe(2)
  expect(output()).toContain(`Git cannot read the repository of --repo, "${repo}": `)
  expect(output().split('\n')).toHaveLength(2)
  const unread = startTaxiway(['emulator', '--port', '0', '--repo', 'http://me:s3cret@127.0.0.1:1/app.git'])
  expect(await unread.ended).toBe(2)
  expect(unread.output()).toContain('Git cannot read the repository of --repo, "http://127.0.0.1:1/app.git": ')
  expect(unread.output()).not.toContain('s3cret')
})

test('without --repo it has the services of taxiway.yaml, each built from its own folder', async () => {
  const repository = join(folder, 'shop')
  commit(repository, {
    'taxiway.yaml': `services:
  api: { service-id: svc_api, paths: [shared/**, api/**] }
  docs: { service-id: svc_docs, paths: [site/**, gone/**] }
  both: { service-id: svc_both, paths: [api/**, site/**] }
  all: { service-id: svc_all }
`,
    'api/index.html': 'the api',
    'shared/a.js': '',
    'site/index.html': 'the documents',
    'index.html': 'all of it',
  })
  const { child, output, ended, url, headers } = await startEmulator([], { cwd: join(repository, 'api') })
  const folders = { svc_api: 'api', svc_docs: 'site', svc_both: 'the root folder', svc_all: 'the root folder' }
  for (const [id, from] of Object.entries(folders))
    expect(output()).toContain(`${id}, built from ${from} of ${repository}\n`)
  const pages = ['svc_api', 'svc_docs', 'svc_all'].map(async (id) => {
    const answer = await fetch(`${url}/api/services/${id}/deploy`, { method: 'POST', headers, body: '{"ref":"main"}' })
    const { deploymentId } = JSON.parse(await answer.text())
    await (await fetch(`${url}/api/deployments/${deploymentId}/logs/stream`, { headers })).text()
    const service = JSON.parse(await (await fetch(`${url}/_taxiway/services/${id}`, { headers })).text())
    return await (await fetch(service.url)).text()
  })
  expect(await Promise.all(pages)).toEqual(['the api', 'the documents', 'all of it'])
  child.kill()
  await ended

  rmSync(join(repository, '.git'), { recursive: true, force: true })
  const outside = startTaxiway(['emulator', '--port', '0'], { cwd: repository })
  expect(await outside.ended).toBe(2)
  expect(outside.output()).toContain('is not at the root of a Git repository')
})
