import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { StartOptions } from '../../emulator/src/index.ts'
import { type Answer, commit, type Stage, stage, useStage } from './local-platform.ts'

const local = useStage()

/** A build that prints `count` lines at once. */
const printing = (count: number): string => `
  let text = ''
  for (let n = 1; n <= ${count}; n += 1) text += 'line ' + n + '\\n'
  process.stdout.write(text)`

async function build(source: string, on = local): Promise<{ service: string; deployment: string }> {
  const settings = { runtimeMode: 'cron', buildCommand: 'node build.cjs' }
  const { service, deploymentId } = await on.queue({ 'build.cjs': source }, settings)
  return { service: service.id, deployment: deploymentId }
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
  const text = await (await open(deployment)).text()
  const seen = sequences(text)
  expect(seen).toEqual(count(seen.length))
  expect(text.match(/"line \d+"/g)).toHaveLength(20_000)
  const { log, record } = await local.finish(service, deployment)
  expect(record.status).toBe('live')
  expect(log.filter((line) => line.startsWith('line '))).toEqual(count(20_000).map((n) => `line ${n}`))
})

/** Writes to both streams in turn, from a process and from one that it starts, without waiting. */
const alternating = (count: number): string => `
  const { writeSync } = require('node:fs')
  const { spawnSync } = require('node:child_process')
  const isChild = process.argv[2] === 'child'
  for (let n = 1; n <= ${count}; n += 1) writeSync(n % 2 + 1, (isChild ? 'child ' : 'line ') + n + '\\n')
  if (!isChild) spawnSync(process.execPath, [__filename, 'child'], { stdio: 'inherit' })`

test('lines of stdout and stderr keep their order, and a build that ends in the middle of its output loses none', async () => {
  const { service, deployment } = await build(`${alternating(2_000)}; process.exit(1)`)
  const { log } = await local.finish(service, deployment)
  const written = count(2_000)
  expect(log.filter((line) => /^(line|child) /.test(line))).toEqual([
    ...written.map((n) => `line ${n}`),
    ...written.map((n) => `child ${n}`),
  ])
})

test('a log is read from any record on, and a cut stream is resumed after its last event', async () => {
  const { service, deployment } = await build(printing(20))
  const { log } = await local.finish(service, deployment)
  const { body } = await local.ask(`/api/deployments/${deployment}/logs?after=3`)
  expect(body.map(({ seq }: { seq: number }) => seq)).toEqual(count(log.length - 3, 4))
  expect((await local.ask(`/api/deployments/${deployment}/logs?after=${log.length}`)).body).toEqual([])
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
  const { deployment } = await build(`console.log('under way'); setTimeout(() => {}, 60_000)`)
  const reader = (await open(deployment)).body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('under way')) text += (await reader?.read())?.value ?? ''
  await reader?.cancel()
  await local.platform.reset()
})

test('a dialect ends its stream with an event', async () => {
  await using other = await stage({ dialect: { streamEnd: { event: 'done', data: 'over' } } })
  const { deployment } = await build(printing(2), other)
  const headers = { authorization: `Bearer ${other.platform.keys.account}` }
  const stream = await fetch(`${other.platform.url}/api/deployments/${deployment}/logs/stream`, { headers })
  expect((await stream.text()).endsWith('event: done\ndata: over\n\n')).toBe(true)
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

/** A service whose build takes as long as `ms`. */
function building(ms: number, dialect: NonNullable<StartOptions['dialect']>): Promise<Stage> {
  return stage((folder) => {
    const repository = join(folder, 'repository')
    commit(repository, { 'build.cjs': `setTimeout(() => {}, ${ms})`, 'index.html': 'x' })
    const service = { name: 'web', repoUrl: pathToFileURL(repository).href, buildCommand: 'node build.cjs' }
    return { dialect, services: [service] }
  })
}

const deploy = (local: Stage): Promise<Answer> => local.ask('/api/services/svc_web/deploy', { body: {} })
const page = async (local: Stage, query = ''): Promise<Answer['body']> =>
  (await local.ask(`/api/services/svc_web/deployments${query}`)).body

test('of two deployments of a service one builds and the other waits', async () => {
  await using local = await building(100, 'plain')
  await Promise.all([local.deploy('svc_web'), local.deploy('svc_web')])
  const { deployments } = (await local.ask('/_taxiway/services/svc_web')).body
  const [newer, older] = deployments.map(({ stageTimes }: { stageTimes: Record<string, string> }) => stageTimes)
  expect(Date.parse(newer.building)).toBeGreaterThanOrEqual(Date.parse(older.live))
})

test('the history has pages, newest first, and the last one has no cursor', async () => {
  await using local = await building(0, 'plain')
  const made: string[] = []
  for (let n = 0; n < 5; n += 1) made.unshift((await deploy(local)).body.deploymentId)
  const seen: string[][] = []
  let query = '?limit=2'
  for (;;) {
    const { deployments, nextCursor } = await page(local, query)
    seen.push(deployments.map(({ deploymentId }: { deploymentId: string }) => deploymentId))
    if (nextCursor === undefined) break
    query = `?limit=2&before=${nextCursor}`
  }
  expect(seen).toEqual([made.slice(0, 2), made.slice(2, 4), made.slice(4)])
  expect(await page(local, '?limit=5')).not.toHaveProperty('nextCursor')
  expect((await local.ask('/api/services/svc_web/deployments?limit=0')).status).toBe(400)
})

test('a dialect may send null for no next cursor', async () => {
  await using local = await building(0, 'running')
  expect(await page(local)).toEqual({ deployments: [], nextCursor: null })
})

test('a newer deployment may replace one that waits', async () => {
  await using local = await building(60_000, { whenBusy: 'supersede' })
  const answers = [await deploy(local), await deploy(local), await deploy(local)]
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  const { deployments } = await page(local)
  const words = deployments.map(({ status }: { status: string }) => status)
  expect(words.slice(0, 2)).toEqual(['queued', 'superseded'])
  expect(['queued', 'building', 'superseded']).toContain(words[2])
})

test('a platform may reject a deployment while another one builds', async () => {
  await using local = await building(60_000, { whenBusy: 'refuse' })
  expect((await deploy(local)).status).toBe(202)
  const second = await deploy(local)
  expect(second).toEqual({ status: 409, body: { error: expect.stringContaining('has not finished yet') } })
})
