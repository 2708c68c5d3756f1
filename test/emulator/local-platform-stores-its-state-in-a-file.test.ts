import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commit, runs, serverSaying, stage, until, write } from './local-platform.ts'

test('services, deployments, logs, variables, archives and keys survive; unfinished builds do not', async () => {
  await using keeper = await stage()
  const data = join(keeper.folder, 'state.db')
  const build = `console.log(process.env.WORD); if (process.env.WORD === 'slow') setInterval(() => {}, 1000)`

  const first = await stage({ data })
  const settings = { buildCommand: 'node build.cjs', runtimeMode: 'cron' }
  const { service, deploymentId, ...before } = await first.upload({ 'build.cjs': build }, settings)
  const { id } = service
  const set = (word: string) => ({ body: { vars: [{ key: 'WORD', value: word }] } })
  await first.ask(`/api/services/${id}/env/import`, set('slow'))
  const { body: unfinished } = await first.ask(`/api/services/${id}/deploy`, { body: {} })
  const { keys } = first.platform
  await first[Symbol.asyncDispose]()

  await using second = await stage({ data })
  expect(second.platform.keys).toEqual(keys)
  expect(await second.finish(id, deploymentId)).toEqual(before)
  const failed = await second.finish(id, unfinished.deploymentId)
  expect(failed.record).toMatchObject({ status: 'failed', reason: 'The local platform was stopped.' })
  await second.ask(`/api/services/${id}/env/import`, set('again'))
  const third = await second.deploy(id)
  expect(third.record.status).toBe('live')
  expect(third.log).toContain('again')
})

test('a second platform cannot use the same file', async () => {
  await using keeper = await stage()
  const data = join(keeper.folder, 'state.db')
  await using first = await stage({ data })
  await expect(stage({ data })).rejects.toThrow(
    `The data file "${data}" cannot be used: another local platform is using it.`,
  )
  expect((await first.ask('/api/auth/me')).status).toBe(200)
})

test.each([
  ['nowhere/state.db', 'its folder does not exist'],
  ['text.txt', 'it holds something other than the state of a local platform'],
])('the data file %j is refused, with the reason', async (name, reason) => {
  await using keeper = await stage()
  write(keeper.folder, { 'text.txt': 'x'.repeat(1_000) })
  const data = join(keeper.folder, name)
  await expect(stage({ data })).rejects.toThrow(`The data file "${data}" cannot be used: ${reason}`)
})

test('a stored service is built from the repository and the folder that are named later', async () => {
  await using keeper = await stage()
  const [data, repoUrl] = [join(keeper.folder, 'state.db'), join(keeper.folder, 'repository')]
  const first = await stage({ data, services: [{ name: 'demo' }] })
  const refused = await first.ask('/api/services/svc_demo/deploy', { body: {} })
  expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('--repo') } })
  await first[Symbol.asyncDispose]()
  commit(repoUrl, { 'old/index.html': 'old', 'index.html': 'all' })
  await using local = await stage({ data, services: [{ name: 'demo', repoUrl, rootDir: 'old' }] })
  const { record } = await local.deploy('svc_demo')
  expect(await (await fetch(record.url)).text()).toBe('old')
})

test('what was live is live again, at the same address and of the same commit', async () => {
  await using keeper = await stage()
  const [data, repoUrl] = [join(keeper.folder, 'state.db'), join(keeper.folder, 'repository')]
  const options = { data, services: [{ name: 'demo', repoUrl }] }
  commit(repoUrl, { 'server.cjs': serverSaying('deployed'), Procfile: 'web: node server.cjs' })
  const first = await stage(options)
  const before = await first.deploy('svc_demo')
  expect(before.record.status).toBe('live')
  await first[Symbol.asyncDispose]()
  commit(repoUrl, { 'server.cjs': serverSaying('pushed later') })

  await using second = await stage(options)
  const say = async (): Promise<string> => (await fetch(before.record.url)).text()
  await until(() =>
    say().then(
      (text) => text === 'deployed',
      () => false,
    ),
  )
  expect(await second.finish('svc_demo', before.id)).toEqual(before)
  const { body: page } = await second.ask('/api/services/svc_demo/deployments')
  expect(page.deployments).toHaveLength(1)
})

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
