import { expect, test } from 'vitest'
import { archiveOf, stage } from './local-platform.ts'

test('a trigger URL deploys without a key, becomes invalid when it is rotated, and is never logged', async () => {
  const logged: string[] = []
  await using local = await stage({ log: (line) => logged.push(line) })
  const body = { name: 'site', archiveBase64: archiveOf({ 'index.html': 'x' }), runtimeMode: 'static' }
  const created = await local.ask('/api/projects/demo/services/upload-b64', { body })
  const { id } = created.body.service
  await local.finish(id, created.body.deploymentId)
  const rotate = () => local.ask(`/api/services/${id}/deploy-trigger`, { method: 'POST' })
  const pull = async (url: string, method = 'POST') => {
    const response = await fetch(url, { method })
    return { status: response.status, body: (await response.json()) as { deploymentId: string } }
  }

  const first = await rotate()
  expect(first).toEqual({
    status: 201,
    body: { configured: true, token: expect.any(String), url: expect.stringContaining(first.body.token) },
  })
  expect(new URL(first.body.url).origin).toBe(local.platform.url)
  for (const method of ['POST', 'GET']) {
    const pulled = await pull(first.body.url, method)
    expect(pulled.status).toBe(202)
    expect((await local.finish(id, pulled.body.deploymentId)).record.status).toBe('live')
  }

  const second = await rotate()
  expect(second.body.token).not.toBe(first.body.token)
  expect(await pull(first.body.url)).toEqual({ status: 404, body: { error: expect.any(String) } })
  expect((await pull(second.body.url)).status).toBe(202)
  expect((await pull(`${second.body.url}x`)).status).toBe(404)
  expect((await pull(second.body.url, 'DELETE')).status).toBe(405)
  expect(logged.join('\n')).not.toContain(first.body.token)
  expect(logged.join('\n')).toContain('202 POST /api/deploy-triggers/***')
})

test('a service without a source is 409, as with a key', async () => {
  await using local = await stage()
  const { body } = await local.ask('/api/services/svc_demo/deploy-trigger', { method: 'POST' })
  const response = await fetch(body.url, { method: 'POST' })
  expect(response.status).toBe(409)
})
