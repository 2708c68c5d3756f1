import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoAnswerError, RefusedError } from '../../../src/old/client/errors.ts'
import { writeOrFind } from '../../../src/old/client/write-or-find.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const inDoubt = new NoAnswerError('other side closed', { operation: 'call', sent: true })

/** Each write has the effect that the list says, and only the last one of it an answer. */
async function write(effects: readonly boolean[], { abortMs }: { readonly abortMs?: number } = {}) {
  const over = new AbortController()
  const startMs = Date.now()
  const writtenMs: number[] = []
  const send = async () => {
    writtenMs.push(Date.now() - startMs)
    if (writtenMs.length < effects.length) throw inDoubt
    return 'written'
  }
  const look = async () => (effects[writtenMs.length - 1] ? 'found' : undefined)
  const done = writeOrFind(send, look, over.signal).catch((error: unknown) => error)
  if (abortMs !== undefined) setTimeout(() => over.abort('cancelled'), abortMs)
  await vi.runAllTimersAsync()
  return { end: await done, writtenMs, tookMs: Date.now() - startMs }
}

test.each([
  ['was done', [true, true], 'found', [0]],
  ['was not done', [false, true], 'written', [0, 1_000]],
  ['was done the second time', [false, true, true], 'found', [0, 1_000]],
  [
    'was never done, while the server was in trouble for some seconds',
    [false, false, true],
    'written',
    [0, 1_000, 5_000],
  ],
  ['is given up after the third', [false, false, false, true], inDoubt, [0, 1_000, 5_000]],
])('a write in doubt that %s', async (_, effects, end, writtenMs) => {
  expect(await write(effects)).toMatchObject({ end, writtenMs })
})

test('a cancellation ends the pause', async () => {
  expect(await write([false, true], { abortMs: 300 })).toEqual({ end: 'cancelled', writtenMs: [0], tookMs: 300 })
})

test('a write that was refused is not looked for', async () => {
  const refusal = new RefusedError('', { operation: 'call', status: 422, said: '', retryAfterMs: undefined })
  const look = () => Promise.reject(new Error('looked'))
  await expect(writeOrFind(() => Promise.reject(refusal), look, new AbortController().signal)).rejects.toBe(refusal)
})
