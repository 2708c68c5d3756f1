// @module-tag thorough
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { idsIn, leaving } from './leaving.ts'
import { commit, runs, type Stage, serverSaying, stage, until } from './local-platform.ts'

const server = `
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  require('node:http').createServer((request, response) => {
    response.end(JSON.stringify({ pid: process.pid, child: child.pid, folder: __dirname }))
  }).listen(process.env.PORT)`

async function deployed(local: Stage): Promise<{ pid: number; child: number; folder: string; url: string }> {
  const { record } = await local.upload({ 'server.cjs': server }, { startCommand: 'node server.cjs' })
  const told = JSON.parse(await (await fetch(record.url)).text())
  return { ...told, url: record.url }
}

test('close ends every process and its children, frees the ports and removes the folders', async () => {
  const local = await stage()
  const { pid, child, folder, url } = await deployed(local)
  expect([runs(pid), runs(child), existsSync(folder)]).toEqual([true, true, true])
  await local.platform.close()
  await until(() => !runs(pid) && !runs(child))
  expect(existsSync(folder)).toBe(false)
  await expect(fetch(url)).rejects.toThrow()
  await expect(fetch(local.platform.url)).rejects.toThrow()
  await local[Symbol.asyncDispose]()
})

test('close ends an open build, and the stream of its log', async () => {
  const local = await stage()
  const build = `setInterval(() => {}, 1000); console.log('pid ' + process.pid)`
  const created = await local.queue({ 'build.cjs': build }, { buildCommand: 'node build.cjs', runtimeMode: 'cron' })
  const headers = { authorization: `Bearer ${local.platform.keys.account}` }
  const stream = await fetch(`${local.platform.url}/api/deployments/${created.deploymentId}/logs/stream`, { headers })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!/pid \d+/.test(text)) text += (await reader?.read())?.value ?? ''
  const pid = Number(/pid (\d+)/.exec(text)?.[1])
  const rest = (async () => {
    for (;;) {
      const chunk = await reader?.read().catch(() => undefined)
      if (!chunk || chunk.done) return
    }
  })()
  await local[Symbol.asyncDispose]()
  await rest
  await until(() => !runs(pid))
})

test('reset returns to the initial state, but address and keys stay', async () => {
  await using local = await stage()
  const { pid, url } = await deployed(local)
  await local.ask('/api/projects', { body: { name: 'Another' } })
  await local.platform.reset()
  await until(() => !runs(pid))
  await expect(fetch(url)).rejects.toThrow()
  const { body } = await local.ask('/api/projects')
  expect(body.map(({ slug, serviceCount }: { slug: string; serviceCount: number }) => [slug, serviceCount])).toEqual([
    ['demo', 2],
  ])
  expect((await local.ask('/api/auth/me', { role: 'service' })).body.keyScope.serviceId).toBe('svc_demo')
  expect((await deployed(local)).pid).not.toBe(pid)
})

test('a process that starts a platform and closes it ends by itself', async () => {
  const script = `
    import { start } from ${JSON.stringify(new URL('../../emulator/src/index.ts', import.meta.url).href)}
    const platform = await start()
    await fetch(platform.url + '/api/auth/me')
    await platform.close()
    await platform.close()
    console.log('closed')`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    timeout: 100_000,
  })
  expect(stdout).toBe('closed\n')
})

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

// Only Linux shows to which deployment a process belongs.
const onLinux = test.skipIf(process.platform !== 'linux')

onLinux.for(['close', 'reset', 'delete'] as const)('%s ends what left its group, also of a build', async (how) => {
  await using local = await stage()
  const file = join(local.folder, 'ids')
  const commands = { buildCommand: 'node build.cjs', startCommand: 'node server.cjs' }
  const { service } = await local.upload(leaving(file), commands)
  await until(() => idsIn(file).length === 4)
  expect(idsIn(file).map(runs)).toEqual([true, true, true, true])
  if (how === 'close') await local.platform.close()
  else if (how === 'reset') await local.platform.reset()
  else await local.platform.deleteService(service.id)
  await until(() => !idsIn(file).some(runs))
})

onLinux('a failed build leaves nothing', async () => {
  await using local = await stage()
  const file = join(local.folder, 'ids')
  await local.upload(leaving(file), {
    buildCommand: `node build.cjs; until [ -s '${file}' ]; do sleep 0.1; done; exit 1`,
    startCommand: 'node build.cjs',
  })
  expect(idsIn(file)).toHaveLength(1)
  await until(() => !idsIn(file).some(runs))
})
