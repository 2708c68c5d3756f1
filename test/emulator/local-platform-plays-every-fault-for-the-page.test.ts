import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LocalPlatform, start } from '../../emulator/src/index.ts'
import { newFolder } from '../support/folder.ts'
import { runs, until } from './local-platform.ts'

const folder = newFolder(afterAll)

/** Shows the key, and fails. */
const failing = [
  process.execPath,
  '-e',
  `console.log('arguments: ' + process.argv.slice(1, 2))
  console.error('the key is ' + process.env.TAXIWAY_API_KEY)
  process.exitCode = 1`,
]

/** Writes its id into the file, and lives until somebody ends it. */
function hanging(file: string): readonly string[] {
  const script = `require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1_000)`
  return [process.execPath, '-e', script]
}

let platform: LocalPlatform
beforeAll(async () => {
  platform = await start({ services: [], client: failing })
})
afterAll(() => platform.close())

async function ask(method: string, path = '', at = platform, key = at.keys.account) {
  const headers = { authorization: `Bearer ${key}` }
  const answer = await fetch(`${at.url}/_taxiway/resilience${path}`, { method, headers })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}

test('every fault is played once, each on a platform of its own, and its run can be read', async () => {
  const before = (await ask('GET')).body
  expect(before).toMatchObject({ available: true, isUnderWay: false, problem: null })
  expect(before.faults[0]).toEqual({ fault: 'none', happens: 'Nothing goes wrong.', state: 'waiting', played: null })
  expect((await ask('POST', '', platform, platform.keys.readOnly)).status).toBe(403)
  expect((await ask('POST', '', platform, 'wrong')).status).toBe(401)
  expect((await ask('GET', '/none')).status).toBe(404)

  expect((await ask('POST')).body.isUnderWay).toBe(true)
  expect((await ask('POST')).status).toBe(409)
  // Each fault has a platform, a repository and a process: more than twenty seconds beside much other work.
  await vi.waitUntil(async () => !(await ask('GET')).body.isUnderWay, { timeout: 55_000, interval: 50 })
  const { faults, problem } = (await ask('GET')).body
  expect([problem, faults.length]).toEqual([null, before.faults.length])
  for (const { state, played } of faults) {
    expect(state).toBe('played')
    expect(played).toMatchObject({ verdict: 'key-shown', isHonest: false, exit: 1, requests: 0 })
    expect(played).not.toHaveProperty('run')
  }
  const { body } = await ask('GET', '/slow')
  const said = body.run.lines.map(({ text }: { text: string }) => text)
  expect(said.toSorted()).toEqual(['arguments: deploy', 'the key is ***'])
  // Nothing of it reached this platform.
  expect(platform.ledger).toEqual([])
  expect(platform.journal).toEqual([])
  expect(platform.faults.list).toEqual([])
})

test.each(['stopped', 'closed'])('a run ends when it, or its platform, is %s', async (how) => {
  const file = join(folder, how)
  const local = await start({ services: [], client: hanging(file) })
  await ask('POST', '', local)
  await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '')
  const pid = Number(readFileSync(file, 'utf8'))
  const [first, ...others] = (await ask('GET', '', local)).body.faults
  expect([first.state, ...new Set(others.map(({ state }: { state: string }) => state))]).toEqual(['playing', 'waiting'])
  expect(runs(pid)).toBe(true)
  if (how === 'stopped') {
    const { body } = await ask('DELETE', '', local)
    expect(body).toMatchObject({ isUnderWay: false, problem: 'It was stopped.' })
  }
  await local.close()
  await until(() => !runs(pid))
})

test('a platform without a client says so', async () => {
  await using bare = await start({ services: [] })
  expect((await ask('GET', '', bare)).body.available).toBe(false)
  expect(await ask('POST', '', bare)).toMatchObject({
    status: 501,
    body: { error: expect.stringContaining('knows the client') },
  })
})
