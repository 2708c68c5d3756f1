// @module-tag thorough
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { archiveOf, runs, type Stage, stage, until } from './local-platform.ts'

const server = `
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  require('node:http').createServer((request, response) => {
    response.end(JSON.stringify({ pid: process.pid, child: child.pid, folder: __dirname }))
  }).listen(process.env.PORT)`

async function deployed(local: Stage): Promise<{ pid: number; child: number; folder: string; url: string }> {
  const body = { name: 'web', archiveBase64: archiveOf({ 'server.cjs': server }), startCommand: 'node server.cjs' }
  const { body: created } = await local.ask('/api/projects/demo/services/upload-b64', { body })
  const { record } = await local.finish(created.service.id, created.deploymentId)
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
  const archiveBase64 = archiveOf({ 'build.cjs': build })
  const body = { name: 'slow', archiveBase64, buildCommand: 'node build.cjs', runtimeMode: 'cron' }
  const { body: created } = await local.ask('/api/projects/demo/services/upload-b64', { body })
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

test('a taken port is an error, and nothing stays open', async () => {
  await using local = await stage()
  const port = Number(new URL(local.platform.url).port)
  await expect(stage({ port, data: join(local.folder, 'x.db') })).rejects.toThrow('EADDRINUSE')
  await using again = await stage({ data: join(local.folder, 'x.db') })
  expect((await again.ask('/api/auth/me')).status).toBe(200)
})
