import { expect, test } from 'vitest'
import { readCron } from '../../../emulator/src/builds/cron.ts'

const saturday = new Date('2026-02-28T23:30:30Z')

test.each([
  ['*/15 * * * *', '2026-02-28T23:45:00.000Z'],
  ['30 23 * * *', '2026-03-01T23:30:00.000Z'],
  ['0 0 29 2 *', '2028-02-29T00:00:00.000Z'],
  ['0 9 * * MON-FRI', '2026-03-02T09:00:00.000Z'],
  // A day of the month and a weekday: either of them matches.
  ['0 0 13 * 2', '2026-03-03T00:00:00.000Z'],
  ['@hourly', '2026-03-01T00:00:00.000Z'],
])('%s runs next at %s', (expression, expected) => {
  const { valid, nextRun } = readCron(expression, saturday)
  expect([valid, nextRun?.toISOString()]).toEqual([true, expected])
})

test('a day that never comes is a valid schedule without a next run', () => {
  expect(readCron('0 0 31 2 *', saturday)).toEqual({ valid: true, nextRun: undefined })
})

test.each(['', ' ', 'daily', '* * * *', '* * * * * *', '60 * * * *', '* * * * 8', '2026-03-01T00:00:00Z'])(
  '"%s" is not a schedule',
  (expression) => {
    expect(readCron(expression, saturday)).toEqual({ valid: false, nextRun: undefined })
  },
)
