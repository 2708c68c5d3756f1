import { beforeAll, expect, test } from 'vitest'
import { serverSaying, stage, useStage, visit } from './local-platform.ts'

const local = useStage()
let id = ''
beforeAll(async () => {
  const settings = { startCommand: 'node server.cjs', internalPort: 8080 }
  id = (await local.upload({ 'server.cjs': serverSaying('hello') }, settings)).service.id
})

const expose = (service: string, body: unknown) => local.ask(`/api/services/${service}/ports`, { body })
const history = async () => (await local.ask(`/api/services/${id}/deployments`)).body.deployments

test('a mapping has a hostname at once, and works after the next deployment', async () => {
  const { status, body } = await expose(id, { port: '8080', label: 'www' })
  expect([status, body]).toEqual([
    201,
    { port: 8080, label: 'www', hostname: expect.stringMatching(/^www-[\w.-]+:\d+$/) },
  ])
  expect((await visit(local, body.hostname)).status).toBe(503)
  expect(await history()).toHaveLength(1)
  await local.deploy(id)
  expect(await visit(local, body.hostname)).toMatchObject({ status: 200, text: 'hello' })
  expect(await visit(local, body.hostname.toUpperCase())).toMatchObject({ status: 200 })
})

test('a port or a label that is taken is 409, on this service and not on another', async () => {
  await expose(id, { port: '8080', label: 'www' })
  expect((await expose(id, { port: '8080', label: 'other' })).status).toBe(409)
  expect((await expose(id, { port: '9090', label: 'www' })).status).toBe(409)
  expect((await expose('svc_demo', { port: '8080', label: 'www' })).status).toBe(201)
})

test('deploy redeploys now, unless it says no', async () => {
  const before = (await history()).length
  expect((await expose(id, { port: '7001', label: 'a', deploy: 'false' })).status).toBe(201)
  expect(await history()).toHaveLength(before)
  expect((await expose(id, { port: '7002', label: 'b', deploy: 'true' })).status).toBe(201)
  const [newest, ...others] = await history()
  expect(others).toHaveLength(before)
  expect((await local.finish(id, newest.deploymentId)).record.status).toBe('live')
})

const server = `require('node:http').createServer((request, response) => {
  response.setHeader('x-robots-tag', 'all').end('mine')
}).listen(process.env.PORT)`

test.each([
  ['a process', { 'server.cjs': server }, { startCommand: 'node server.cjs' }, 'mine'],
  ['a folder', { 'index.html': 'mine', 'robots.txt': 'mine' }, { runtimeMode: 'static' }, 'mine'],
])('a change of search indexing applies at once to %s', async (_, files, settings, mine) => {
  await using local = await stage()
  const { service, deploymentId } = await local.queue(files, settings)
  const { id } = service
  const { body: exposed } = await local.ask(`/api/services/${id}/ports`, { body: { port: '80', label: 'www' } })
  const { record } = await local.finish(id, deploymentId)
  await local.deploy(id)
  const allow = (enabled: boolean) =>
    local.ask(`/api/services/${id}/search-indexing`, { method: 'PATCH', body: { enabled } })
  const seen = async (path: string) => {
    const response = await fetch(record.url + path)
    return { tag: response.headers.get('x-robots-tag'), text: await response.text() }
  }

  expect((await seen('/')).tag).not.toBe('noindex')
  expect((await seen('/robots.txt')).text).toBe(mine)

  const off = await allow(false)
  expect([off.status, off.body]).toEqual([
    200,
    { ...service, status: expect.any(String), url: record.url, searchIndexing: false },
  ])
  expect(await seen('/')).toEqual({ tag: 'noindex', text: mine })
  expect(await seen('/robots.txt?x')).toEqual({ tag: 'noindex', text: 'User-agent: *\nDisallow: /\n' })
  expect((await visit(local, exposed.hostname)).headers['x-robots-tag']).toBe('noindex')
  expect((await seen('/missing')).tag).toBe('noindex')

  expect((await allow(true)).body.searchIndexing).toBe(true)
  expect((await seen('/')).tag).not.toBe('noindex')
  expect((await seen('/robots.txt')).text).toBe(mine)
})
