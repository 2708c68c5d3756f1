import { expect, test } from 'vitest'
import { type Build, routesOf, simpleBuild } from '../../support/platform/build.ts'
import type { VirtualClock } from '../../support/platform/clock.ts'
import { deploying } from '../../support/virtual/deploying.ts'

// The history is read each second, and when the log pauses: the stream may end right after such a read, or during it.
const ends = Array.from({ length: 60 }, (_, index) => 4_000 + 37 * index)

/** So many that their count proves that the log is whole. */
const lines = Array.from({ length: 6 }, (_, index) => ({ index, text: `line ${index}`, atMs: index * 500 }))

/** How long after the build's end each run ends, in milliseconds. */
async function lateness(changes: (clock: VirtualClock, build: Build) => Partial<Build> = () => ({})) {
  const late: number[] = []
  for (const endsAtMs of ends) {
    const build = simpleBuild({ endsAtMs, lines })
    const { report } = await deploying((clock) => routesOf(clock, { ...build, ...changes(clock, build) }))
    expect(report.outcome).toBe('succeeded')
    late.push(report.durationMs - endsAtMs)
  }
  return late
}

test('whenever the stream ends with the build, the next read of the history comes at once', async () => {
  expect(Math.max(...(await lateness()))).toBeLessThan(50)
})

test('a read that was under way when the stream ended is followed by another at once', async () => {
  const answerMs = 400
  const late = await lateness((clock, { record }) => ({
    fault: ({ route }) => {
      if (route !== 'history') return undefined
      const text = JSON.stringify({ deployments: [record(clock.now())], nextCursor: null })
      return { body: answered(clock, text) }
    },
  }))
  expect(Math.max(...late)).toBeLessThan(2 * answerMs + 50)

  async function* answered(clock: VirtualClock, text: string): AsyncGenerator<Uint8Array> {
    await clock.serverSleep(answerMs)
    yield Buffer.from(text)
  }
})
