import { expect, test } from 'vitest'
import { PostgresClient } from '../support/postgres-client.ts'
import { commit, useStage } from './local-platform.ts'

const local = useStage((folder) => {
  commit(`${folder}/app`, {
    'package.json': JSON.stringify({ scripts: { start: 'node server.js' } }),
    'server.js': `require('node:http').createServer((_, response) => response.end(process.env.DATABASE_URL)).listen(process.env.PORT)`,
  })
  const app = { name: 'app', repoUrl: `${folder}/app` }
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

test('what the connection says leads to the database of the console', async () => {
  using client = await PostgresClient.connect(await address())
  await client.query('create table shared (v text)')
  expect(await console("insert into shared values ('from the console')")).toBe('INSERT 0 1')
  expect((await client.query('select v from shared')).rows).toEqual([['from the console']])
  expect((await client.query('select nope')).error).toContain('column "nope" does not exist')
  expect((await client.query('select 2')).rows).toEqual([['2']])
})

test('another password, another database and a rotated password are refused', async () => {
  const url = await address()
  await expect(PostgresClient.connect(url.replace(/:[^:@]+@/, ':wrong@'))).rejects.toThrow(
    'password authentication failed for user "postgres"',
  )
  await expect(PostgresClient.connect(`${url}s`)).rejects.toThrow('database "postgress" does not exist')
  await local.ask('/api/services/svc_database/db/password', { body: { password: 'a new: one/' } })
  await expect(PostgresClient.connect(url)).rejects.toThrow('password authentication failed')
  using client = await PostgresClient.connect(await address())
  expect((await client.query('select 1')).rows).toEqual([['1']])
})

test('clients at once see no half transaction, and each has its own prepared statements', async () => {
  const url = await address()
  using one = await PostgresClient.connect(url)
  using other = await PostgresClient.connect(url)
  await one.query('create table counted (v int)')
  expect((await one.prepare('same', 'select 1')).error).toBeUndefined()
  expect((await other.prepare('same', 'select 2')).error).toBeUndefined()
  // The console ends none of them.
  await console('select 1')
  expect([await one.execute('same'), await other.execute('same')].map(({ rows }) => rows)).toEqual([[['1']], [['2']]])

  await one.query('begin')
  await one.query('insert into counted values (1)')
  const seen = other.query('select count(*) from counted')
  await one.query('rollback')
  expect((await seen).rows).toEqual([['0']])
})

test.each([
  'copy copied from stdin',
  'COPY copied (v) FROM STDIN WITH (FORMAT csv)',
  '/* from a dump */ copy copied from stdin;',
  '-- from a dump\ncopy copied from stdin',
  'select 1; copy copied from stdin; select 2',
  'copy\n"copied" from/**/stdin',
  '\u00a0copy copied from stdin',
])('%j is an error, after which the session goes on', async (sql) => {
  using client = await PostgresClient.connect(await address())
  await client.query('create table if not exists copied (v int)')
  expect((await client.query(sql)).error).toMatch(/cannot COPY from STDIN|syntax error/)
  expect((await client.query('select 3')).rows).toEqual([['3']])
  expect((await client.prepare('three', 'select 3')).error).toBeUndefined()
  expect((await client.execute('three')).rows).toEqual([['3']])
})

test('a prepared COPY is an error too, and text that only looks like one is text', async () => {
  using client = await PostgresClient.connect(await address())
  await client.query('create table if not exists copied (v int)')
  await client.prepare('copies', 'copy copied from stdin')
  expect((await client.execute('copies')).error).toContain('cannot COPY from STDIN')
  expect((await client.query(`select 'copy copied from stdin'`)).rows).toEqual([['copy copied from stdin']])
  expect((await client.query('copy (select 1) to stdout')).error).toBeUndefined()
})

test('what the engine cannot do is an error, after which it goes on', async () => {
  using client = await PostgresClient.connect(await address())
  // As after any other error, the transaction is void.
  await client.query('create table if not exists copied (v int)')
  for (const sql of ['begin', 'insert into copied values (1)', 'copy copied from stdin', 'commit'])
    await client.query(sql)
  expect((await client.query('select count(*) from copied')).rows).toEqual([['0']])
})

test('a service of the project gets the address, unless it has a variable of that name', async () => {
  const live = async (id: string) => {
    await local.deploy(id, 'main')
    const { body } = await local.ask(`/_taxiway/services/${id}`)
    return await (await fetch(body.url)).text()
  }
  const given = await live('svc_app')
  using client = await PostgresClient.connect(given)
  expect((await client.query('select 4')).rows).toEqual([['4']])
  expect(await live('svc_other')).toBe('')
  const own = [{ key: 'DATABASE_URL', value: 'postgres://elsewhere/' }]
  await local.ask('/api/services/svc_app/env/import', { body: { vars: own } })
  expect(await live('svc_app')).toBe('postgres://elsewhere/')
})

test('nothing listens for the other engines', async () => {
  const { body } = await local.ask('/api/services/svc_cache/connection')
  expect([body.host, body.port]).toEqual([expect.stringMatching(/^cache-\w+\.internal$/), 6379])
})
