import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deploy } from '../../src/index.ts'
import { ScriptedPlatform, type Twist } from './scripted-platform.ts'

const request = { serviceId: 'svc_1', ref: 'main' }

/** How a platform keeps and streams a log. Times are milliseconds since the deployment was accepted. */
const anyLog = fc.record({
  /** Between one line and the next. */
  pauses: fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 25 }),
  first: fc.integer({ min: 0, max: 5 }),
  step: fc.constantFrom(1, 1, 1, 10),
  isNumbered: fc.boolean(),
  store: fc.record({
    answerMs: fc.constantFrom<number[]>(0, 0, 300),
    lagMs: fc.integer({ min: 0, max: 800 }),
    page: fc.constantFrom<number[]>(1, 2, 5, 1_000, 1_000),
    after: fc.constantFrom('newer', 'newer', 'from', 'ignored'),
    /** From when on it answers 503, and for how long. */
    away: fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0, 0, 2_000, 20_000)),
  }),
  stream: fc.record({
    lagMs: fc.integer({ min: 0, max: 800 }),
    isNumbered: fc.boolean(),
    replays: fc.boolean(),
    /** Which lines it leaves out. */
    drops: fc.array(fc.integer({ min: 0, max: 24 }), { maxLength: 5 }),
    /** When its connections break. */
    cuts: fc.array(fc.integer({ min: 0, max: 15_000 }), { maxLength: 4 }),
    end: fc.constantFrom('clean', 'break', 'open'),
  }),
})
type Log = typeof anyLog extends fc.Arbitrary<infer T> ? T : never

interface Line {
  readonly number: number
  readonly text: string
  readonly atMs: number
}

function linesOf({ pauses, first, step }: Log): readonly Line[] {
  let atMs = 100
  return pauses.map((pause, index) => {
    atMs += pause
    return { number: first + index * step, text: `line ${index}`, atMs }
  })
}

function platformOf(log: Log, outcome = 'live'): ScriptedPlatform {
  const lines = linesOf(log)
  // Nothing is written after the final status: a platform that does so gives no sign that more will come.
  const overMs = (lines.at(-1)?.atMs ?? 0) + Math.max(log.store.lagMs, log.stream.lagMs) + 50
  const shape = ({ number, text }: Line, isNumbered: boolean): object =>
    isNumbered ? { seq: number, line: text } : { line: text }
  // A store that is read by place is read whole: pages need numbers.
  const { after, page } = log.isNumbered ? log.store : { after: 'ignored', page: 1_000 }
  const twist: Twist = async ({ name, request: { path, signal } }, { ageMs, clock }) => {
    if (name === 'store') {
      // It answers with what it had when it was asked.
      await clock.sleep(log.store.answerMs, signal)
      const [fromMs, forMs] = log.store.away
      if (ageMs >= fromMs && ageMs < fromMs + forMs) return { status: 503, body: { error: 'away' } }
      const cursor = new URLSearchParams(path.split('?')[1]).get('after')
      const least = cursor === null || after === 'ignored' ? -1 : after === 'from' ? Number(cursor) : Number(cursor) + 1
      const shown = lines.filter(({ number, atMs }) => atMs + log.store.lagMs <= ageMs && number >= least)
      const most = after === 'ignored' ? shown.length : Math.max(page, after === 'from' ? 2 : 1)
      return { body: shown.slice(0, most).map((line) => shape(line, log.isNumbered)) }
    }
    if (name !== 'stream') return undefined
    const { lagMs, drops, cuts, end, isNumbered, replays } = log.stream
    const openedMs = ageMs
    const cutMs = cuts.filter((cut) => cut > openedMs).sort((one, other) => one - other)[0] ?? Number.POSITIVE_INFINITY
    async function* chunks(): AsyncGenerator<Uint8Array> {
      let nowMs = openedMs
      const until = async (atMs: number): Promise<void> => {
        await clock.sleep(Math.max(0, Math.min(atMs, cutMs) - nowMs), signal)
        nowMs = Math.max(nowMs, Math.min(atMs, cutMs))
        if (cutMs <= atMs) throw new Error('the connection was cut')
      }
      for (const [index, line] of lines.entries()) {
        if (drops.includes(index) || (!replays && line.atMs + lagMs < openedMs)) continue
        await until(line.atMs + lagMs)
        yield Buffer.from(`data: ${JSON.stringify(shape(line, isNumbered))}\n\n`)
      }
      if (end === 'open') await clock.sleep(1e9, signal)
      await until(overMs)
      if (end === 'break') throw new Error('the connection broke')
    }
    return { chunks: chunks() }
  }
  return new ScriptedPlatform({ states: { 0: 'building', [overMs]: outcome } }, twist)
}

test('every line is printed once and in order; none is lost in silence', async () => {
  await fc.assert(
    fc.asyncProperty(anyLog, fc.constantFrom('live', 'failed'), async (log, outcome) => {
      const platform = platformOf(log, outcome)
      const run = await platform.run((each) => deploy(each, request))
      const expected = linesOf(log).map(({ text }) => text)
      expect(run.result.status).toBe(outcome)
      expect(platform.clock.sleepers).toBe(0)
      if (run.warnings.length === 0) expect(run.lines).toEqual(expected)
      // What is printed is a part of the log, in its order, without repetition.
      else expect(expected.filter((line) => run.lines.includes(line))).toEqual(run.lines)
      // A store that answers is enough for the whole log.
      if (log.store.away[1] === 0) expect(run.warnings).toEqual([])
    }),
    { numRuns: 300 * Number(process.env['TAXIWAY_RUNS'] ?? 1) },
  )
})

const quiet: Log = {
  pauses: [],
  first: 1,
  step: 1,
  isNumbered: true,
  store: { answerMs: 0, lagMs: 0, page: 1_000, after: 'newer', away: [0, 0] },
  stream: { lagMs: 0, isNumbered: true, replays: true, drops: [], cuts: [], end: 'clean' },
}

describe('lines are printed', () => {
  const printedMs = async (log: Log): Promise<number[]> => {
    const platform = platformOf(log)
    const at: number[] = []
    await platform.run(async function* (each) {
      const run = deploy(each, request)
      for (;;) {
        const { value, done } = await run.next()
        if (done) return value
        if (value.kind === 'lines') at.push(...value.lines.map(() => platform.ageMs))
        yield value
      }
    })
    return linesOf(log).map(({ atMs }, index) => (at[index] ?? Number.NaN) - atMs)
  }

  test('as they come, if the stream numbers them', async () => {
    const late = await printedMs({ ...quiet, pauses: Array(20).fill(3_000) })
    // The first one waits for the store, as a log may begin at any number.
    expect(Math.max(...late.slice(1))).toBeLessThan(50)
  })

  test('half a second later at most, if it does not', async () => {
    const late = await printedMs({
      ...quiet,
      pauses: Array(100).fill(40),
      stream: { ...quiet.stream, isNumbered: false },
    })
    expect(Math.max(...late)).toBeLessThan(600)
  })

  test('ten seconds later, while the store fails', async () => {
    const away: Log['store']['away'] = [0, 20_000]
    const late = await printedMs({ ...quiet, pauses: Array(30).fill(1_000), store: { ...quiet.store, away } })
    expect(Math.max(...late)).toBeLessThan(15_000)
  })
})

test.each<[Log['stream']['end'], string, string, number, number]>([
  ['clean', 'live', 'and has no wait behind it', 0, 100],
  ['open', 'live', 'which one line says', 0, 2_000],
  ['break', 'failed', 'which one line says, after the late lines of a failure', 2_000, 4_000],
])('a log whose stream ends "%s" after "%s" is proven or not, %s', async (end, outcome, _, leastMs, mostMs) => {
  const platform = platformOf({ ...quiet, pauses: [500, 500], stream: { ...quiet.stream, end } }, outcome)
  const run = await platform.run((each) => deploy(each, request))
  const waitedMs = run.endedMs - (platform.acceptedMs + 100 + 1_000 + 50)
  expect(waitedMs).toBeGreaterThanOrEqual(leastMs)
  expect(waitedMs).toBeLessThan(mostMs)
  const notices = run.events.flatMap((event) => (event.kind === 'notice' ? [event.text] : []))
  const noProof = 'The platform gave no proof that the build log is whole.'
  expect(notices.filter((text) => /whole/.test(text))).toEqual(end === 'clean' ? [] : [noProof])
})

describe('lines behind a hole are printed, and the hole is said', () => {
  /** The stream leaves out the second line, and stays open. */
  async function* holed(): AsyncGenerator<Uint8Array> {
    for (const seq of [1, 3]) yield Buffer.from(`data: ${JSON.stringify({ seq, line: `line ${seq}` })}\n\n`)
    await new Promise(() => {})
  }
  const line = { seq: 1, line: 'line 1' }

  test.each([
    // The store never brings it.
    ['at the timeout', { 0: 'building' }, 200, 8_000, /^1 line of the build log never came/],
    ['at the end', { 0: 'building', 1000: 'failed' }, 200, 60_000, /^1 line of the build log never came/],
    ['without a store', { 0: 'building', 9000: 'failed' }, 501, 60_000, /could not be read to its end\..*501/],
  ])('%s', async (_, states, status, timeoutMs, warning) => {
    const platform = new ScriptedPlatform({ states }, ({ name, request: { path } }) => {
      if (name === 'stream') return { chunks: holed() }
      return name === 'store' ? { status, body: path.includes('after') ? [] : [line] } : undefined
    })
    const run = await platform.run((each) => deploy(each, request, { timeoutMs }))
    expect(run.lines).toEqual(['line 1', 'line 3'])
    expect(run.warnings).toEqual([expect.stringMatching(warning)])
  })
})

describe('a log that breaks the contract', () => {
  const run = async (records: readonly object[]): Promise<{ lines: string[]; warnings: string[] }> => {
    const platform = new ScriptedPlatform({ lines: {} }, ({ name, request: { path } }) =>
      name === 'store' ? { body: path.includes('after') ? [] : records } : undefined,
    )
    return await platform.run((each) => deploy(each, request))
  }
  const line = (seq: unknown, text: string): object => ({ seq, line: text })

  test('is printed in its order, each number once, with one warning', async () => {
    const { lines, warnings } = await run([line(1, 'a'), line(5, 'b'), line(3, 'c'), line(3, 'd'), line(6, 'e')])
    expect(lines).toEqual(['a', 'b', 'c', 'e'])
    expect(warnings).toEqual([expect.stringMatching(/numbers of the build log do not rise/)])
  })

  test('with 100,000 lines of one number takes no time', async () => {
    const startMs = performance.now()
    const { lines } = await run(Array.from({ length: 100_000 }, () => line(1, 'again')))
    expect(lines).toEqual(['again'])
    expect(performance.now() - startMs).toBeLessThan(5_000)
  })
})

test('a log that is too long for the time after the verdict is cut, and the cut is said', async () => {
  const all = Array.from({ length: 25 }, (_, index) => index)
  const slow = { ...quiet.store, page: 1, answerMs: 3_000 }
  const log = { ...quiet, pauses: all.map(() => 0), store: slow, stream: { ...quiet.stream, drops: all } }
  const { lines, warnings, result } = await platformOf(log).run((each) => deploy(each, request))
  expect(result.outcome).toBe('succeeded')
  expect(lines.length).toBeLessThan(25)
  expect(warnings).toEqual([
    'The build log was not read to its end in time. The dashboard of the platform has the whole log.',
  ])
})

test('a log that the key may not read ends the run with one warning, and without a wait', async () => {
  const platform = new ScriptedPlatform({}, ({ name }) =>
    name === 'store' || name === 'stream' ? { status: 403, body: { error: 'no' } } : undefined,
  )
  const run = await platform.run((each) => deploy(each, request))
  expect(run.result).toMatchObject({ outcome: 'succeeded' })
  expect(run.warnings).toEqual([expect.stringMatching(/build log could not be read.*403/)])
  expect(run.endedMs).toBeLessThan(8_000)
})

test('130,000 events in one chunk, and as many rows of a history, end nothing', async () => {
  async function* chunk(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('data: {"note":"x"}\n\n'.repeat(130_000))
  }
  const rows = Array.from({ length: 130_000 }, (_, index) => ({ deploymentId: `old_${index}` }))
  const platform = new ScriptedPlatform({}, ({ name }, { accepted, rows: own }) => {
    if (name === 'stream') return { chunks: chunk() }
    return name === 'history' && accepted > 0 ? { body: { deployments: [...own, ...rows] } } : undefined
  })
  const run = await platform.run((each) => deploy(each, request))
  expect(run.result).toMatchObject({ outcome: 'succeeded' })
})

test('a stream is not opened again before the platform takes requests again, whichever request was told so', async () => {
  let refusedMs = 0
  const platform = new ScriptedPlatform(
    { states: { 0: 'building', 9000: 'live' }, lines: { 100: 'one' } },
    ({ name, atMs }, self) => {
      if (name === 'stream' && self.count('stream') <= 2) return new Error('cut')
      if (name !== 'store' || self.count('store') > 1) return undefined
      refusedMs = atMs
      return { status: 429, headers: { 'retry-after': '5' }, body: { error: 'slow down' } }
    },
  )
  const { result } = await platform.run((each) => deploy(each, { serviceId: 'svc_1' }))
  expect(result.outcome).toBe('succeeded')
  const opened = platform.asked.filter(({ name }) => name === 'stream').map(({ atMs }) => atMs)
  expect(opened[2]).toBeGreaterThanOrEqual(refusedMs + 5_000)
})
