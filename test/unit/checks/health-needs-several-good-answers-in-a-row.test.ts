import { expect, test } from 'vitest'
import { type HealthOptions, healthCheck } from '../../../src/old/checks/health-check.ts'
import { said } from '../../support/messages.ts'
import type { VirtualClock } from '../../support/platform/clock.ts'
import type { Reply } from '../../support/platform/reply.ts'
import { VirtualTransport } from '../../support/platform/transport.ts'
import { checking } from './virtual/checking.ts'

/** The check on virtual time, against an app that answers by the number of the request. */
async function look(reply: (count: number, atMs: number) => Reply, options: Partial<HealthOptions> = {}) {
  const asked: number[] = []
  const transportOn = (clock: VirtualClock) =>
    new VirtualTransport(clock, ({ atMs }) => {
      asked.push(atMs)
      return reply(asked.length, atMs)
    })
  const url = 'https://shop.example/health'
  const checked = await checking(
    (clock) => healthCheck({ url, transport: transportOn(clock), ...options }),
    () => () => ({ status: 500 }),
  )
  return { ...checked, asked }
}

const statuses = (...list: number[]) => {
  return (count: number): Reply => ({ status: list[Math.min(count, list.length) - 1] ?? 200 })
}

test.each<[replies: number[], looks: number]>([
  [[200], 3],
  [[503, 200], 4],
  [[200, 200, 503, 200], 6],
  [[200, 503, 302, 503, 204, 399, 200], 7],
])('after %j it passes with request %i', async (list, looks) => {
  const { finding, asked } = await look(statuses(...list), { status: '200-204, 302, 399' })
  expect(finding.passed).toBe(true)
  expect(asked).toHaveLength(looks)
})

test('requests are 2 s apart, and end after 2 minutes', async () => {
  const { finding, asked, clock } = await look(statuses(503))
  expect(finding).toMatchObject({ passed: false, summary: expect.stringContaining('within 120 s') })
  for (const [index, atMs] of asked.entries()) expect(atMs - (asked[index - 1] ?? -2_000)).toBeGreaterThanOrEqual(2_000)
  expect(asked.length).toBeGreaterThan(55)
  expect(clock.now()).toBeLessThan(122_000)
  expect(clock.pending).toBe(0)
})

test('an app that never answers takes 10 s for each request, and the check still ends', async () => {
  const { finding, asked, clock } = await look(() => ({ fault: 'mute' }))
  expect(finding).toMatchObject({ passed: false, summary: expect.stringContaining('no whole answer') })
  expect(asked.length).toBeLessThan(12)
  expect(clock.now()).toBeLessThan(125_000)
})

test('equal answers are one line of evidence', async () => {
  const { finding } = await look(statuses(...Array(10).fill(503), 200))
  expect(finding.evidence).toEqual([
    expect.stringMatching(/^0\.0 s to .* s: answered 503 \(10 times\)$/),
    expect.stringMatching(/^.* s to .* s: answered 200 \(3 times\)$/),
  ])
})

test('a pattern that backtracks endlessly ends the check at once', async () => {
  async function* body(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`${'a'.repeat(50)}b`)
  }
  const { finding, asked } = await look(() => ({ body: body() }), { body: '(a+)+$' })
  expect(finding).toMatchObject({ passed: false, summary: expect.stringMatching(said('health-pattern-too-slow')) })
  expect(asked).toHaveLength(1)
})

test('a header that no request can have is refused before any request', () => {
  const url = 'https://shop.example/health'
  expect(() => healthCheck({ url, headers: { 'X-A': 'one\r\nX-B: two' } })).toThrow(
    said('health-header-refused', 'X-A'),
  )
})
