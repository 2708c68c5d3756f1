import { expect, test } from 'vitest'
import { NoAnswerError, RefusedError } from '../../../src/client/errors.ts'
import { writeOnce } from '../../../src/client/write-once.ts'

const inDoubt = () => new NoAnswerError('other side closed', { operation: 'call', sent: true })

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
  const refusal = new RefusedError('', { operation: 'call', status: 422, said: '', retryAfterMs: undefined })
  const look = () => Promise.reject(new Error('looked'))
  await expect(writeOnce(() => Promise.reject(refusal), look)).rejects.toBe(refusal)
})
