import { expect, test } from 'vitest'
import { rateLimitWait } from '../../../../src/client/http/json-api.ts'

const date = 'Sat, 21 Nov 2026 06:00:00 GMT'
const now = Date.parse(date) / 1_000
const spent = { date, 'x-ratelimit-remaining': '0' }

test.each([
  ['the seconds that it names', 403, { date, 'retry-after': '30' }, 30_000],
  ['those rather than the reset', 429, { ...spent, 'retry-after': '2', 'x-ratelimit-reset': `${now + 9}` }, 2_000],
  ['until the reset', 403, { ...spent, 'x-ratelimit-reset': `${now + 9}` }, 9_000],
  ['no longer when that has passed', 403, { ...spent, 'x-ratelimit-reset': `${now - 9}` }, 0],
  ['a minute where the status says it', 429, {}, 60_000],
  ['not, where a permission is missing', 403, { date, 'x-ratelimit-remaining': '7' }, undefined],
  ['not, where nothing is there', 404, spent, undefined],
] as const)('a limit is in force %s', (_, status, headers: Readonly<Record<string, string>>, ms) => {
  expect(rateLimitWait({ status, header: (name) => headers[name] })).toBe(ms)
})
