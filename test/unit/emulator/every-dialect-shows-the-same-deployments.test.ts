import { describe, expect, test } from 'vitest'
import {
  dialectOf,
  dialects,
  linesBefore,
  linesUpTo,
  recordOf,
  storedLine,
  streamedLine,
} from '../../../emulator/src/dialects.ts'
import { encodeEvent } from '../../../emulator/src/operations/deployments/log-reading.ts'
import { type Deployment, stages } from '../../../emulator/src/state/deployment-table.ts'

const deployment: Deployment = {
  number: 7,
  id: 'dep_1',
  serviceId: 'svc_1',
  stage: 'live',
  ref: 'main',
  commit: 'abc',
  reason: undefined,
  createdAt: '2026-01-01T00:00:00.000Z',
  finishedAt: '2026-01-01T00:00:09.000Z',
  stageTimes: undefined,
}
const url = 'http://127.0.0.1:9'
const line = { seq: 4, text: 'hello', stream: 'stdout', ts: '2026-01-01T00:00:01.000Z' }

describe.each(Object.entries(dialects))('%s', (_, dialect) => {
  test('shows the id and a word for each stage, or no word', () => {
    for (const stage of stages) {
      const record = recordOf(dialect, { ...deployment, stage }, url)
      expect(record[dialect.idKey]).toBe('dep_1')
      expect(record[dialect.statusKey]).toBe(dialect.words?.[stage])
      expect(record['rollbackable']).toBe(stage === 'live' || stage === 'retired')
    }
  })

  test('never uses the word of an unfinished or failed stage for a live one', () => {
    const { words } = dialect
    const others = stages.filter((stage) => stage !== 'live' && stage !== 'retired').map((stage) => words?.[stage])
    if (words) expect(others).not.toContain(words.live)
  })

  test('shows the text of a line in the stored log and in the stream', () => {
    expect(JSON.stringify(storedLine(dialect, line))).toContain('"hello"')
    const shown = storedLine(dialect, line)[dialect.storedLine.seq]
    expect(shown).toBe(dialect.numbers.first + 3 * dialect.numbers.step)
    expect(linesUpTo(dialect, Number(shown))).toBe(4)
    expect(linesUpTo(dialect, Number(shown) - 1)).toBe(3)
    expect(linesBefore(dialect, Number(shown))).toBe({ newer: 4, from: 3, ignored: 0 }[dialect.after])
    expect(streamedLine(dialect, line).data).toContain('hello')
  })
})

test('only a live deployment shows an address', () => {
  expect(recordOf(dialects.plain, deployment, url)).toMatchObject({ url })
  expect(recordOf(dialects.plain, { ...deployment, stage: 'retired' }, url)).not.toHaveProperty('url')
  expect(recordOf(dialects.upper, deployment, url)).toMatchObject({ hostname: '127.0.0.1:9' })
})

test('a custom dialect starts from the plain one', () => {
  expect(dialectOf({ statusKey: 'stage' })).toEqual({ ...dialects.plain, statusKey: 'stage' })
  expect(dialectOf('upper')).toBe(dialects.upper)
})

test('an event has the format of server-sent events', () => {
  expect(encodeEvent({ data: 'x' })).toBe('data: x\n\n')
  expect(encodeEvent({ id: '3', event: 'log', data: 'x' })).toBe('id: 3\nevent: log\ndata: x\n\n')
  expect(encodeEvent({ data: 'a\rb\r\nc\n' })).toBe('data: a\ndata: b\ndata: c\ndata: \n\n')
})
