import { expect, test } from 'vitest'
import { Pattern } from '../../../src/old/checks/pattern.ts'
import { StatusRanges } from '../../../src/old/checks/status-ranges.ts'
import { InputError } from '../../../src/old/client/errors.ts'

test.each<[source: string, texts: string[], found: number]>([
  ['FATAL', ['ok', 'a FATAL b'], 1],
  ['^FATAL', ['a FATAL b'], -1],
  ['(?i:fatal)', ['FATAL'], 0],
  ['\\bpanic\\b', ['panicking', 'a panic.'], 1],
  ['(?m:^ok$)', ['no\nok\nno'], 0],
  ['x', [], -1],
])('%s in %j', (source, texts, found) => {
  expect(new Pattern('log-fail-pattern', source).find(texts)).toBe(found)
})

test.each(['(', '[', 'a**', '', 'a|', '.*', '(?:)'])(
  '%j is refused: it is invalid, or matches an empty text',
  (source) => {
    expect(() => new Pattern('log-fail-pattern', source)).toThrow(InputError)
  },
)

test('a thousand long lines are searched at once', () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => `${index} ${'word '.repeat(1_000)}`)
  expect(new Pattern('log-fail-pattern', '\\b(FATAL|panic)\\b').find([...lines, 'panic'])).toBe(1_000)
})

test('statuses are codes and ranges', () => {
  const ranges = new StatusRanges('health-status', '200-204, 301\n418')
  const good = [100, 199, 200, 204, 205, 301, 302, 418].filter((status) => ranges.includes(status))
  expect(good).toEqual([200, 204, 301, 418])
  expect([ranges.lists(200), ranges.lists(301)]).toEqual([false, true])
})

test.each(['', ',', '2xx', '204-200', '99', '600', '200-', '-1', '200..299'])(
  '%j is not a list of statuses',
  (text) => {
    expect(() => new StatusRanges('health-status', text)).toThrow(InputError)
  },
)
