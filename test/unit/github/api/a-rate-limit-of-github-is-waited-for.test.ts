import { expect, test } from 'vitest'
import { NoAnswerError, RefusedError } from '../../../../src/client/errors.ts'
import { writeOnce } from '../../../../src/client/write-once.ts'
import { rateLimitWait, sendRepeatedly } from '../../../../src/github/api/fetch.ts'
import { VirtualClock } from '../../../support/virtual/clock.ts'

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
] as const)('a limit is in force %s', (_, status, headers: Readonly<Record<string, string>>, message, ms) => {
  expect(rateLimitWait(status, (name) => headers[name], message)).toBe(ms)
})

const failing = (status: number, retryAfterMs?: number) =>
  new RefusedError('refused', { operation: 'GitHub', status, said: 'refused', retryAfterMs })
const limit = (seconds: number) => failing(429, seconds * 1_000)
const inDoubt = (sent = true) => new NoAnswerError('other side closed', { operation: 'GitHub', sent })

test.each([
  ['a limit refuses a write', [limit(5)], false, 2, 5_000],
  ['a limit lasts too long', [limit(80)], true, 1, 0],
  ['enough was waited', [limit(61), limit(20)], true, 2, 61_000],
  ['a read got lost twice', [inDoubt(), inDoubt()], true, 3, 0],
  ['GitHub stays out of order', Array(9).fill(failing(502)), true, 5, 0],
  ['a write got lost', [inDoubt()], false, 1, 0],
  ['a write was never sent', [inDoubt(false)], false, 2, 0],
  ['GitHub says no', [failing(422)], true, 1, 0],
  ['the client itself fails', [new TypeError('no')], true, 1, 0],
] as const)('the tries, when %s', async (_, failures: readonly Error[], repeatable, tries, leastMs) => {
  const clock = new VirtualClock()
  let sent = 0
  const send = async (): Promise<string> => {
    const failure = failures[sent++]
    if (failure !== undefined) throw failure
    return 'done'
  }
  const { signal } = new AbortController()
  const ended = await clock.run(sendRepeatedly(send, repeatable, { signal, clock }).catch((error: unknown) => error))
  expect(sent).toBe(tries)
  expect(ended).toBe(failures[tries - 1] ?? 'done')
  expect(clock.now()).toBeGreaterThanOrEqual(leastMs)
  expect(clock.pending).toBe(0)
})

test('a GitHub that is silent is asked once, and given up after 10 s', async () => {
  const clock = new VirtualClock()
  let sent = 0
  const send = (until: AbortSignal): Promise<never> => {
    sent++
    return new Promise((_, reject) => until.addEventListener('abort', () => reject(until.reason), { once: true }))
  }
  const { signal } = new AbortController()
  const ended = clock.run(sendRepeatedly(send, true, { signal, clock }))
  await expect(ended).rejects.toMatchObject({ name: 'TimeoutError' })
  expect([sent, clock.now()]).toEqual([1, 10_000])
})

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
  const refusal = failing(422)
  const look = () => Promise.reject(new Error('looked'))
  await expect(writeOnce(() => Promise.reject(refusal), look)).rejects.toBe(refusal)
})
