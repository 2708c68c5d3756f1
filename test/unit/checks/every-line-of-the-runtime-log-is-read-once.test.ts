import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CheckContext } from '../../../src/old/checks/check.ts'
import { RuntimeLog } from '../../../src/old/checks/runtime-log-reader.ts'
import type { Asked } from '../../support/platform/asked.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import type { Reply } from '../../support/platform/reply.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'
import { holds } from '../../support/property.ts'

/** A log in pages of a limited number of lines, the first or the newest ones; ids have gaps, because all services share them. */
const anyLog = fc.record({
  most: fc.constantFrom(1, 2, 3, 10, 1000),
  sends: fc.constantFrom('first', 'newest'),
  sorted: fc.boolean(),
  /** Whether a `limit` above the maximum is refused or reduced. */
  strict: fc.boolean(),
  before: fc.nat({ max: 5 }),
  /** Lines that come just before each request. */
  arrivals: fc.array(fc.nat({ max: 12 }), { maxLength: 25 }),
  failing: fc.uniqueArray(fc.nat({ max: 25 }), { maxLength: 8 }),
  gap: fc.integer({ min: 1, max: 4 }),
  firstId: fc.constantFrom(0, 1, 5_000),
})

type Log = typeof anyLog extends fc.Arbitrary<infer T> ? T : never

/** The routes, and the ids so far. */
function scripted({ most, sends, sorted, strict, before, arrivals, failing, gap, firstId }: Log) {
  const ids = Array.from({ length: before }, (_, index) => firstId + index * gap)
  let requests = 0
  let known: number | undefined
  const routes = ({ query }: Asked): Reply => {
    const now = requests++
    for (let line = arrivals[now] ?? 0; line > 0; line--) ids.push((ids.at(-1) ?? firstId - gap) + gap)
    if (failing.includes(now)) return { status: 500, json: { error: 'scripted' } }
    const asked = Number(query['limit'] ?? 100)
    if (strict && asked > Math.max(most, 1)) return { status: 400, json: { error: 'limit' } }
    known ??= ids.length
    const [after, older] = [query['after'], query['before']]
    const found = ids.filter((id) => id > Number(after ?? -1) && id < Number(older ?? Number.MAX_SAFE_INTEGER))
    const size = Math.min(asked, most)
    const page = after !== undefined && sends === 'first' ? found.slice(0, size) : found.slice(-size)
    const logs = (sorted ? page : page.toReversed()).map((id) => ({ id, line: `line ${id}` }))
    return { json: { logs } }
  }
  return { routes, written: () => ids.slice(known) }
}

function logOf(routes: (asked: Asked) => Reply) {
  const clock = new VirtualClock()
  const { platform, journal } = virtualPlatform(clock, routes)
  const quiet = { progress: () => undefined, clean: (text: string): string => text }
  const context: CheckContext = { platform, clock, signal: new AbortController().signal, ...quiet }
  return { log: new RuntimeLog(context, 's1'), clock, journal }
}

async function readAll(log: Log): Promise<{ read: number[]; written: number[]; requests: number }> {
  const { routes, written } = scripted(log)
  const { log: runtime, clock, journal } = logOf(routes)
  const read: number[] = []
  const work = async (): Promise<void> => {
    // Past the last arrival and failure, two reads that end well have seen everything.
    for (let good = 0; good < 2; ) {
      try {
        for await (const lines of runtime.read()) read.push(...lines.map(({ id }) => id))
        if (journal.length > 30) good++
      } catch {
        // The next read continues where this one stopped.
      }
    }
  }
  await clock.run(work())
  return { read, written: written(), requests: journal.length }
}

test('every line from the first good answer on is read exactly once, in order, whatever a page holds', async () => {
  await holds(
    fc.asyncProperty(anyLog, async (log) => {
      const { read, written } = await readAll(log)
      expect(read).toEqual(written)
    }),
    200,
  )
})

test('an answer that is too large for memory is read in smaller pages', async () => {
  const line = 'x'.repeat(200_000)
  const { log, clock, journal } = logOf(({ query }) => {
    const count = Math.min(Number(query['limit']), 200)
    return { json: { logs: Array.from({ length: count }, (_, index) => ({ id: index + 1, line })) } }
  })
  await clock.run(log.begin())
  expect(journal.map(({ query }) => query['limit'])).toEqual(['1000', '100', '10'])
})
