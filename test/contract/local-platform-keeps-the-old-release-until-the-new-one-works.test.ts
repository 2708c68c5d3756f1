// @module-tag thorough
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { commit, runs, serverSaying, stage, until } from './local-platform.ts'

test('the old release answers during a failed build, and ends when a new one is live', async () => {
  await using local = await stage((folder) => {
    const repository = join(folder, 'repository')
    commit(repository, { 'server.cjs': serverSaying('old'), 'build.cjs': '' })
    const service = { name: 'web', buildCommand: 'node build.cjs', startCommand: 'node server.cjs' }
    return { services: [{ ...service, repoUrl: pathToFileURL(repository).href }] }
  })
  const repository = join(local.folder, 'repository')
  const first = await local.deploy('svc_web')
  const { url } = first.record
  const say = async (path = ''): Promise<string> => (await fetch(url + path)).text()
  const oldPid = Number(await say('/pid'))

  commit(repository, { 'build.cjs': 'process.exit(1)' })
  expect((await local.deploy('svc_web')).record.status).toBe('failed')
  expect(await say()).toBe('old')

  commit(repository, { 'build.cjs': 'setTimeout(() => {}, 300)', 'server.cjs': serverSaying('new') })
  const received = new Set<string>()
  const deploying = local.deploy('svc_web')
  let over = false
  const listening = (async () => {
    while (!over) received.add(await say())
  })()
  const { record } = await deploying
  over = true
  await listening
  expect(record).toMatchObject({ status: 'live', url })
  expect([...received].filter((text) => text !== 'old' && text !== 'new')).toEqual([])
  expect(received).toContain('old')
  expect(await say()).toBe('new')
  await until(() => !runs(oldPid))
  const { body } = await local.ask('/api/services/svc_web/deployments')
  expect(body.deployments.map(({ status }: { status: string }) => status)).toEqual(['live', 'failed', 'deactivated'])
})
