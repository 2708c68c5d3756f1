import { expect, test } from 'vitest'
import type { Transport } from '../../../src/client/http/transport.ts'
import { Platform } from '../../../src/client/platform.ts'
import { VirtualClock } from '../../support/virtual/clock.ts'

const clocked = (answerMs: number) => {
  const clock = new VirtualClock()
  const told: string[] = []
  const body = async function* () {
    yield Buffer.from('{}')
  }
  const transport: Transport = {
    async send() {
      await clock.sleep(answerMs)
      return { status: 202, header: () => undefined, body: body(), discard: () => undefined }
    },
    [Symbol.asyncDispose]: async () => undefined,
  }
  const onSlow = (operation: string): void => void told.push(`${operation} at ${clock.now()}`)
  return {
    clock,
    told,
    platform: new Platform({ baseUrl: 'https://p.example', apiKey: 'k', clock, transport, onSlow }),
  }
}

test.each([
  [4_900, []],
  [9_000, ['whoami at 5000']],
])('a read that is answered after %i ms', async (answerMs, expected) => {
  const { clock, told, platform } = clocked(answerMs)
  const call = platform.call('whoami', {})
  await clock.run(call)
  expect(told).toEqual(expected)
})

test('a write may take longer', async () => {
  const { clock, told, platform } = clocked(9_000)
  await clock.run(platform.call('deploy_service', { id: 's' }).catch(() => undefined))
  expect(told).toEqual([])
})
