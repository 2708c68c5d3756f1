import { expect, test } from 'vitest'
import { stage, useStage } from './local-platform.ts'

const local = useStage({
  services: [
    { id: 'one', name: 'one', internalPort: 3000 },
    { id: 'two', name: 'two' },
  ],
})

test('a project is created with a unique slug, and listed with its services', async () => {
  await using local = await stage()
  const create = (body: object) => local.ask('/api/projects', { body })
  const created = await create({ name: 'Größe & Co', description: 'ours' })
  expect(created).toEqual({
    status: 201,
    body: { id: expect.any(String), name: 'Größe & Co', slug: 'gro-e-co', description: 'ours' },
  })
  expect(await create({ name: 'gro E co' })).toMatchObject({ status: 409 })
  expect(await create({ name: '???' })).toMatchObject({ status: 400 })
  expect(await create({})).toMatchObject({ status: 400, body: { error: expect.stringContaining('name') } })
  const body = { name: 'one', projectSlug: 'gro-e-co', repoUrl: 'https://user:secret@127.0.0.1:1/x.git' }
  const service = await local.ask('/api/services', { body })
  expect(service.body.repoUrl).toBe('https://127.0.0.1:1/x.git')
  const { body: projects } = await local.ask('/api/projects')
  const database = { sourceType: 'database', engine: 'postgres' }
  expect(projects).toEqual([
    expect.objectContaining({ slug: 'demo', serviceCount: 2, services: [{ sourceType: 'upload' }, database] }),
    { ...created.body, serviceCount: 1, services: [{ sourceType: 'git' }] },
  ])
})

test('the catalog of engines has an entry for each kind of database, and for buckets', async () => {
  const { status, body } = await local.ask('/api/hangar/engines')
  expect([status, body.map(({ engine }: { engine: string }) => engine)]).toEqual([
    200,
    expect.arrayContaining(['postgres', 'mysql', 'mongodb', 'redis', 'bucket']),
  ])
})

test('environment groups are listed by name, without their values', async () => {
  await using local = await stage({ envGroups: ['staging', 'mail'] })
  const { body } = await local.ask('/api/env-groups')
  expect(body).toEqual(['mail', 'staging'].map((name) => ({ id: expect.any(String), name })))
})

test('a cron service shows its schedule, its command and its next run', async () => {
  await using local = await stage({
    services: [
      { id: 'nightly', name: 'n', runtimeMode: 'cron', startCommand: 'node job.js', schedule: '0 0 1 1 *' },
      { id: 'broken', name: 'b', runtimeMode: 'cron', schedule: 'every night' },
      { id: 'plain', name: 'p' },
    ],
  })
  const cron = async (id: string) => (await local.ask(`/api/services/${id}/cron`)).body
  expect(await cron('nightly')).toEqual({
    schedule: '0 0 1 1 *',
    command: 'node job.js',
    nextRun: `${new Date().getUTCFullYear() + 1}-01-01T00:00:00.000Z`,
    scheduleValid: true,
  })
  expect(await cron('broken')).toEqual({ schedule: 'every night', command: '', nextRun: null, scheduleValid: false })
  expect(await cron('plain')).toEqual({ schedule: '', command: '', nextRun: null, scheduleValid: false })
})

test("an attached address is effective after the next deployment, and takes precedence over the project's", async () => {
  await using local = await stage()
  const { id } = (await local.upload({ 'index.html': 'x' }, { runtimeMode: 'static' })).service
  const path = `/api/services/${id}/dedicated-ip`
  const attach = (ipId: string) => local.ask(path, { method: 'PUT', body: { ipId } })
  const projectIp = expect.objectContaining({ id: 'ip_project', address: '203.0.113.20' })
  expect(await local.ask(path)).toEqual({ status: 200, body: { ip: null, projectIp } })
  const ip = { id: 'ip_demo', address: '203.0.113.10', label: 'ip_demo', attachments: [{ kind: 'service', id }] }
  expect((await attach('ip_demo')).body).toEqual({ ip, redeployRequired: true, effective: '203.0.113.20' })
  expect((await local.ask(path)).body).toEqual({ ip, projectIp })
  await local.deploy(id)
  expect((await attach('ip_demo')).body).toEqual({ ip, redeployRequired: false, effective: ip.address })
  expect((await attach('of-another-account')).status).toBe(409)
  const detached = await local.ask('/api/projects/demo/dedicated-ip', { method: 'DELETE' })
  expect(detached).toEqual({ status: 200, body: { ip: null } })
  expect((await local.ask(path)).body).toEqual({ ip, projectIp: null })
})

const add = (id: string, hostname: unknown) => local.ask(`/api/services/${id}/domains`, { body: { hostname } })

test('a new domain is pending, whatever DNS says', async () => {
  expect(await add('one', 'App.Example.com')).toEqual({
    status: 201,
    body: {
      id: expect.any(String),
      serviceId: 'one',
      hostname: 'app.example.com',
      status: 'pending',
      port: 3000,
    },
  })
})

test('a domain that any service uses is 409', async () => {
  expect((await add('two', 'taken.example.com')).status).toBe(201)
  for (const id of ['one', 'two']) {
    expect((await add(id, 'TAKEN.example.com.')).status).toBe(409)
  }
})

test.each(['', 'localhost', 'a..b', '-a.example.com', '127.0.0.1', 'http://a.example', `${'a'.repeat(64)}.example`])(
  '%j is no domain: 400',
  async (hostname) => {
    expect(await add('one', hostname)).toEqual({ status: 400, body: { error: expect.stringMatching(/.{10}/) } })
  },
)
