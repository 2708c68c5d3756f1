import { expect, test } from 'vitest'
import { EventQueue } from '../../../src/build-log/event-queue.ts'

test.each([
  ['short', 'x', 500],
  ['long', 'x'.repeat(10_000), 7],
])('no more %s events are read than the queue holds, until they are taken', async (_name, data, most) => {
  let read = 0
  async function* flood() {
    for (; read < 3 * most; read++) yield [{ id: undefined, event: undefined, data }]
  }
  const queue = new EventQueue(() => undefined)
  const filled = queue.fill(flood())
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  for (let turn = 1; turn <= 3; turn++) {
    await settled()
    expect(read).toBeLessThanOrEqual(turn * most)
    expect(queue.take().length).toBe(most)
  }
  await filled
  expect(queue.end).toEqual({ clean: true, error: undefined })
})
