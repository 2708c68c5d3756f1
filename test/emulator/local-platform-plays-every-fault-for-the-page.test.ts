import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type LocalPlatform, start } from '../../emulator/src/index.ts'
import { newFolder } from '../support/folder.ts'
import { runs, until } from './local-platform.ts'

const folder = newFolder(afterAll)

/** Shows the key, and fails. */
const failing = `console.log('arguments: ' + process.argv.slice(1, 2))
  console.error('the key is ' + process.env.TAXIWAY_API_KEY)
  process.exitCode = 1`
/** Writes its id into the file, and lives until somebody ends it. */
const hanging = (file: string): string =>
  `require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1_000)`

const running = (program: string): Promise<LocalPlatform> =>
  start({ services: [], client: [process.execPath, '-e', program] })

async function ask(at: LocalPlatform, method: string, path = '', key = at.keys.account) {
  const headers = { authorization: `Bearer ${key}` }
  const answer = await fetch(`${at.url}/_taxiway/resilience${path}`, { method, headers })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}

test('each fault is played on a platform of its own, one after the other until it is stopped, and its run can be read', async () => {
  await using platform = await running(failing)
  const before = (await ask(platform, 'GET')).body
  expect(before).toMatchObject({ available: true, isUnderWay: false, problem: null })
  expect(before.faults[0]).toEqual({ fault: 'none', happens: 'Nothing goes wrong.', state: 'waiting', played: null })
  expect((await ask(platform, 'POST', '', platform.keys.readOnly)).status).toBe(403)
  expect((await ask(platform, 'POST', '', 'wrong')).status).toBe(401)
  expect((await ask(platform, 'GET', '/none')).status).toBe(404)

  expect((await ask(platform, 'POST')).body.isUnderWay).toBe(true)
  expect((await ask(platform, 'POST')).status).toBe(409)
  await until(async () => (await ask(platform, 'GET')).body.faults[1].state === 'played')
  expect((await ask(platform, 'DELETE')).body).toMatchObject({ isUnderWay: false, problem: 'It was stopped.' })
  const [, second] = (await ask(platform, 'GET')).body.faults
  expect(second.played).toMatchObject({ verdict: 'key-shown', isHonest: false, exit: 1, requests: 0 })
  expect(second.played).not.toHaveProperty('run')
  const { body } = await ask(platform, 'GET', `/${second.fault}`)
  const said = body.run.lines.map(({ text }: { text: string }) => text)
  expect(said.toSorted()).toEqual(['arguments: deploy', 'the key is ***'])
  // Nothing of it reached this platform.
  expect([platform.ledger, platform.journal, platform.faults.list]).toEqual([[], [], []])
})

test.each(['stopped', 'closed'])('a run ends when it, or its platform, is %s', async (how) => {
  const file = join(folder, how)
  const local = await running(hanging(file))
  await ask(local, 'POST')
  await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '')
  const pid = Number(readFileSync(file, 'utf8'))
  const [first, ...others] = (await ask(local, 'GET')).body.faults
  expect([first.state, ...new Set(others.map(({ state }: { state: string }) => state))]).toEqual(['playing', 'waiting'])
  expect(runs(pid)).toBe(true)
  if (how === 'stopped') await ask(local, 'DELETE')
  await local.close()
  await until(() => !runs(pid))
})

test('a platform without a client says so', async () => {
  await using bare = await start({ services: [] })
  expect((await ask(bare, 'GET')).body.available).toBe(false)
  expect(await ask(bare, 'POST')).toMatchObject({
    status: 501,
    body: { error: expect.stringContaining('knows the client') },
  })
})
