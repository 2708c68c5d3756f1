import { expect, test } from 'vitest'
import { Platform } from '../../../src/old/client/platform.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import { VirtualTransport } from '../../support/platform/transport.ts'

const clocked = (thereMs: number) => {
  const clock = new VirtualClock()
  const told: string[] = []
  const transport = new VirtualTransport(clock, () => ({ status: 202 }), { thereMs, backMs: 0 })
  const onSlow = (operation: string): void => void told.push(`${operation} at ${clock.now()}`)
  const platform = new Platform({ baseUrl: 'https://p.example', apiKey: 'k', clock, transport, onSlow })
  return { clock, told, platform }
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
