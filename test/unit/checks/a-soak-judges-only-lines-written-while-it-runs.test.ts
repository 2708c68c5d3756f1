import { expect, test } from 'vitest'
import { type SoakOptions, soakCheck } from '../../../src/old/checks/log-soak-check.ts'
import { said } from '../../support/messages.ts'
import type { Asked } from '../../support/platform/asked.ts'
import type { VirtualClock } from '../../support/platform/clock.ts'
import type { Reply } from '../../support/platform/reply.ts'
import { checking } from './virtual/checking.ts'

interface Line {
  readonly atMs: number
  readonly text: string
}

/** A log whose lines arrive at their times; `fault` replaces an answer. */
function printing(lines: readonly Line[], fault: (asked: Asked, count: number) => Reply | undefined = () => undefined) {
  let count = 0
  return (clock: VirtualClock) =>
    (asked: Asked): Reply => {
      const failed = fault(asked, count++)
      if (failed !== undefined) return failed
      const after = Number(asked.query['after'] ?? -1)
      const written = lines.map(({ atMs, text }, index) => ({ id: index + 1, line: text, atMs }))
      return { json: { logs: written.filter(({ id, atMs }) => atMs <= clock.now() && id > after) } }
    }
}

const soak = (more: Partial<SoakOptions> = {}) => {
  return () => soakCheck({ serviceId: 's1', failPattern: 'FATAL', durationMs: 60_000, ...more })
}
const fatal = (atMs: number): Line[] => [{ atMs, text: 'FATAL' }]

test.each<[when: string, atMs: number, passed: boolean]>([
  ['before the checks begin', 0, true],
  ['while the check before it runs', 5_000, false],
  ['in the middle', 40_000, false],
  ['at the last moment', 69_999, false],
  ['after the end', 71_000, true],
])('a line %s', async (_, atMs, passed) => {
  const { finding, clock } = await checking(soak(), printing(fatal(atMs)), { betweenMs: 10_000 })
  expect(finding.passed).toBe(passed)
  if (passed) expect(clock.now()).toBeGreaterThanOrEqual(70_000)
  expect(clock.now()).toBeLessThan(72_500)
})

test('reads that fail for a while lose no line', async () => {
  const stumbling = printing(fatal(30_000), (_, count) => (count > 5 && count < 25 ? { fault: 'reset' } : undefined))
  expect((await checking(soak(), stumbling)).finding.passed).toBe(false)
  const quiet = printing([], (_, count) => (count % 3 === 1 ? { status: 503 } : undefined))
  expect((await checking(soak(), quiet)).finding).toMatchObject({ passed: true })
})

test.each<[what: string, fault: (asked: Asked, count: number) => Reply | undefined]>([
  ['throughout', () => ({ status: 500 })],
  ['from the middle on', (_, count) => (count > 10 ? { fault: 'reset' } : undefined)],
  ['with HTML', () => ({ body: html() })],
  [
    'with a wait past the end',
    (_, count) => (count > 3 ? { status: 429, headers: { 'retry-after': '3600' } } : undefined),
  ],
])('reads that fail %s fail the check', async (_, fault) => {
  const { finding, clock } = await checking(soak(), printing([], fault))
  expect(finding).toMatchObject({ passed: false, summary: expect.stringMatching(said('runtime-log-unread')) })
  expect(clock.now()).toBeLessThan(120_000)
  expect(clock.pending).toBe(0)
})

test('a log that could not be read before the soak is watched for the whole time from its first answer on', async () => {
  const late = printing(fatal(85_000), ({ atMs }) => (atMs < 30_000 ? { status: 500 } : undefined))
  expect((await checking(soak(), late)).finding.passed).toBe(false)
  const quiet = await checking(
    soak(),
    printing([], ({ atMs }) => (atMs < 30_000 ? { status: 500 } : undefined)),
  )
  expect(quiet.finding.evidence.join('\n')).toMatch(/was watched only from .* could not be read before/)
})

test('a slow answer that spans the end is followed by another read', async () => {
  const slowly = (clock: VirtualClock) => {
    const routes = printing(fatal(59_000))(clock)
    return (asked: Asked): Reply => {
      const reply = routes(asked)
      return asked.atMs < 57_000 ? reply : { body: after(clock, 5_000, JSON.stringify(reply.json)) }
    }
  }
  expect((await checking(soak(), slowly)).finding.passed).toBe(false)
})

test.each([
  { id: 7, message: 'FATAL' },
  { id: 7, line: null },
  { id: null, line: 'ok' },
])('a line like %j fails the check', async (record) => {
  let count = 0
  const { finding } = await checking(soak(), () => () => ({ json: { logs: ++count === 1 ? [] : [record] } }))
  expect(finding).toMatchObject({ passed: false, summary: expect.stringMatching(said('runtime-log-unread')) })
})

test('a match at the end of a long line is found and shown', async () => {
  const text = `${'x'.repeat(400_000)} FATAL ${'y'.repeat(400_000)}`
  const { finding } = await checking(soak(), printing([{ atMs: 20_000, text }]))
  expect(finding).toMatchObject({ passed: false, summary: expect.stringMatching(/…x+ FATAL y+…$/) })
  expect(finding.evidence.at(-1)).toMatch(/^> 1: …x+ FATAL y+…$/)
})

async function* html(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('<!doctype html>')
}

async function* after(clock: VirtualClock, ms: number, text: string): AsyncGenerator<Uint8Array> {
  await clock.serverSleep(ms)
  yield Buffer.from(text)
}

test('after a restart of the container the ids start over, and each line is judged', async () => {
  const restarting = (clock: VirtualClock) => (asked: Asked) => {
    const began = clock.now() < 30_000 ? 0 : 30_000
    const texts = ['Loading', 'Listening', ...(began > 0 ? ['FATAL'] : ['ready'])]
    const logs = texts.map((line, index) => ({ id: index + 1, line, ts: `${began + index}` }))
    return { json: { logs: logs.filter(({ id }) => id > Number(asked.query['after'] ?? 0)) } }
  }
  const { finding } = await checking(soak(), restarting)
  expect(finding).toMatchObject({ passed: false, summary: expect.stringContaining('FATAL') })
  expect(finding.evidence[0]).toContain('started over once')
})
