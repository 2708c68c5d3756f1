import pg from 'pg'
import { expect, test } from 'vitest'
import { commit, useStage } from './local-platform.ts'

const local = useStage((folder) => {
  const build = `require('node:fs').writeFileSync('index.html', process.env.DATABASE_URL ?? '')`
  commit(`${folder}/app`, { 'build.cjs': build })
  const app = { name: 'app', repoUrl: `${folder}/app`, runtimeMode: 'static', buildCommand: 'node build.cjs' } as const
  return {
    services: [
      { id: 'svc_app', ...app },
      { id: 'svc_other', ...app, projectSlug: 'other' },
      { id: 'svc_database', name: 'database', engine: 'postgres' },
      { id: 'svc_cache', name: 'cache', engine: 'redis' },
    ],
  }
})

/** What get_db_connection says, as an address. */
async function address(): Promise<string> {
  const { body } = await local.ask('/api/services/svc_database/connection')
  return `postgres://${body.username}:${encodeURIComponent(body.password)}@${body.host}:${body.port}/${body.database}`
}

async function console(query: string): Promise<string> {
  return (await local.ask('/api/services/svc_database/db/console', { body: { query } })).body.output
}

/** A connected client of a driver that others wrote, which ends with the test. */
async function connect(url?: string) {
  const client = new pg.Client({ connectionString: url ?? (await address()), connectionTimeoutMillis: 100_000 })
  client.on('error', () => undefined)
  await client.connect()
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() })
}

test('what the connection says leads to the database of the console', async () => {
  await using client = await connect()
  await client.query('create table shared (v text)')
  expect(await console("insert into shared values ('from the console')")).toBe('INSERT 0 1')
  expect((await client.query('select v from shared where v <> $1', ['x'])).rows).toEqual([{ v: 'from the console' }])
  await expect(client.query('select nope')).rejects.toThrow('column "nope" does not exist')
  expect((await client.query('select 2 as n')).rows).toEqual([{ n: 2 }])
})

test('clients at once see no half transaction, and each has its own prepared statements', async () => {
  await using one = await connect()
  await using other = await connect()
  await one.query('create table counted (v int)')
  const prepared = (client: pg.Client, n: number) => client.query({ name: 'same', text: `select ${n} as n` })
  await prepared(one, 1)
  await prepared(other, 2)
  // The console ends none of them.
  await console('select 1')
  expect([(await prepared(one, 1)).rows, (await prepared(other, 2)).rows]).toEqual([[{ n: 1 }], [{ n: 2 }]])

  await one.query('begin')
  await one.query('insert into counted values (1)')
  const seen = other.query('select count(*)::int as n from counted')
  await one.query('rollback')
  expect((await seen).rows).toEqual([{ n: 0 }])
})

test('a client that left its transaction open holds nobody back', async () => {
  const left = await connect()
  await left.query('begin')
  await left.end()
  await using next = await connect()
  expect((await next.query('select 1 as n')).rows).toEqual([{ n: 1 }])
})

test('a COPY, which has no input here, is an error after which the session goes on', async () => {
  await using client = await connect()
  await client.query('create table copied (v int)')
  await expect(client.query('select 1; copy copied from stdin')).rejects.toThrow('cannot COPY from STDIN')
  expect((await client.query({ name: 'three', text: 'select 3 as n' })).rows).toEqual([{ n: 3 }])
})

test('a service of the project gets the address, unless it has a variable of that name', async () => {
  const live = async (id: string) => (await fetch((await local.deploy(id, 'main')).record.url)).text()
  const given = await live('svc_app')
  await using client = await connect(given)
  expect((await client.query('select 4 as n')).rows).toEqual([{ n: 4 }])
  expect(await live('svc_other')).toBe('')
  const own = [{ key: 'DATABASE_URL', value: 'postgres://elsewhere/' }]
  await local.ask('/api/services/svc_app/env/import', { body: { vars: own } })
  expect(await live('svc_app')).toBe('postgres://elsewhere/')
})

test('nothing listens for the other engines', async () => {
  const { body } = await local.ask('/api/services/svc_cache/connection')
  expect([body.host, body.port]).toEqual([expect.stringMatching(/^cache-\w+\.internal$/), 6379])
})
