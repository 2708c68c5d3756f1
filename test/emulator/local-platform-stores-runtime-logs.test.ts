import { beforeAll, expect, test } from 'vitest'
import { until, useStage } from './local-platform.ts'

/** Prints the path of each request, on stdout or, below `/error/`, on stderr. */
const server = `
  console.log('starting')
  require('node:http').createServer((request, response) => {
    const print = request.url.startsWith('/error/') ? console.error : console.log
    print(request.url)
    response.end('ok')
  }).listen(process.env.PORT)`

interface Line {
  readonly id: number
  readonly serviceId: string
  readonly line: string
  readonly stream: string
  readonly ts: string
  readonly number: number
}

const local = useStage()
let id = ''
let buildLog: readonly string[] = []
let all: readonly Line[] = []

const read = async (query: Record<string, string | number> = {}): Promise<Line[]> => {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) given.set(name, String(value))
  const { status, body } = await local.ask(`/api/services/${id}/logs?${given}`)
  expect([status, body]).toEqual([200, { logs: expect.any(Array) }])
  return body.logs
}
const paths = async (query: Record<string, string | number>) => (await read(query)).map(({ line }) => line)

beforeAll(async () => {
  const { service, record, log } = await local.upload({ 'server.cjs': server }, { startCommand: 'node server.cjs' })
  id = service.id
  buildLog = log
  for (const path of ['/a/1', '/error/2', '/a/3', '/A/4', '/a/5']) {
    await (await fetch(record.url + path)).text()
    await until(async () => (await read()).some(({ line }) => line === path))
  }
  all = await read()
})

test('output of a live release is stored with its stream and time; output before that belongs to the build log', () => {
  expect(all.map(({ line, stream }) => [line, stream])).toEqual([
    ['/a/1', 'stdout'],
    ['/error/2', 'stderr'],
    ['/a/3', 'stdout'],
    ['/A/4', 'stdout'],
    ['/a/5', 'stdout'],
  ])
  for (const { serviceId, ts } of all) expect([serviceId, new Date(ts).toISOString()]).toEqual([id, ts])
  const ids = all.map((line) => line.id)
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  expect(buildLog).toContain('starting')
})

test('limit selects the newest lines, and before older ones', async () => {
  expect(await paths({ limit: 2 })).toEqual(['/A/4', '/a/5'])
  expect(await paths({ limit: 2, before: all[3]?.id ?? 0 })).toEqual(['/error/2', '/a/3'])
  expect(await paths({ before: all[0]?.id ?? 0 })).toEqual([])
})

test('q is a literal substring, and combines with before, since and until', async () => {
  expect(await paths({ q: '/a/' })).toEqual(['/a/1', '/a/3', '/a/5'])
  expect(await paths({ q: '/a/', before: all[4]?.id ?? 0, limit: 1 })).toEqual(['/a/3'])
  expect(await paths({ q: '%' })).toEqual([])
  const [since, untilTs] = [all[1]?.ts ?? '', all[4]?.ts ?? '']
  const within = all.filter(({ ts }) => ts >= since && ts < untilTs)
  expect(within).toContainEqual(all[1])
  expect(await read({ since, until: untilTs })).toEqual(within)
  expect(await read({ since, until: untilTs, q: 'error' })).toEqual([all[1]])
})

test('after selects the next lines, and ignores search and time filters', async () => {
  const after = all[0]?.id ?? 0
  expect(await paths({ after, limit: 2 })).toEqual(['/error/2', '/a/3'])
  const filters = { q: 'nothing', since: '2999-01-01T00:00:00Z', until: '2000-01-01T00:00:00Z' }
  expect(await read({ after, ...filters })).toEqual(all.slice(1))
  expect(await read({ after: all[4]?.id ?? 0 })).toEqual([])
})

test('a malformed time is ignored', async () => {
  expect(await read({ since: 'tomorrow', until: '2000-01-01' })).toEqual(all)
  expect(await read({ since: '2999-01-01T00:00:00Z', until: '2000-13-01T00:00:00Z' })).toEqual([])
})
