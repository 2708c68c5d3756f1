import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { archiveOf, commit, stage, useStage } from './local-platform.ts'

const local = useStage()

/** A build that prints `count` lines at once. */
const printing = (count: number): string => `
  let text = ''
  for (let n = 1; n <= ${count}; n += 1) text += 'line ' + n + '\\n'
  process.stdout.write(text)`

async function build(source: string, on = local): Promise<{ service: string; deployment: string }> {
  const body = {
    name: 'log',
    archiveBase64: archiveOf({ 'build.cjs': source }),
    runtimeMode: 'cron',
    buildCommand: 'node build.cjs',
  }
  const answer = await on.ask('/api/projects/demo/services/upload-b64', { body })
  return { service: answer.body.service.id, deployment: answer.body.deploymentId }
}

function open(deployment: string, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  const { url, keys } = local.platform
  return fetch(`${url}/api/deployments/${deployment}/logs/stream`, {
    headers: { authorization: `Bearer ${keys.account}`, ...headers },
    ...(signal ? { signal } : {}),
  })
}

const sequences = (text: string): number[] => [...text.matchAll(/^id: (\d+)$/gm)].map(([, seq]) => Number(seq))
const count = (n: number, from = 1): number[] => Array.from({ length: n }, (_, k) => from + k)

test('20,000 lines at once are stored and streamed without loss or duplicates', async () => {
  const { service, deployment } = await build(printing(20_000))
  const before = process.memoryUsage().rss
  const text = await (await open(deployment)).text()
  const seen = sequences(text)
  expect(seen).toEqual(count(seen.length))
  expect(text.match(/"line \d+"/g)).toHaveLength(20_000)
  const { log, record } = await local.finish(service, deployment)
  expect(record.status).toBe('live')
  expect(log.filter((line) => line.startsWith('line '))).toEqual(count(20_000).map((n) => `line ${n}`))
  expect(process.memoryUsage().rss - before).toBeLessThan(250 * 2 ** 20)
})

test('`after` returns only newer records', async () => {
  const { service, deployment } = await build(printing(5))
  const { log } = await local.finish(service, deployment)
  const { body } = await local.ask(`/api/deployments/${deployment}/logs?after=3`)
  expect(body.map(({ seq }: { seq: number }) => seq)).toEqual(count(log.length - 3, 4))
  expect((await local.ask(`/api/deployments/${deployment}/logs?after=${log.length}`)).body).toEqual([])
})

test('a stream that was cut can be resumed after its last event', async () => {
  const { service, deployment } = await build(printing(20))
  const { log } = await local.finish(service, deployment)
  const text = await (await open(deployment, { 'last-event-id': '7' })).text()
  expect(sequences(text)).toEqual(count(log.length - 7, 8))
})

test('a reader that disconnects affects neither the build nor other readers', async () => {
  const { service, deployment } = await build(`${printing(3)}; setTimeout(() => console.log('end'), 300)`)
  const gone = new AbortController()
  const leaving = await open(deployment, {}, gone.signal)
  const staying = open(deployment)
  await leaving.body?.getReader().read()
  gone.abort()
  expect(await (await staying).text()).toContain('"end"')
  expect((await local.finish(service, deployment)).record.status).toBe('live')
})

test('a line arrives during its build', async () => {
  const { deployment } = await build(`
    console.log('at ' + Date.now())
    setTimeout(() => {}, 60_000)`)
  const reader = (await open(deployment)).body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!/at \d+/.test(text)) text += (await reader?.read())?.value ?? ''
  const late = Date.now() - Number(/at (\d+)/.exec(text)?.[1])
  // Far above what it takes on a quiet machine, far below any polling.
  expect(late).toBeLessThan(500)
  await reader?.cancel()
  await local.platform.reset()
})

test.each([
  ['upper', 'event: end\ndata: {}\n\n'],
  [{ streamEnd: { event: 'done', data: 'done' } }, 'event: done\ndata: done\n\n'],
] as const)('the dialect %j ends its stream with an event', async (dialect, end) => {
  await using other = await stage({ dialect })
  const { deployment } = await build(printing(2), other)
  const headers = { authorization: `Bearer ${other.platform.keys.account}` }
  const stream = await fetch(`${other.platform.url}/api/deployments/${deployment}/logs/stream`, { headers })
  expect((await stream.text()).endsWith(end)).toBe(true)
})

test('a stream may stay open after the end, with heartbeats', async () => {
  await using other = await stage({ dialect: { streamEnd: 'stay-open', heartbeatMs: 20 } })
  const { deployment } = await build('', other)
  const headers = { authorization: `Bearer ${other.platform.keys.account}` }
  const stream = await fetch(`${other.platform.url}/api/deployments/${deployment}/logs/stream`, { headers })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!/nothing was started.*(\n\n:){3}/s.test(text)) text += (await reader?.read())?.value ?? ''
  await reader?.cancel()
})

test('of two deployments of a service one builds and the other waits', async () => {
  await using other = await stage((folder) => {
    const repository = join(folder, 'repository')
    commit(repository, { 'build.cjs': 'setTimeout(() => {}, 300)', 'index.html': 'x' })
    return { services: [{ name: 'web', repoUrl: pathToFileURL(repository).href, buildCommand: 'node build.cjs' }] }
  })
  await Promise.all([other.deploy('svc_web'), other.deploy('svc_web')])
  const { body } = await other.ask('/api/services/svc_web/deployments')
  const [newer, older] = body.deployments
  expect([newer.status, older.status]).toEqual(['live', 'deactivated'])
  expect(Date.parse(newer.finishedAt) - Date.parse(older.finishedAt)).toBeGreaterThan(300)
})
