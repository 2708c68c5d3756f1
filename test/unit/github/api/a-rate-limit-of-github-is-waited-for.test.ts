import { expect, test } from 'vitest'
import { rateLimitWait, retryWait, writeOnce } from '../../../../src/github/api/failure.ts'

const date = 'Sat, 21 Nov 2026 06:00:00 GMT'
const now = Date.parse(date) / 1_000
const spent = { date, 'x-ratelimit-remaining': '0' }

test.each([
  ['the seconds that it names', 403, { date, 'retry-after': '30' }, '', 30_000],
  ['those rather than the reset', 429, { ...spent, 'retry-after': '2', 'x-ratelimit-reset': `${now + 9}` }, '', 2_000],
  ['until the reset', 403, { ...spent, 'x-ratelimit-reset': `${now + 9}` }, '', 9_000],
  ['no longer when that has passed', 403, { ...spent, 'x-ratelimit-reset': `${now - 9}` }, '', 0],
  ['a minute where none is named', 403, { date }, 'You have exceeded a secondary rate limit.', 60_000],
  ['a minute where the status says it', 429, {}, '', 60_000],
  ['not, where a permission is missing', 403, { date, 'x-ratelimit-remaining': '7' }, 'not accessible', undefined],
  ['not, where nothing is there', 404, spent, '', undefined],
] as const)('a limit is in force %s', (_, status, headers, message, ms) => {
  expect(rateLimitWait({ status, headers, message })).toBe(ms)
})

const limit = (seconds: number) => ({ status: 403, message: '', headers: { 'retry-after': `${seconds}` } })
const lost = { status: 500, message: 'other side closed', headers: undefined }
const first = { tries: 1, waitedMs: 0, repeatable: false }

test.each([
  ['a limit refuses a write', { ...first, failure: limit(5) }, 5_000],
  ['a limit lasts too long', { ...first, failure: limit(66) }, undefined],
  ['enough was waited', { ...first, waitedMs: 61_000, failure: limit(5) }, undefined],
  ['enough was tried', { ...first, tries: 4, failure: limit(1) }, undefined],
  ['a read got lost', { ...first, repeatable: true, failure: lost }, 300],
  ['it got lost again', { ...first, tries: 2, repeatable: true, failure: lost }, 600],
  ['a write got lost', { ...first, failure: lost }, undefined],
  ['GitHub says no', { ...first, repeatable: true, failure: { ...lost, status: 422 } }, undefined],
])('the next try, when %s', (_, tried, ms) => {
  expect(retryWait(tried)).toBe(ms)
})

const inDoubt = () => Object.assign(new Error('other side closed'), { status: 500 })

test.each([
  ['was done', 'found', 1],
  ['was not done', undefined, 2],
])('a write in doubt that %s', async (_, found, writes) => {
  let count = 0
  const write = async () => {
    count += 1
    if (count === 1) throw inDoubt()
    return 'written'
  }
  expect(await writeOnce(write, async () => found)).toBe(found ?? 'written')
  expect(count).toBe(writes)
})

test('a write that was refused is not looked for', async () => {
  const refusal = Object.assign(new Error('No ref found'), { status: 422 })
  const look = () => Promise.reject(new Error('looked'))
  await expect(writeOnce(() => Promise.reject(refusal), look)).rejects.toBe(refusal)
})
