import { expect, test } from 'vitest'
import { archiveOf, stage, visit } from './local-platform.ts'

const server = `require('node:http').createServer((request, response) => {
  response.setHeader('x-robots-tag', 'all').end('mine')
}).listen(process.env.PORT)`

test.each([
  ['a process', { 'server.cjs': server }, { startCommand: 'node server.cjs' }, 'mine'],
  ['a folder', { 'index.html': 'mine', 'robots.txt': 'mine' }, { runtimeMode: 'static' }, 'mine'],
])('a change of search indexing applies at once to %s', async (_, files, settings, mine) => {
  await using local = await stage()
  const body = { name: 'site', archiveBase64: archiveOf(files), ...settings }
  const created = await local.ask('/api/projects/demo/services/upload-b64', { body })
  const { id } = created.body.service
  const { body: exposed } = await local.ask(`/api/services/${id}/ports`, { body: { port: '80', label: 'www' } })
  const { record } = await local.finish(id, created.body.deploymentId)
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
    { ...created.body.service, status: expect.any(String), url: record.url, searchIndexing: false },
  ])
  expect(await seen('/')).toEqual({ tag: 'noindex', text: mine })
  expect(await seen('/robots.txt?x')).toEqual({ tag: 'noindex', text: 'User-agent: *\nDisallow: /\n' })
  expect((await visit(local, exposed.hostname)).headers['x-robots-tag']).toBe('noindex')
  expect((await seen('/missing')).tag).toBe('noindex')

  expect((await allow(true)).body.searchIndexing).toBe(true)
  expect((await seen('/')).tag).not.toBe('noindex')
  expect((await seen('/robots.txt')).text).toBe(mine)
})

test('a switch is true or false', async () => {
  await using local = await stage()
  for (const body of [{}, { enabled: 'true' }, { enabled: null }]) {
    const answer = await local.ask('/api/services/svc_demo/search-indexing', { method: 'PATCH', body })
    expect(answer.status).toBe(400)
  }
})
