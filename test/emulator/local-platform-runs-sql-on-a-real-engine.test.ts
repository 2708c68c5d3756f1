// @module-tag thorough

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../src/contract/operations.ts'
import { newFolder } from '../support/folder.ts'
import { type Stage, stage } from './local-platform.ts'
import captured from './psql-output.json' with { type: 'json' }

const databases = ['one', 'two'].map((id) => ({ id, name: id, engine: 'postgres' }) as const)
/** On a busy machine even a short statement takes half a second on a new engine. */
const console = { statementMs: 4_000, outputCharacters: 2_000 }

let local: Stage
const folder = newFolder(afterAll)
const options = { data: join(folder, 'state.db'), services: databases, console }
beforeAll(async () => {
  local = await stage(options)
  await print("create table t (a int primary key, b text); insert into t values (1, 'x'), (22, 'y')")
}, 120_000)
afterAll(() => local[Symbol.asyncDispose]())

async function ask(query: string, id = 'one') {
  return local.ask(`/api/services/${id}/db/console`, { body: { query } })
}

/** What the console prints, in a 200. */
async function print(query: string, id?: string): Promise<string> {
  const { status, body } = await ask(query, id)
  expect([status, body]).toEqual([200, { output: expect.any(String) }])
  return body.output
}

const failureOf = (output: string) => operations.db_query.hiddenFailure({ output })

// What psql 15 printed, both of its streams.
test.each(captured)('$sql fails if it fails in psql, with the same message', async ({ sql, output }) => {
  expect(failureOf(await print(sql))).toBe(failureOf(output))
})

test.each(['', ' ; ', '-- nothing'])('the empty statement %j prints nothing', async (sql) => {
  expect(await print(sql)).toBe('')
})

test.each([
  ['selct 1', 'ERROR:  syntax error at or near "selct"\nLINE 1: selct 1\n        ^'],
  ['select *\nfrom nope', 'ERROR:  relation "nope" does not exist\nLINE 2: from nope\n             ^'],
  ['insert into t values (3); select 1/0', 'INSERT 0 1\nERROR:  division by zero'],
  ["do $$ begin raise 'it' using detail = 'd', hint = 'h'; end $$", 'ERROR:  it\nDETAIL:  d\nHINT:  h\nCONTEXT:  PL/'],
])("the error of %j is PostgreSQL's own message in a 200", async (sql, printed) => {
  const output = await print(sql)
  expect(output.startsWith(printed)).toBe(true)
  expect(failureOf(output)).toMatch(/^The statement failed: ERROR: {2}/)
  expect(await print('select count(*) as n from t where a = 3')).toContain('\n 0\n')
})

test('no value looks like an error', async () => {
  for (const value of ['ERROR:  no', 'a\\nERROR:  no', 'a\\rERROR:  no']) {
    expect(failureOf(await print(`select E'${value}' as "ERROR:  no", 1`))).toBeUndefined()
  }
})

test('each query has its own session, and each service its own database', async () => {
  await print("begin; insert into t values (4); set application_name = 'mine'")
  expect(await print('select count(*) from t where a = 4; show application_name')).not.toMatch(/mine|\n 1\n/)
  expect(await print('select * from t', 'two')).toContain('relation "t" does not exist')
})

test('a long result is cut, but not the error after it', async () => {
  const output = await print("select repeat('x', 100000) from generate_series(1, 100); select 1/0")
  expect(output.length).toBeLessThan(3_000)
  expect(output).toContain('(cut: the console shows at most 2000 characters)')
  expect(failureOf(output)).toBe('The statement failed: ERROR:  division by zero')
})

test('an endless statement is ended and undone; another database answers meanwhile, and the next query waits', async () => {
  const endless = print('insert into t values (5); select pg_sleep(1e6)')
  const next = print('select count(*) as n from t where a = 5')
  const rotated = await local.ask('/api/services/one/db/password', { body: { password: 'newer' } })
  expect(rotated.status).toBe(200)
  expect(await print('select 1 as n', 'two')).toContain('(1 row)')
  expect(await endless).toBe('ERROR:  canceling statement due to statement timeout')
  expect(await next).toContain('\n 0\n')
})

test('closing a platform ends open queries, and a platform on the same file has the committed data', async () => {
  const running = ask('select pg_sleep(1e6)').catch(() => 'cut off')
  await local[Symbol.asyncDispose]()
  expect(await running).toBe('cut off')
  local = await stage({ ...options, console: { statementMs: 60_000 } })
  expect(await print('select count(*) as n from t')).toContain('\n 2\n')
})

test('a reset ends open queries like a stopped server, and removes the data', async () => {
  const running = print('select pg_sleep(1e6)')
  const waiting = print('select 1')
  // Which has to be started, while the first one runs.
  await print('select 1', 'two')
  await local.platform.reset()
  const stopped = 'FATAL:  terminating connection due to administrator command'
  expect([await running, await waiting]).toEqual([stopped, stopped])
  expect(existsSync(`${options.data}-databases`)).toBe(false)
})

test('a closed platform keeps no process alive, whatever its clients left open', async () => {
  const program = `
    import pg from 'pg'
    import { start } from './emulator/src/index.ts'
    const platform = await start({ services: ['one', 'two'].map((name) => ({ name, engine: 'postgres' })) })
    const headers = { authorization: 'Bearer ' + platform.keys.account }
    const connect = async (id) => {
      const said = await (await fetch(platform.url + '/api/services/' + id + '/connection', { headers })).json()
      const client = new pg.Client({ ...said, user: said.username })
      client.on('error', () => {})
      await client.connect()
      return client
    }
    const [deleted, idle, open, busy] = await Promise.all(['svc_two', 'svc_one', 'svc_one', 'svc_one'].map(connect))
    for (const client of [deleted, idle]) await client.query({ name: 'own', text: 'select 1' })
    await platform.deleteService('svc_two')
    await open.query('begin')
    busy.query('select 1').catch(() => {})
    await platform.close()
    console.log('closed')`
  const ended = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    timeout: 60_000,
  })
  expect(ended.stdout).toBe('closed\n')
})

test('a transaction that is left open ends after the limit, but no statement does', async () => {
  await using other = await stage({ services: databases, console: { statementMs: 1_000 } })
  const connect = async (): Promise<pg.Client> => {
    const { body } = await other.ask('/api/services/one/connection')
    const client = new pg.Client({ ...body, user: body.username })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const [left, next] = [await connect(), await connect()]
  await left.query('create table t (v int)')
  await left.query('begin')
  await left.query('insert into t select 1 from pg_sleep(1.5)')
  expect((await next.query('select count(*)::int as n from t')).rows).toEqual([{ n: 0 }])
  await expect(left.query('select 1')).rejects.toThrow()
  await next.end()
})
