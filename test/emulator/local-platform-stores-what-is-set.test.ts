import { expect, test } from 'vitest'
import { operations } from '../../src/contract/operations.ts'
import { useStage } from './local-platform.ts'

const local = useStage({
  services: [
    { id: 'db', name: 'Orders', engine: 'postgres' },
    { id: 'files', name: 'files', engine: 'bucket', storageGb: 20 },
    { id: 'cache', name: 'cache', engine: 'redis' },
    ...['web', 'fresh', 'floor', 'rules'].map((id) => ({ id, name: id })),
    { id: 'site', name: 'site', runtimeMode: 'static' },
  ],
  volumeGb: 500,
})

const connection = async (id: string) => (await local.ask(`/api/services/${id}/connection`)).body
const change = (id: string, path: string, body: object) => local.ask(`/api/services/${id}/db/${path}`, { body })
const resize = (id: string, storageGb: number) =>
  local.ask(`/api/services/${id}/storage`, { method: 'PATCH', body: { storageGb } })
const refused = { status: 400, body: { error: expect.any(String) } }

test('a connection has the fields of the contract', async () => {
  expect(await connection('db')).toEqual({
    engine: 'postgres',
    host: '127.0.0.1',
    port: expect.any(Number),
    username: 'postgres',
    password: expect.stringMatching(/^.{20,}$/),
    database: 'postgres',
    externalAccess: false,
    tls: false,
    allowIps: [],
  })
  expect(await connection('cache')).toMatchObject({ engine: 'redis', username: '', database: '' })
})

test('a rotated credential replaces the old one', async () => {
  const { password: old } = await connection('db')
  expect(await change('db', 'password', { password: 'short' })).toEqual({ status: 200, body: { status: 'rotated' } })
  expect(await connection('db')).toMatchObject({ password: 'short', username: 'postgres' })
  expect(old).not.toBe('short')
  const { username } = await connection('files')
  await change('files', 'password', { password: 'long enough' })
  expect(await connection('files')).toMatchObject({ password: 'long enough', username })
  await change('files', 'password', { password: 'longer still', accessKey: 'AK1' })
  expect(await connection('files')).toMatchObject({ password: 'longer still', username: 'AK1' })
})

test.each([
  ['an empty password', 'db', { password: '' }],
  ['a short secret key of a bucket', 'files', { password: '1234567' }],
  ['an access key of a service that is not a bucket', 'db', { password: 'long enough', accessKey: 'AK1' }],
  ['an empty access key', 'files', { password: 'long enough', accessKey: '' }],
])('%s is refused, and changes nothing', async (_, id, body) => {
  const before = await connection(id)
  expect(await change(id, 'password', body)).toEqual(refused)
  expect(await connection(id)).toEqual(before)
})

test('an allowlist is stored without duplicates, and not enforced', async () => {
  const allowIps = ['203.0.113.0/24', '198.51.100.7', '203.0.113.0/24']
  const kept = ['203.0.113.0/24', '198.51.100.7']
  expect((await change('db', 'allowlist', { allowIps })).body).toEqual({ allowIps: kept, enforced: false })
  expect((await connection('db')).allowIps).toEqual(kept)
  for (const source of ['203.0.113.0/33', 'example.com', '']) {
    expect(await change('db', 'allowlist', { allowIps: [source] })).toEqual(refused)
  }
  expect((await change('db', 'allowlist', { allowIps: [] })).body).toEqual({ allowIps: [], enforced: false })
})

test('TLS shows in the connection; a bucket has no switch', async () => {
  expect((await change('cache', 'tls', { tls: true })).body).toEqual({ tls: true, redeploying: false })
  expect((await connection('cache')).tls).toBe(true)
  expect(await change('files', 'tls', { tls: true })).toEqual(refused)
})

test('the filesystem only grows, whatever size is billed', async () => {
  const grown = { storageGb: 40, previousGb: 20, applyError: '', filesystemGb: 40 }
  expect(await resize('files', 40)).toEqual({ status: 200, body: grown })
  expect((await resize('files', 5)).body).toEqual({ storageGb: 5, previousGb: 40, applyError: '', filesystemGb: 40 })
  expect((await resize('files', 30)).body).toMatchObject({ previousGb: 5, applyError: '', filesystemGb: 40 })
  expect(await resize('files', 1e9)).toEqual(refused)
})

test("a size beyond the machine's is billed but not applied, which only the body of the 200 shows", async () => {
  const { status, body } = await resize('db', 501)
  expect({ status, ...body }).toMatchObject({ status: 200, storageGb: 501, previousGb: 10, filesystemGb: 10 })
  expect(operations.set_storage.hiddenFailure(body)).toMatch(/could not grow to 501 GB/)
  expect((await resize('db', 500)).body).toMatchObject({ previousGb: 501, applyError: '', filesystemGb: 500 })
})

test('other services have no database settings, and a database cannot be deployed', async () => {
  expect(await local.ask('/api/services/web/connection')).toEqual(refused)
  expect(await resize('web', 10)).toEqual(refused)
  for (const id of ['web', 'cache', 'files'])
    expect(await change(id, 'console', { query: 'select 1' })).toEqual(refused)
  expect((await local.ask('/api/services/db/deploy', { body: {} })).status).toBe(400)
  expect((await local.ask('/api/services/db/deploy', { body: { ref: 'main' } })).status).toBe(400)
})

const scaling = (id: string) => `/api/services/${id}/scaling`
const scale = (id: string, body: unknown) => local.ask(scaling(id), { method: 'PATCH', body })

const fresh = {
  minReplicas: 1,
  maxReplicas: 1,
  desiredReplicas: 1,
  instances: 1,
  autoscaleEnabled: false,
  autoscaleCpuPct: 80,
  autoscaleMemPct: 80,
  autoscalable: true,
}

test('a service starts with one instance, and an empty change changes nothing', async () => {
  expect(await local.ask(scaling('fresh'))).toEqual({ status: 200, body: fresh })
  expect((await scale('fresh', {})).body).toEqual({ scaling: fresh, redeploying: false })
})

test('with autoscaling on, instances is the minimum', async () => {
  const asked = { instances: 2, maxInstances: 5, autoscaleEnabled: true, autoscaleCpuPct: 60, autoscaleMemPct: 0 }
  const { status, body } = await scale('floor', asked)
  expect([status, body.redeploying]).toEqual([200, false])
  expect(body.scaling).toMatchObject({ minReplicas: 2, maxReplicas: 5, autoscaleCpuPct: 60, autoscaleMemPct: 0 })
  expect([2, 3, 4, 5]).toContain(body.scaling.desiredReplicas)
  expect((await local.ask(scaling('floor'))).body).toEqual(body.scaling)
})

test('a missing maximum rises with the minimum, and a given one must not be below it', async () => {
  expect((await scale('rules', { instances: 4 })).body.scaling).toMatchObject({ minReplicas: 4, maxReplicas: 4 })
  const kept = (await local.ask(scaling('rules'))).body
  for (const body of [{ maxInstances: 3 }, { instances: 3, maxInstances: 2 }, { maxInstances: 1_001 }]) {
    expect(await scale('rules', body)).toEqual({ status: 400, body: { error: expect.stringMatching(/.{10}/) } })
  }
  expect((await local.ask(scaling('rules'))).body).toEqual(kept)
})

test('a service without a process cannot autoscale', async () => {
  expect((await local.ask(scaling('site'))).body.autoscalable).toBe(false)
  expect((await scale('site', { autoscaleEnabled: true })).status).toBe(400)
})

test('redeploying is true only if the service is deployed again', async () => {
  const { id } = (await local.upload({ 'index.html': 'x' }, { runtimeMode: 'static' })).service
  const history = async () => (await local.ask(`/api/services/${id}/deployments`)).body.deployments
  expect((await scale(id, { maxInstances: 3 })).body.redeploying).toBe(false)
  expect(await history()).toHaveLength(1)
  expect((await scale(id, { instances: 2 })).body.redeploying).toBe(true)
  const [newest, ...others] = await history()
  expect(others).toHaveLength(1)
  expect((await local.finish(id, newest.deploymentId)).record.status).toBe('live')
})
