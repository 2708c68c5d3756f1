import { expect, test } from 'vitest'
import type { PartialDialect } from '../../../src/dialect/dialect.ts'
import type { Answer } from '../../../src/doctor/answer.ts'
import { reportOf } from '../../../src/doctor/doctor.ts'
import { probeStoredLog } from '../../../src/doctor/probes/stored-log.ts'
import { probeStream } from '../../../src/doctor/probes/stream.ts'
import type { HistoryReading, LogReading, Readings } from '../../../src/doctor/readings.ts'

const answer = (operation: Answer['operation'], body: unknown, more: Partial<Answer> = {}): Answer => ({
  ...{ operation, status: 200, headers: { 'content-type': 'application/json' }, ended: true, redirects: 0 },
  ...{ pieces: [{ atMs: 1, text: JSON.stringify(body) }], headersMs: 1, endMs: 2, sentMs: 0, date: new Date(0) },
  ...{ problem: undefined, code: undefined },
  ...more,
})

const row = (n: number) => ({
  deploymentId: `dep_${n}`,
  status: 'live',
  rollbackable: true,
  createdAt: 1_700_000_000 - n,
})
const rows = [row(1), row(2), row(3)]
const pageOf = (records: readonly Readonly<Record<string, unknown>>[], rawCursor: unknown = null): HistoryReading => ({
  ...{ answer: answer('list_deployments', { deployments: records, nextCursor: rawCursor }), limit: undefined },
  ...{ rows: records, rawCursor },
})
const textPage = (text: string): HistoryReading => ({
  ...pageOf([]),
  answer: answer('list_deployments', undefined, { pieces: [{ atMs: 1, text }] }),
})
const project = { id: 'usr_1', keyScope: { kind: 'project', permissions: { deployments: 'write' } } }

function readings(more: Partial<Readings> = {}): Readings {
  const whoami = answer('whoami', project)
  return {
    request: {
      serviceId: 'svc_1',
      deploymentId: undefined,
      meaningOf: (word) => (word === 'live' ? 'succeeded' : 'unknown'),
    },
    ...{ baseUrl: 'http://127.0.0.1', way: { name: { code: 'PROXY' }, tcp: undefined, tls: undefined }, proxied: true },
    ...{ whoami, identity: project, serviceId: 'svc_1', history: [pageOf(rows)], smallPages: [], again: [] },
    ...{ apartMs: 0, deploymentId: undefined, isFinished: false, logs: [], stream: undefined, missing: undefined },
    ...{ answers: [whoami], requests: 1, stopped: undefined },
    ...more,
  }
}
const seen = (more: Partial<Readings> = {}, expected?: PartialDialect) => reportOf(readings(more), { expected }, 0)

const [silent, cut] = [
  { whoami: answer('whoami', {}, { status: 500 }), identity: undefined },
  { whoami: answer('whoami', {}, { ended: false }), identity: undefined, history: [] },
]
test.each<[string, Partial<Readings>, boolean, RegExp]>([
  ['all was read', {}, true, /^Ready to deploy\.$/],
  ['the history is empty', { history: [pageOf([])] }, true, /Deploy once/],
  ['whoami failed', silent, false, /Not known whether a deploy can work: .* answered with 500/],
  ['whoami never ended', cut, false, /Not known .* had no whole answer/],
  ['no service was named', { serviceId: undefined, history: [] }, false, /`service-id`/],
  [
    'the history was not read',
    { history: [], stopped: 'the time is over' },
    false,
    /the history .* because the time is over/,
  ],
  [
    'the history was cut off',
    { history: [textPage('{"deployments":[{"id":')] },
    false,
    /the history could not be read/,
  ],
  ['the history holds no record', { history: [textPage('{"deployments":[null,"a"]}')] }, false, /could not be read/],
  ['the history has no list', { history: [textPage('{"deployments":3}')] }, false, /no list `deployments`/],
  [
    'a known word is contradicted',
    { history: [pageOf(rows.map((each) => ({ ...each, error: 'boom' })))] },
    true,
    /^Ready to deploy, but `live` counts as success although 3 of 3 records say otherwise in `error`\. A run that ends/,
  ],
  [
    'something else was not read',
    { stopped: 'the time is over' },
    true,
    /^Not everything was read, because the time is over/,
  ],
  [
    'the key can only read',
    { identity: { ...project, keyScope: { ...project.keyScope, permissions: { deployments: 'read' } } } },
    false,
    /^Not ready to deploy: .*deployments:write/,
  ],
  [
    'success is inferred only',
    { history: [pageOf(rows.map((each) => ({ ...each, status: 3 })))] },
    true,
    /^Ready to deploy, but `status` holds a value of type number.* inferred/,
  ],
  [
    'success cannot be seen',
    { history: [pageOf(rows.map((each) => ({ ...each, status: 3, rollbackable: 'yes' })))] },
    false,
    /^Not ready to deploy: .*No run can see a success/,
  ],
])('%s', (_, more, ready, next) => {
  const report = seen(more)
  expect(report.next).toMatch(next)
  expect(report.ready).toBe(ready)
})

test.each<[string, Partial<Readings>, PartialDialect, boolean]>([
  ['records that are as expected', {}, { words: { live: 'live' }, shows: { createdAt: 'createdAt' } }, true],
  ['an empty history', { history: [pageOf([])] }, { statusKey: 'status', shows: { createdAt: 'createdAt' } }, false],
  ['an empty history of an empty one', { history: [pageOf([])] }, { compression: 'none' }, true],
  ['nothing that was read', { ...cut }, { compression: 'none' }, false],
])('a dialect is compared with %s', (_, more, expected, compared) => {
  const { ready, differences, next } = seen(more, expected)
  expect(ready).toBe(compared)
  if (compared) expect(differences).toEqual([])
  else {
    expect(differences).toEqual([{ matters: true, text: expect.stringMatching(/^could not be compared: /) }])
    expect(next).not.toContain('differently')
  }
})

test('a key that can only read is enough to compare, and is told not to deploy', () => {
  const { ready, next, differences } = seen(
    { identity: { ...project, keyScope: { ...project.keyScope, permissions: { deployments: 'read' } } } },
    { words: { live: 'live' } },
  )
  expect({ ready, differences }).toEqual({ ready: true, differences: [] })
  expect(next).toMatch(/^Next: This key is enough to compare\. To deploy, use/)
})

test.each<[string, Answer['operation'], unknown, string[]]>([
  ['a list in place of fields', 'list_deployments', [row(1)], ['the answer: object, not array']],
  ['no list', 'list_deployments', { deployments: null }, ['deployments: array, not null', 'nextCursor: missing']],
  ['nothing', 'list_deployments', {}, ['deployments: missing', 'nextCursor: missing']],
  [
    'odd records',
    'list_deployments',
    { deployments: [null, { deploymentId: 7, rollbackable: true }], nextCursor: null },
    ['deployments[]: object, not null', 'deployments[].deploymentId: string, not number'],
  ],
  ['an account', 'whoami', { id: 'usr_1', name: 'A', email: 'a@b.example' }, []],
])('%s compared with the contract', (_, operation, body, evidence) => {
  const { findings } = seen({ answers: [answer(operation, body)] })
  expect(findings.find(({ name }) => name === operation)?.evidence).toEqual(evidence)
})

test('an answer that was cut off is no evidence of another interface', () => {
  const whoami = answer('whoami', undefined, { ended: false, pieces: [{ atMs: 1, text: '\0\0\0' }] })
  const { findings } = seen({ whoami, identity: undefined, answers: [whoami], history: [] })
  expect(findings.find(({ name }) => name === 'interface')).toMatchObject({
    result: 'inconclusive',
    summary: 'whoami answered 200, but not to its end',
  })
})

test('names that look like values are not learnt', () => {
  const planted = { 'ada@corp.example': 1, 'host.internal': 1, tk_9f8e7d6c5b4a: 1, '10.1.2.3': 1, creator: 'x' }
  const missing = answer('get_deployment_logs', { error: 'x', 'ada@corp.example': 1 }, { status: 404 })
  const { dialect } = seen({ history: [pageOf(rows.map((each) => ({ ...each, ...planted })))], missing })
  expect(dialect).toMatchObject({ extra: { creator: 'string' }, errors: {} })
})

test.each<[string, Record<string, string>, string, boolean]>([
  ['reads only', { deployments: 'read' }, 'can-gate', true],
  ['reads only', { deployments: 'read' }, 'can-gate-with-rollback', false],
  ['variables without deployments', { env: 'write', variables: 'write' }, 'can-deploy-with-variables', false],
])('a key of %s (%j): %s', (_, permissions, name, suffices) => {
  const { findings } = seen({ identity: { id: 'usr_1', keyScope: { kind: 'project', permissions } } })
  expect(findings.find((finding) => finding.name === name)?.result === 'pass').toBe(suffices)
})

const line = (seq: number) => ({ seq, line: `line ${seq}` })
const logRead = (after: number | undefined, ...numbers: number[]): LogReading => {
  const records = numbers.map(line)
  return { answer: answer('get_deployment_logs', records), after, records }
}
test.each<[PartialDialect['after'], readonly LogReading[]]>([
  ['newer', [logRead(undefined, 1, 2, 3, 4), logRead(4), logRead(3, 4)]],
  ['ignored', [logRead(undefined, 1, 2, 3, 4), logRead(4, 1, 2, 3, 4), logRead(3, 1, 2, 3, 4)]],
  ['from', [logRead(undefined, 1, 2, 3, 4), logRead(4, 4), logRead(3, 3, 4)]],
])('a log is judged by each line once where `after` means %s', (after, logs) => {
  const found = probeStoredLog(readings({ logs, deploymentId: 'dep_1', isFinished: true }))
  const of = (each: string) => found.find((finding) => finding.name === each)
  expect(of('log')?.summary).toBe('4 lines')
  expect(of('numbers')?.summary).toBe('from 1, without holes')
  expect(of('line-order')?.result).toBe('pass')
  expect(of('log-page')?.summary).toBe('one answer holds the whole log')
  expect(of('after')?.result).toBe(after === 'newer' ? 'pass' : 'warn')
  const { dialect } = seen({ logs, deploymentId: 'dep_1', isFinished: true })
  expect(dialect).not.toHaveProperty('logPage')
  expect(dialect).toMatchObject({ after, numbers: { first: 1, step: 1 } })
})

test('a log of one line does not tell whether `after` is obeyed', () => {
  const { dialect, findings } = seen({ logs: [logRead(undefined, 1), logRead(1, 1)], deploymentId: 'dep_1' })
  expect(findings.find(({ name }) => name === 'after')?.result).toBe('inconclusive')
  expect(dialect).not.toHaveProperty('after')
})

const end = 'event: end\ndata: {}\n\n'
test.each<[string, string, Partial<Answer>, boolean | undefined]>([
  ['each stored line', 'data: line 1\n\ndata: line 2\n\n', {}, true],
  ['nothing', '', {}, false],
  ['its end', end, {}, false],
  ['nothing for long', ': \n\n: \n\n', { ended: false, endMs: 20_000 }, false],
  ['nothing for a moment', '', { ended: false, endMs: 1_000 }, undefined],
  ['some lines', 'data: line 2\n\n', {}, undefined],
  ['what may be lines', 'data: a\n\ndata: b\n\n', {}, undefined],
])('a stream that sends %s', (_, text, more, replay) => {
  const logs = [logRead(undefined, 1, 2)]
  const headers = { 'content-type': 'text/event-stream' }
  const pieces = text === '' ? [] : [{ atMs: 1, text }]
  const stream = answer('stream_deployment_logs', undefined, { headers, pieces, ...more })
  const of = (isFinished: boolean) => seen({ logs, stream, deploymentId: 'dep_1', isFinished }).dialect
  expect(of(true).replay).toBe(replay)
  expect(of(false)).not.toHaveProperty('replay')
})

test.each<[string, Record<string, unknown>, string, RegExp]>([
  ['a number', { status: 3 }, 'status', /`status` holds a value of type number/],
  ['fields', { status: { name: 'live' } }, 'status', /`status` holds a value of type object/],
  ['nothing', { status: null }, 'status', /no record has `status`, `state` or `phase`/],
  ['a word', { rollbackable: 'yes' }, 'rollbackable', /3 of 3 records hold no .*but a value of type string/],
  ['nothing', { rollbackable: null }, 'rollbackable', /3 of 3 records lack/],
])('%s in a field that Taxiway reads: %j', (_, more, name, says) => {
  const page = pageOf(rows)
  const { findings } = seen({ history: [{ ...page, rows: rows.map((each) => ({ ...each, ...more })) }] })
  expect(findings.find(({ area, name: each }) => area === 'history' && each === name)?.summary).toMatch(says)
})

test.each<[string, number, number, string]>([
  ['at once', 5, 5, 'pass'],
  ['late, as all answers of a distant platform', 4_000, 4_000, 'pass'],
  ['late, with its headers', 4_000, 5, 'warn'],
])('a stream that begins %s', (_, streamMs, othersMs, result) => {
  const logs = [logRead(undefined, 1, 2)]
  const text = 'data: line 1\n\ndata: line 2\n\n'
  const stream = answer('stream_deployment_logs', undefined, {
    ...{ headers: { 'content-type': 'text/event-stream' }, pieces: [{ atMs: streamMs, text }], headersMs: streamMs },
  })
  const answers = [answer('whoami', project, { headersMs: othersMs }), stream]
  const found = probeStream(readings({ logs, stream, answers, deploymentId: 'dep_1', isFinished: true }))
  expect(found.find(({ name }) => name === 'delay')?.result).toBe(result)
})

test('a page that a cursor repeats is counted once', () => {
  const { findings } = seen({ history: [pageOf(rows, 7), pageOf(rows, 7)] })
  const of = (each: string) => findings.find(({ area, name }) => area === 'history' && name === each)
  expect(of('history')?.summary).toBe('3 records on 2 pages')
  expect(of('order')?.result).toBe('pass')
  expect(of('cursor')?.result).toBe('warn')
})

const lines = { storedLine: { seq: 'seq', text: 'line' } } as const
const replayed = { replay: true, streamedLine: { data: 'json', ids: true } } as const
const wrapped: LogReading = {
  answer: answer('get_deployment_logs', { logs: [] }),
  after: undefined,
  records: undefined,
}
const gone = answer('stream_deployment_logs', { error: 'x' }, { status: 404 })
const busy = answer('stream_deployment_logs', { error: 'x' }, { status: 503 })
const over = { deploymentId: 'dep_1', isFinished: true }
test.each<[string, PartialDialect, Partial<Readings>, RegExp | undefined]>([
  ['a log in another form', lines, { logs: [wrapped] }, /^storedLine: /],
  ['an empty log', lines, { logs: [logRead(undefined)] }, undefined],
  ['no stream', replayed, { ...over, logs: [logRead(undefined, 1, 2)], stream: gone }, /^streamedLine: /],
  ['a busy stream', replayed, { ...over, logs: [logRead(undefined, 1, 2)], stream: busy }, undefined],
  [
    'no rollbackable',
    {},
    { history: [pageOf(rows.map((each) => ({ ...each, rollbackable: null })))] },
    /`rollbackable`/,
  ],
])('%s where there was another is a difference that matters', (_, expected, more, says) => {
  const { differences, ready } = seen(more, { ...expected, words: { live: 'live' } })
  expect(ready).toBe(says === undefined)
  expect(differences).toEqual(says === undefined ? [] : [{ matters: true, text: expect.stringMatching(says) }])
})

test('an order that turned is told, and does not matter', () => {
  const { differences, ready } = seen({ history: [pageOf(rows.toReversed())] }, { words: { live: 'live' } })
  expect({ differences, ready }).toEqual({
    differences: [{ matters: false, text: 'the records are not newest first' }],
    ready: true,
  })
})
