import { beforeAll, expect, test } from 'vitest'
import type { Fault, StreamFault } from '../../emulator/src/index.ts'
import { until, useStage } from './local-platform.ts'
import { rawRequest } from './raw-request.ts'

const local = useStage({ dialect: { heartbeatMs: 5 } })
const settings = { runtimeMode: 'cron', buildCommand: 'node build.cjs' }
let deployment: string

beforeAll(async () => {
  const build = "for (const n of '123') console.log('línea ' + n)"
  deployment = (await local.upload({ 'build.cjs': build }, settings)).deploymentId
})

type Part<F> = F extends StreamFault ? Omit<F, 'operation'> : never

/** What a connection gets: its bytes, and its events as id and data. */
async function stream(...faults: Part<StreamFault>[]) {
  local.platform.faults.set(faults.map((fault) => ({ operation: 'stream_deployment_logs', ...fault }) as Fault))
  const url = `${local.platform.url}/api/deployments/${deployment}/logs/stream`
  const { body, end } = await rawRequest(url, { key: local.platform.keys.account })
  const events = [...body.toString().matchAll(/(?:^id: (.*)\n)?^data: (.*)\n\n/gm)].map(([, id, data]) => ({
    id,
    data,
  }))
  return { body, end, events, ids: events.map(({ id }) => Number(id)) }
}

test.each<[number[], ...Part<StreamFault>[]]>([
  [[1, 2, 3, 4, 5, 6]],
  [[], { kind: 'drop-events' }],
  [[1, 3, 5], { kind: 'drop-events', every: 2 }],
  [[1, 2, 3, 3, 4, 5, 6, 6], { kind: 'double-events', every: 3 }],
  [[2, 1, 4, 3, 6, 5], { kind: 'swap-events' }],
  [[1, 3, 2, 4, 6, 5], { kind: 'swap-events', every: 2 }],
  [[1, 2, 1, 2, 3, 4, 5, 6], { kind: 'replay-events', after: 2 }],
  [[], { kind: 'end-stream' }],
  [[1, 2, 3, 4], { kind: 'end-stream', after: 4 }],
  [
    [2, 1, 2, 1],
    { kind: 'swap-events' },
    { kind: 'end-stream', after: 2 },
    { kind: 'double-events', every: 9 },
    { kind: 'replay-events', after: 2 },
  ],
  [[1, 2, 3, 4, 5, 6], { kind: 'drop-events', times: 1, skip: 1 }],
])('events %j, with a proper end', async (expected, ...faults) => {
  const { ids, end } = await stream(...faults)
  expect(ids).toEqual(expected)
  expect(end).toBe('whole')
})

test('no ids, opaque ids, and ids of other lines', async () => {
  const { events } = await stream()
  const data = events.map((event) => event.data)
  for (const [ids, pattern] of [
    ['none', /^undefined$/],
    ['opaque', /^[0-9a-f]{12}$/],
    ['shifted', /^100\d$/],
  ] as const) {
    const changed = await stream({ kind: 'event-ids', ids })
    expect(changed.events.map((event) => event.data)).toEqual(data)
    for (const { id } of changed.events) expect(String(id)).toMatch(pattern)
  }
})

test('bytes that are not UTF-8 in every second event', async () => {
  const { body } = await stream({ kind: 'garble-events', every: 2 })
  const events = body.toString('latin1').split(/(?<=\n\n)/)
  const isBroken = (event: string) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(event, 'latin1'))
      return false
    } catch {
      return true
    }
  }
  expect(events.map(isBroken)).toEqual([false, true, false, true, false, true])
})

test('an additional line of two megabytes', async () => {
  const { events } = await stream({ kind: 'long-line', after: 3 })
  expect(events.map(({ id, data = '' }) => id ?? data.length)).toEqual(['1', '2', '3', 2 * 2 ** 20, '4', '5', '6'])
})

test('heartbeats or none, whatever the dialect', async () => {
  const { deploymentId } = await local.queue({ 'build.cjs': 'setInterval(() => {}, 1000)' }, settings)
  const url = `${local.platform.url}/api/deployments/${deploymentId}/logs/stream`
  const beats = (bytes: Buffer): number => bytes.toString().split(/^:$/m).length - 1
  const listen = (enough: (bytes: Buffer) => boolean, signal?: AbortSignal) =>
    rawRequest(url, { key: local.platform.keys.account, enough, ...(signal && { signal }) })
  local.platform.faults.set([
    { operation: 'stream_deployment_logs', kind: 'heartbeats', everyMs: null, times: 1 },
    { operation: 'stream_deployment_logs', kind: 'heartbeats', everyMs: 1, skip: 1, times: 1 },
  ])
  const over = new AbortController()
  const before = local.platform.journal.length
  const silent = listen(() => false, over.signal)
  await until(() => local.platform.journal.length > before)
  // It beats for both, and the usual ones are those of the dialect.
  await Promise.all([listen((bytes) => beats(bytes) === 20), listen((bytes) => beats(bytes) === 10)])
  over.abort()
  expect(beats((await silent).body)).toBe(0)
})
