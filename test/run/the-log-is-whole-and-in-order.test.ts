import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deploy } from '../../src/index.ts'
import { ScriptedPlatform, type Twist } from './scripted-platform.ts'

const request = { serviceId: 'svc_1', ref: 'main' }

/** How a platform keeps and streams a log. Times are milliseconds since the deployment was accepted. */
interface Log {
  /** Between one line and the next. */
  readonly pauses: readonly number[]
  readonly first: number
  readonly step: number
  readonly isNumbered: boolean
  readonly store: {
    readonly lagMs: number
    readonly page: number
    readonly after: 'newer' | 'from' | 'ignored'
    /** It answers 503 from then on, for so long. */
    readonly away: readonly [fromMs: number, forMs: number]
  }
  readonly stream: {
    readonly lagMs: number
    readonly isNumbered: boolean
    readonly replays: boolean
    /** Which lines it leaves out. */
    readonly drops: readonly number[]
    /** When its connections break. */
    readonly cuts: readonly number[]
    readonly end: 'clean' | 'break' | 'open'
  }
}

const anyLog: fc.Arbitrary<Log> = fc.record({
  pauses: fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 25 }),
  first: fc.integer({ min: 0, max: 5 }),
  step: fc.constantFrom(1, 1, 1, 10),
  isNumbered: fc.boolean(),
  store: fc.record({
    lagMs: fc.integer({ min: 0, max: 800 }),
    page: fc.constantFrom(1, 2, 5, 1_000, 1_000),
    after: fc.constantFrom('newer', 'newer', 'from', 'ignored'),
    away: fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0, 0, 2_000, 20_000)),
  }),
  stream: fc.record({
    lagMs: fc.integer({ min: 0, max: 800 }),
    isNumbered: fc.boolean(),
    replays: fc.boolean(),
    drops: fc.array(fc.integer({ min: 0, max: 24 }), { maxLength: 5 }),
    cuts: fc.array(fc.integer({ min: 0, max: 15_000 }), { maxLength: 4 }),
    end: fc.constantFrom('clean', 'break', 'open'),
  }),
})

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
  const twist: Twist = ({ name, request: { path, signal } }, { ageMs, clock }) => {
    if (name === 'store') {
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
  return new ScriptedPlatform(
    {
      states: [
        [0, 'building'],
        [overMs, outcome],
      ],
    },
    twist,
  )
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
  store: { lagMs: 0, page: 1_000, after: 'newer', away: [0, 0] },
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
})

test('a log whose end the platform proves has no wait behind it, and one line says if it does not', async () => {
  const ended = async (end: Log['stream']['end'], outcome: string): Promise<[number, string[]]> => {
    const log = { ...quiet, pauses: [500, 500], stream: { ...quiet.stream, end } }
    const platform = platformOf(log, outcome)
    const run = await platform.run((each) => deploy(each, request))
    const finalMs = platform.acceptedMs + 100 + 1_000 + 50
    const notices = run.events.flatMap((event) => (event.kind === 'notice' ? [event.text] : []))
    const ofLog = notices.filter((text) => /whole/.test(text))
    return [run.endedMs - finalMs, ofLog]
  }
  const noProof = ['The platform gave no proof that the build log is whole.']
  expect(await ended('clean', 'live')).toEqual([expect.toSatisfy((ms: number) => ms < 100), []])
  expect(await ended('open', 'live')).toEqual([expect.toSatisfy((ms: number) => ms < 2_000), noProof])
  expect(await ended('break', 'failed')).toEqual([expect.toSatisfy((ms: number) => ms >= 2_000 && ms < 4_000), noProof])
})

describe('lines behind a hole are printed, and the hole is said', () => {
  // The store never brings the second line.
  const hole = (answer: (records: readonly object[]) => { status?: number; body: unknown }): Twist => {
    return ({ name, request: { path } }, { storedLines }) => {
      const after = Number(new URLSearchParams(path.split('?')[1]).get('after') ?? 0)
      return name === 'store' ? answer(storedLines.filter(({ seq }) => seq > after && seq < 2)) : undefined
    }
  }
  const cut: Twist = ({ name }) => {
    const chunks = async function* (): AsyncGenerator<Uint8Array> {
      for (const seq of [1, 3]) yield Buffer.from(`data: ${JSON.stringify({ seq, line: `line ${seq}` })}\n\n`)
      await new Promise(() => {})
    }
    return name === 'stream' ? { chunks: chunks() } : undefined
  }
  const lines: readonly (readonly [number, string])[] = [
    [0, 'line 1'],
    [0, 'line 2'],
    [0, 'line 3'],
  ]

  test.each([
    ['at the timeout', { states: [[0, 'building']] as const, lines }, 8_000],
    [
      'at the end',
      {
        states: [
          [0, 'building'],
          [1_000, 'failed'],
        ] as const,
        lines,
      },
      60_000,
    ],
  ])('%s', async (_, deployment, timeoutMs) => {
    const store = hole((records) => ({ body: records }))
    const platform = new ScriptedPlatform(deployment, (asked, self) => cut(asked, self) ?? store(asked, self))
    const run = await platform.run((each) => deploy(each, request, { timeoutMs }))
    expect(run.lines).toEqual(['line 1', 'line 3'])
    expect(run.warnings).toEqual([expect.stringMatching(/^1 line of the build log never came/)])
  })

  test('from a stream alone, if the platform has no stored log', async () => {
    const platform = new ScriptedPlatform(
      {
        states: [
          [0, 'building'],
          [9_000, 'failed'],
        ],
        lines,
      },
      (asked, self) => (asked.name === 'store' ? { status: 501, body: {} } : cut(asked, self)),
    )
    const run = await platform.run((each) => deploy(each, request))
    expect(run.lines).toEqual(['line 1', 'line 3'])
    expect(run.warnings).toEqual([expect.stringMatching(/could not be read to its end\..*501/)])
  })
})

describe('a log that breaks the contract', () => {
  const run = async (records: readonly object[]): Promise<{ lines: string[]; warnings: string[] }> => {
    const platform = new ScriptedPlatform({ lines: [] }, ({ name, request: { path } }) =>
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

  test('with 300,000 lines of one number takes no time', async () => {
    const startMs = performance.now()
    const { lines } = await run(Array.from({ length: 100_000 }, () => line(1, 'again')))
    expect(lines).toEqual(['again'])
    expect(performance.now() - startMs).toBeLessThan(5_000)
  })
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
  const events = Buffer.from('data: {"note":"x"}\n\n'.repeat(130_000))
  const rows = Array.from({ length: 130_000 }, (_, index) => ({ deploymentId: `old_${index}` }))
  const platform = new ScriptedPlatform({}, ({ name }, { accepted, rows: own }) => {
    if (name === 'stream')
      return {
        chunks: (async function* () {
          yield events
        })(),
      }
    return name === 'history' && accepted > 0 ? { body: { deployments: [...own, ...rows] } } : undefined
  })
  const run = await platform.run((each) => deploy(each, request))
  expect(run.result).toMatchObject({ outcome: 'succeeded' })
})

test('a stream is not opened again before the platform takes requests again, whichever request was told so', async () => {
  let refusedMs = 0
  const platform = new ScriptedPlatform(
    {
      states: [
        [0, 'building'],
        [9_000, 'live'],
      ],
      lines: [[100, 'one']],
    },
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
