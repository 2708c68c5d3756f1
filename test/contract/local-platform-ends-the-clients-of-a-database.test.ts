// @module-tag thorough
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { PostgresClient } from '../support/postgres-client.ts'
import { type Stage, useStage } from './local-platform.ts'

const services = ['one', 'two'].map((name) => ({ name, engine: 'postgres' }) as const)
const stopped = 'terminating connection due to administrator command'

async function address(local: Pick<Stage, 'ask'>, id: string): Promise<string> {
  const { body } = await local.ask(`/api/services/${id}/connection`)
  return `postgres://${body.username}:${body.password}@${body.host}:${body.port}/${body.database}`
}

/** A client with a statement of its own, which has to go when the client goes. */
async function prepared(url: string): Promise<PostgresClient> {
  const client = await PostgresClient.connect(url)
  await client.prepare('own', 'select 1')
  return client
}

test('a closed platform keeps no process alive, whatever its clients left open', async () => {
  const program = `
    import { start } from './emulator/src/index.ts'
    import { PostgresClient } from './test/support/postgres-client.ts'
    const platform = await start({ services: ['one', 'two'].map((name) => ({ name, engine: 'postgres' })) })
    const headers = { authorization: 'Bearer ' + platform.keys.account }
    const connect = async (id) => {
      const said = await (await fetch(platform.url + '/api/services/' + id + '/connection', { headers })).json()
      const who = said.username + ':' + said.password
      return PostgresClient.connect('postgres://' + who + '@' + said.host + ':' + said.port + '/' + said.database)
    }
    const [deleted, idle, open, busy] = await Promise.all(['svc_two', 'svc_one', 'svc_one', 'svc_one'].map(connect))
    for (const client of [deleted, idle]) await client.prepare('own', 'select 1')
    await platform.deleteService('svc_two')
    await open.query('begin')
    busy.query('select 1').catch(() => {})
    await platform.close()
    console.log('closed')`
  const ended = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    timeout: 40_000,
  })
  expect(ended.stdout).toBe('closed\n')
})

describe('on one platform', () => {
  const local = useStage((folder) => ({ services, data: join(folder, 'state.db') }))

  test('a restarted engine cuts its clients, whose statements are gone', async () => {
    const url = await address(local, 'svc_one')
    using client = await prepared(url)
    await local.ask('/api/services/svc_one/db/tls', { body: { tls: true } })
    expect((await client.execute('own')).error).toBe(stopped)
    using next = await prepared(url)
    expect((await next.execute('own')).rows).toEqual([['1']])
  })

  test('an answer of any length lets the next client have its turn', async () => {
    const url = await address(local, 'svc_one')
    using one = await PostgresClient.connect(url)
    using other = await PostgresClient.connect(url)
    // The engine answers in pieces of 8 KiB: the last message is cut in two at some of these lengths.
    for (let length = 8_060; length < 8_200; length += 1) {
      expect((await one.query(`select repeat('x', ${length})`)).rows[0]?.[0]).toHaveLength(length)
      expect((await other.query('select 1')).rows).toEqual([['1']])
    }
  })

  test('a statement of many megabytes arrives whole', async () => {
    using client = await PostgresClient.connect(await address(local, 'svc_one'))
    const length = 40_000_000
    expect((await client.query(`select length('${'x'.repeat(length)}')`)).rows).toEqual([[String(length)]])
  })

  test('a deleted database takes its clients and its data along, and a reset brings it back', async () => {
    const databases = `${join(local.folder, 'state.db')}-databases`
    using client = await prepared(await address(local, 'svc_one'))
    await local.platform.deleteService('svc_one')
    expect((await client.query('select 1')).error).toBe(stopped)
    // It starts another engine, which takes longer than one for the client that went.
    using other = await prepared(await address(local, 'svc_two'))
    expect((await other.execute('own')).rows).toEqual([['1']])
    expect(readdirSync(databases)).toHaveLength(1)

    await local.platform.reset()
    expect((await other.query('select 1')).error).toBe(stopped)
    using again = await prepared(await address(local, 'svc_one'))
    expect((await again.execute('own')).rows).toEqual([['1']])
  })
})

describe('with a limit of a second', () => {
  const local = useStage({ services, console: { statementMs: 1_000 } })

  test('a transaction that is left open ends after the limit, but no statement does', async () => {
    const url = await address(local, 'svc_one')
    using one = await PostgresClient.connect(url)
    using other = await PostgresClient.connect(url)
    await one.query('create table t (v int)')
    await one.query('begin')
    await one.query('insert into t values (1)')
    // Nothing comes or goes for longer than the limit.
    expect((await one.query('select pg_sleep(1.5)')).error).toBeUndefined()
    expect((await other.query('select count(*) from t')).rows).toEqual([['0']])
    expect((await one.query('select 1')).error).toBe('terminating connection due to idle-in-transaction timeout')
  })

  test('an endless statement whose client has left holds up nobody for longer than the limit', async () => {
    const url = await address(local, 'svc_one')
    const leaving = await PostgresClient.connect(url)
    using waiting = await PostgresClient.connect(url)
    await leaving.query('create table u (v int)')
    // It has its turn, so the other one waits.
    await leaving.query('begin')
    const endless = leaving.query('insert into u select 1 from pg_sleep(1e6)').catch(() => 'left')
    const turn = waiting.query('insert into u values (2)')
    leaving[Symbol.dispose]()
    expect(await endless).toBe('left')
    expect((await turn).error).toBe(stopped)
    using next = await PostgresClient.connect(url)
    expect((await next.query('select count(*) from u')).rows).toEqual([['0']])
  })
})
