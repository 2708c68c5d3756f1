import { dialects, isDialectName, readDialect } from '../dialect/built-in.ts'
import type { DialectSwitch } from '../dialect/dialect-switch.ts'
import { toHistoryRecord, toStoredRecord, toStreamEvent } from '../operations/deployments/dialect-records.ts'
import { encodeEvent } from '../operations/deployments/log-stream.ts'
import type { Deployment } from '../state/deployment-table.ts'

const sampleLine = { seq: 4, text: 'compiling src/server.js', stream: 'stdout', ts: '2026-01-02T03:04:05.678Z' }

const sampleDeployment: Deployment = {
  number: 7,
  id: 'dep_7',
  serviceId: 'svc_demo',
  stage: 'live',
  ref: 'main',
  commit: '5ca1ab1e',
  reason: undefined,
  createdAt: '2026-01-02T03:04:00.000Z',
  finishedAt: '2026-01-02T03:04:09.000Z',
  stageTimes: undefined,
  subject: 'Greet whoever calls',
  author: 'Ada',
  builtWith: undefined,
  processEnd: undefined,
}

/** The dialects of the platform, with an example of what each says. `current` is null for one of the platform's own options. */
export function showDialectExamples({ name: current, dialect }: DialectSwitch) {
  const names = Object.keys(dialects).filter(isDialectName)
  const all = names.map((name) => ({ name, ...describe(readDialect(name)) }))
  return { current, dialects: current === null ? [{ name: null, ...describe(dialect) }, ...all] : all }
}

function describe(dialect: ReturnType<typeof readDialect>) {
  const { title, words, statusKey, idKey, address, whenBusy, heartbeatMs, streamEnd, ...rest } = dialect
  // The examples show how records and lines look.
  const { shows: _, storedLine: __, streamedLine: ___, ...open } = rest
  const plain = Object.entries(readDialect('plain')).map((field) => JSON.stringify(field))
  const others = Object.entries(open).filter((field) => !plain.includes(JSON.stringify(field)))
  const end = typeof streamEnd === 'string' ? streamEnd : encodeEvent(streamEnd)
  return {
    ...{ title, words, statusKey, idKey, address, whenBusy, heartbeatMs, streamEnd: end },
    others: Object.fromEntries(others),
    record: toHistoryRecord(dialect, sampleDeployment, 'http://127.0.0.1:23456'),
    storedLine: toStoredRecord(dialect, sampleLine),
    streamedLine: encodeEvent(toStreamEvent(dialect, sampleLine)),
  }
}
