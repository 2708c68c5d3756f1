import { expect, test } from 'vitest'
import { NoAnswerError, RefusedError } from '../../../src/old/client/errors.ts'
import { storedLogFindings } from '../../../src/old/doctor/findings/stored-log.ts'
import { streamFindings } from '../../../src/old/doctor/findings/stream.ts'
import { type LogReading, readRows } from '../../../src/old/doctor/lenient-reading.ts'
import type { Readings } from '../../../src/old/doctor/read-platform.ts'
import type { Answer } from '../../../src/old/doctor/reader.ts'
import { buildReport } from '../../../src/old/doctor/to-doctor-report.ts'

const answer = (operation: Answer['operation'], body: unknown, more: Partial<Answer> = {}): Answer => ({
  ...{ operation, status: 200, headers: { 'content-type': 'application/json' }, ended: true, error: undefined },
  ...{
    json: body,
    chunks: [{ atMs: 1, text: JSON.stringify(body) }],
    headersMs: 1,
    endMs: 2,
    sentMs: 0,
    date: new Date(0),
  },
  ...more,
})

const row = (n: number) => ({
  deploymentId: `dep_${n}`,
  status: 'live',
  rollbackable: true,
  createdAt: 1_700_000_000 - n,
})
const rows = [row(1), row(2), row(3)]
const pageOf = (deployments: readonly unknown[], nextCursor: unknown = null): Answer =>
  answer('list_deployments', { deployments, nextCursor })
const brokenPage = answer('list_deployments', undefined)
const project = { id: 'usr_1', keyScope: { kind: 'project', permissions: { deployments: 'write' } } }

function readings(more: Partial<Readings> = {}): Readings {
  const { history = [pageOf(rows)] } = more
  const whoami = answer('whoami', project)
  return {
    interpret: (word) => (word === 'live' ? 'succeeded' : 'unknown'),
    ...{ baseUrl: 'http://127.0.0.1', whoami, identity: project, serviceId: 'svc_1' },
    ...{ history, rows: readRows(history), smallPages: [], deploymentId: undefined, isFinished: false },
    ...{ logs: [], stream: undefined, missing: undefined, answers: [whoami], exchanges: [whoami], stopped: undefined },
    ...more,
  }
}
const seen = (more: Partial<Readings> = {}) => buildReport(readings(more), { proxied: false, durationMs: 0 })

const refused = new RefusedError('', { operation: 'whoami', status: 500, said: '', retryAfterMs: undefined })
const [silent, cut] = [
  { whoami: answer('whoami', {}, { status: 500, error: refused }), identity: undefined },
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
  ['the history was cut off', { history: [brokenPage] }, false, /the history could not be read/],
  ['the history holds no record', { history: [pageOf([null, 'a'])] }, false, /could not be read/],
  [
    'the history has no list',
    { history: [answer('list_deployments', { deployments: 3 })] },
    false,
    /no list `deployments`/,
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
    /^Ready to deploy, but no record has a text in `status`.* inferred/,
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

test('an answer that was cut off is no evidence of another interface', () => {
  const whoami = answer('whoami', undefined, { ended: false, chunks: [{ atMs: 1, text: '\0\0\0' }] })
  const { findings } = seen({ whoami, identity: undefined, answers: [whoami], history: [] })
  expect(findings.find(({ name }) => name === 'interface')).toMatchObject({
    result: 'inconclusive',
    summary: 'whoami answered 200, but not to its end',
  })
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
test.each<[string, string, readonly LogReading[]]>([
  ['honours', 'pass', [logRead(undefined, 1, 2, 3, 4), logRead(4), logRead(3, 4)]],
  ['is ignored', 'warn', [logRead(undefined, 1, 2, 3, 4), logRead(4, 1, 2, 3, 4), logRead(3, 1, 2, 3, 4)]],
  ['includes', 'warn', [logRead(undefined, 1, 2, 3, 4), logRead(4, 4), logRead(3, 3, 4)]],
])('a log is judged by each line once if `after` %s', (says, result, logs) => {
  const found = storedLogFindings(readings({ logs, deploymentId: 'dep_1', isFinished: true }))
  const of = (each: string) => found.find((finding) => finding.name === each)
  expect(of('log')?.summary).toBe('4 lines')
  expect(of('numbers')?.summary).toBe('from 1, without gaps')
  expect(of('line-order')?.result).toBe('pass')
  expect(of('log-page')?.summary).toBe('one answer holds the whole log')
  expect(of('after')).toMatchObject({ result, summary: expect.stringContaining(says) })
})

test('a log of one line does not show whether `after` is obeyed', () => {
  const { findings } = seen({ logs: [logRead(undefined, 1), logRead(1, 1)], deploymentId: 'dep_1' })
  expect(findings.find(({ name }) => name === 'after')?.result).toBe('inconclusive')
})

const streamed = (text: string, more: Partial<Answer> = {}): NonNullable<Readings['stream']> => {
  const headers = { 'content-type': 'text/event-stream' }
  const events = text
    .split('\n\n')
    .flatMap((block) => /^data: (.*)/m.exec(block)?.[1] ?? [])
    .map((data) => ({ id: undefined, event: undefined, data }))
  const chunks = text === '' ? [] : [{ atMs: 1, text }]
  return { answer: answer('stream_deployment_logs', undefined, { headers, chunks, ...more }), events }
}
const late = { ended: false, error: new Error('read for long enough') }
test.each<[string, string, Partial<Answer>, string]>([
  ['each stored line', 'data: line 1\n\ndata: line 2\n\n', {}, 'pass'],
  ['nothing', '', {}, 'warn'],
  ['its end', 'event: end\ndata: {}\n\n', {}, 'warn'],
  ['comments for long', ': \n\n: \n\n', { ...late, endMs: 20_000 }, 'warn'],
  ['nothing for a moment', '', { ...late, endMs: 1_000 }, 'inconclusive'],
  ['some lines', 'data: line 2\n\n', {}, 'warn'],
  ['what may be lines', 'data: a\n\ndata: b\n\n', {}, 'inconclusive'],
])('a stream that sends %s', (_, text, more, replay) => {
  const stream = streamed(text, more)
  const found = streamFindings(
    readings({ logs: [logRead(undefined, 1, 2)], stream, deploymentId: 'dep_1', isFinished: true }),
  )
  expect(found.find(({ name }) => name === 'replay')?.result).toBe(replay)
})

test.each<[string, Partial<Answer>, boolean, string]>([
  ['ends by itself', {}, true, 'pass'],
  ['stays open', late, true, 'warn'],
  ['breaks', { ended: false, error: new NoAnswerError('reset', { operation: 'x', sent: true }) }, true, 'inconclusive'],
  ['is longer than what is read', { ended: false }, true, 'inconclusive'],
  ['stays open, of a deployment that may not be over', late, false, 'inconclusive'],
])('a stream that %s', (_, more, isFinished, result) => {
  const stream = streamed('data: line 1\n\n', more)
  const { findings } = seen({ logs: [logRead(undefined, 1)], stream, deploymentId: 'dep_1', isFinished })
  expect(findings.find(({ name }) => name === 'stream-end')?.result).toBe(result)
})

test.each<[Record<string, unknown>, string, RegExp]>([
  [{ status: 3 }, 'status', /no record has a text in `status`, `state` or `phase`/],
  [{ status: null }, 'status', /no record has a text/],
  [{ rollbackable: 'yes' }, 'rollbackable', /3 of 3 records have no `true` or `false`/],
  [{ rollbackable: null }, 'rollbackable', /3 of 3 records have no/],
])('a field that Taxiway reads and cannot: %j', (more, name, says) => {
  const { findings } = seen({ history: [pageOf(rows.map((each) => ({ ...each, ...more })))] })
  expect(findings.find(({ area, name: each }) => area === 'history' && each === name)?.summary).toMatch(says)
})

test.each<[string, number, number, string]>([
  ['at once', 5, 5, 'pass'],
  ['late, as all answers of a distant platform', 4_000, 4_000, 'pass'],
  ['late, with its headers', 4_000, 5, 'warn'],
])('a stream that begins %s', (_, streamMs, othersMs, result) => {
  const logs = [logRead(undefined, 1, 2)]
  const text = 'data: line 1\n\ndata: line 2\n\n'
  const stream = streamed(text, { chunks: [{ atMs: streamMs, text }], headersMs: streamMs })
  const exchanges = [answer('whoami', project, { headersMs: othersMs }), stream.answer]
  const found = streamFindings(readings({ logs, stream, exchanges, deploymentId: 'dep_1', isFinished: true }))
  expect(found.find(({ name }) => name === 'delay')?.result).toBe(result)
})

test('a page that a cursor repeats is counted once', () => {
  const { findings } = seen({ history: [pageOf(rows, 7), pageOf(rows, 7)] })
  const of = (each: string) => findings.find(({ area, name }) => area === 'history' && name === each)
  expect(of('history')?.summary).toBe('3 records on 2 pages')
  expect(of('order')?.result).toBe('pass')
  expect(of('cursor')?.result).toBe('warn')
})

test('lines without a number are counted once if `after` is ignored', () => {
  const answered = [line(1), line(2), 'bare', null]
  const read = (after?: number): LogReading => ({ ...logRead(after), records: answered })
  const { findings } = seen({ logs: [read(), read(2)], deploymentId: 'dep_1' })
  expect(findings.find(({ name }) => name === 'numbers')?.summary).toBe('2 of 4 lines have no number')
})
