import { expect, test } from 'vitest'
import { runs, serverSaying, stage, until } from './local-platform.ts'

const deleted = '/api/projects/demo/deleted-services'

test('a deleted service ends, is 404, and is listed as deleted, also after a restart', async () => {
  await using keeper = await stage()
  const data = `${keeper.folder}/state.db`
  const local = await stage({ data })
  const settings = { name: 'web', startCommand: 'node server.cjs' }
  const { record, ...created } = await local.upload({ 'server.cjs': serverSaying('hello') }, settings)
  const { id, slug } = created.service
  const pid = Number(await (await fetch(`${record.url}/pid`)).text())
  expect((await local.ask(deleted)).body).toEqual([])
  const { body: trigger } = await local.ask(`/api/services/${id}/deploy-trigger`, { method: 'POST' })

  await local.platform.deleteService(id)
  await until(() => !runs(pid))
  await expect(fetch(record.url)).rejects.toThrow()
  expect((await local.ask(`/api/services/${id}/deployments`)).status).toBe(404)
  expect((await local.ask(`/api/deployments/${created.deploymentId}/logs`)).status).toBe(404)
  expect((await fetch(trigger.url, { method: 'POST' })).status).toBe(404)
  await local.platform.deleteService('svc_demo')
  await expect(local.platform.deleteService('svc_demo')).rejects.toThrow('svc_demo')
  const expected = [
    expect.objectContaining({ id: 'svc_demo', name: 'demo' }),
    { id, name: 'web', slug, deletedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]
  expect((await local.ask(deleted)).body).toEqual(expected)
  await local[Symbol.asyncDispose]()

  await using again = await stage({ data })
  expect((await again.ask(deleted)).body).toEqual(expected)
  expect((await again.ask('/api/services/svc_demo/scaling')).status).toBe(404)
})

test('a key sees the deleted services of its scope', async () => {
  await using local = await stage({
    services: [
      { id: 'one', name: 'one' },
      { id: 'two', name: 'two', environmentSlug: 'preview' },
      { id: 'far', name: 'far', projectSlug: 'other' },
    ],
  })
  for (const id of ['one', 'two', 'far']) await local.platform.deleteService(id)
  const seen = async (role: string) => {
    const { status, body } = await local.ask(deleted, { role })
    return status === 200 ? body.map(({ id }: { id: string }) => id).sort() : status
  }
  expect(await seen('account')).toEqual(['one', 'two'])
  expect(await seen('readOnly')).toEqual(['one', 'two'])
  expect(await seen('project')).toEqual(['one', 'two'])
  expect(await seen('preview')).toEqual(['two'])
  expect(await seen('far')).toBe(403)
  expect((await local.ask('/api/projects/other/deleted-services', { role: 'project' })).status).toBe(404)
  expect((await local.ask('/api/projects/none/deleted-services')).status).toBe(404)
})

test('an open build ends with its service', async () => {
  await using local = await stage()
  const build = `console.log('pid ' + process.pid); setInterval(() => {}, 1000)`
  const created = await local.queue({ 'build.cjs': build }, { buildCommand: 'node build.cjs', runtimeMode: 'cron' })
  let pid = 0
  await until(async () => {
    const { body: lines } = await local.ask(`/api/deployments/${created.deploymentId}/logs`)
    pid = Number(/pid (\d+)/.exec(JSON.stringify(lines))?.[1] ?? 0)
    return pid > 0
  })
  await local.platform.deleteService(created.service.id)
  await until(() => !runs(pid))
})
