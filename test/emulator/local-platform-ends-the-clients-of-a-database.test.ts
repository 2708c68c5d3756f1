// @module-tag thorough
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { type Stage, until, useStage } from './local-platform.ts'

const services = ['one', 'two'].map((name) => ({ name, engine: 'postgres' }) as const)

/** A client that may be cut, with a statement of its own. */
async function connect(local: Pick<Stage, 'ask'>, id: string): Promise<pg.Client> {
  const { body } = await local.ask(`/api/services/${id}/connection`)
  const { username: user, password, host, port, database } = body
  const client = new pg.Client({ user, password, host, port, database })
  client.on('error', () => undefined)
  await client.connect()
  await client.query({ name: 'own', text: 'select 1' })
  return client
}

const isCut = (client: pg.Client) => expect(client.query('select 1')).rejects.toThrow()

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

describe('on one platform', () => {
  const local = useStage((folder) => ({ services, data: join(folder, 'state.db') }))

  test('a restarted engine cuts its clients, and serves the next ones', async () => {
    const client = await connect(local, 'svc_one')
    await local.ask('/api/services/svc_one/db/tls', { body: { tls: true } })
    const isServed = (): Promise<boolean> =>
      client.query('select 1').then(
        () => true,
        () => false,
      )
    await until(async () => !(await isServed()))
    await (await connect(local, 'svc_one')).end()
  })

  test('a deleted database takes its clients and its data along, and a reset brings it back', async () => {
    const databases = `${join(local.folder, 'state.db')}-databases`
    const client = await connect(local, 'svc_one')
    await local.platform.deleteService('svc_one')
    await isCut(client)
    const other = await connect(local, 'svc_two')
    expect(readdirSync(databases)).toHaveLength(1)

    await local.platform.reset()
    await isCut(other)
    await (await connect(local, 'svc_one')).end()
  })
})

describe('with a limit of a second', () => {
  const local = useStage({ services, console: { statementMs: 1_000 } })

  test('a transaction that is left open ends after the limit, but no statement does', async () => {
    const one = await connect(local, 'svc_one')
    const other = await connect(local, 'svc_one')
    await one.query('create table t (v int)')
    await one.query('begin')
    await one.query('insert into t select 1 from pg_sleep(1.5)')
    expect((await other.query('select count(*)::int as n from t')).rows).toEqual([{ n: 0 }])
    await isCut(one)
    await other.end()
  })
})
