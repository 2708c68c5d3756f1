import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, start } from '../../emulator/src/index.ts'
import { runs, until } from './local-platform.ts'

/** Prints what it was given, and lives until somebody ends it. */
const client = [
  process.execPath,
  '-e',
  `console.log(JSON.stringify({ argv: process.argv, names: Object.keys(process.env), pid: process.pid }))
  console.error('the key is ' + process.env.TAXIWAY_API_KEY)
  process.on('SIGTERM', () => process.exit(3))
  setInterval(() => undefined, 1_000)`,
]
const fault = { operation: 'deploy_upload', kind: 'fail-build', times: 1 }

let platform: LocalPlatform
beforeAll(async () => {
  platform = await start({ services: [], client, faults: [{ operation: 'whoami', kind: 'html', times: 1 }] })
})
afterAll(() => platform.close())

async function ask(method: string, body?: unknown, at = platform, key = at.keys.account) {
  const answer = await fetch(`${at.url}/_taxiway/client-run`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}

async function printed(at = platform): Promise<{ argv: string[]; names: string[]; pid: number }> {
  await until(async () => (await ask('GET', undefined, at)).body.run.lines.length > 1)
  const { lines } = (await ask('GET', undefined, at)).body.run
  return JSON.parse(lines.find(({ text }: { text: string }) => text.startsWith('{')).text)
}

test('one run at a time has the key in its environment alone, and its fault lasts no longer than it', async () => {
  expect((await ask('POST', { faults: [fault] }, platform, platform.keys.readOnly)).status).toBe(403)
  expect((await ask('POST', { faults: [fault] }, platform, 'wrong')).status).toBe(401)
  expect((await ask('POST', { faults: [{ kind: 'nonsense' }] })).status).toBe(400)
  expect((await ask('POST', { service: 'svc_missing', faults: [] })).status).toBe(404)
  expect((await ask('GET')).body).toEqual({ available: true, run: null })

  expect((await ask('POST', { faults: [fault] })).status).toBe(200)
  const { argv, names } = await printed()
  expect(names).toContain('TAXIWAY_API_KEY')
  expect(argv.join(' ')).not.toContain(platform.keys.account)
  expect(platform.faults.list).toHaveLength(2)
  const second = await ask('POST', { faults: [] })
  expect(second).toMatchObject({ status: 409, body: { error: expect.stringContaining('A run is under way') } })
  const shown = JSON.stringify((await ask('GET')).body)
  expect(shown).toContain('the key is ***')
  expect(shown).not.toContain(platform.keys.account)

  await ask('DELETE')
  // Windows has no signals: the client is ended there, and says nothing.
  const code = process.platform === 'win32' ? 1 : 3
  await until(async () => (await ask('GET')).body.run.exitCode === code)
  expect(platform.faults.list).toEqual([{ operation: 'whoami', kind: 'html', times: 1 }])
})

test('a run is judged by what is true, all its requests are one run, and its key ends with it', async () => {
  const claiming = [
    process.execPath,
    '-e',
    `const ask = (path, method) => fetch(process.env.TAXIWAY_BASE_URL + path, {
      method, headers: { authorization: 'Bearer ' + process.env.TAXIWAY_API_KEY, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
    const main = async () => {
      for (const each of [1, 2]) await ask('/api/auth/me')
      await ask('/api/services/svc_empty/deploy', 'POST')
      for (let n = 0; n < 1200; n += 1) console.log('line ' + n)
      console.log('It is live, says the client')
    }
    main()`,
  ]
  await using other = await start({ services: [{ id: 'svc_empty', name: 'empty', image: 'none' }], client: claiming })
  await ask('POST', { faults: [] }, other)
  await until(async () => (await ask('GET', undefined, other)).body.run.verdict !== null)
  const { run } = (await ask('GET', undefined, other)).body
  expect(run.verdict).toMatchObject({ verdict: 'false-green', isHonest: false })
  expect(run.verdict.truth).toMatch(
    /^The deploy took effect, and the deployment of "empty" failed: The image "none" has/,
  )
  expect(run.lines.at(-1).text).toBe('It is live, says the client')
  // It names the client that was run.
  expect(run.command).toContain(process.execPath)
  expect(run.command).toContain('It is live, says the client')
  expect(run.command).not.toMatch(/^taxiway /)
  expect(run.lines.some(({ text }: { text: string }) => text === '[201 lines are not kept]')).toBe(true)
  expect(other.journal.map(({ run, status }) => [run, status])).toEqual([
    ...[1, 2].map(() => [run.run, 200]),
    [run.run, 202],
  ])
})

test('a client is named as people type it, and is given no branch that nothing names', async () => {
  const services = [
    { id: 'svc_app', name: 'app', repoUrl: '/nowhere' },
    { id: 'svc_next', name: 'next', repoUrl: '/nowhere', branch: 'next' },
  ]
  for (const [service, typed] of [
    ['svc_app', './our-deploy deploy --service-id svc_app --timeout'],
    ['svc_next', './our-deploy deploy --service-id svc_next --ref next --timeout'],
  ]) {
    await using platform = await start({ services, client, clientName: './our-deploy' })
    await ask('POST', { service, faults: [] }, platform)
    expect((await ask('GET', undefined, platform)).body.run.command).toContain(typed)
  }
  await using named = await start({ services: [], client, clientName: './our-deploy' })
  await ask('POST', { faults: [] }, named)
  expect((await ask('GET', undefined, named)).body.run.command).toMatch(/^\.\/our-deploy upload /)
})

test('a run ends with its platform', async () => {
  const other = await start({ services: [], client })
  await ask('POST', { faults: [] }, other)
  const { pid } = await printed(other)
  expect(runs(pid)).toBe(true)
  await other.close()
  expect(runs(pid)).toBe(false)
})

test('a platform without a client says so, and so does a client that cannot be started', async () => {
  await using bare = await start({ services: [] })
  expect((await ask('GET', undefined, bare)).body).toEqual({ available: false, run: null })
  expect(await ask('POST', { faults: [] }, bare)).toMatchObject({
    status: 501,
    body: { error: expect.stringContaining('knows the client') },
  })
  await using lost = await start({ services: [], client: ['no-such-program-of-taxiway'] })
  await ask('POST', { faults: [fault] }, lost)
  await until(async () => (await ask('GET', undefined, lost)).body.run.exitCode !== null)
  expect((await ask('GET', undefined, lost)).body.run.lines[0].text).toContain('The client could not be started')
  expect(lost.faults.list).toEqual([])
})
