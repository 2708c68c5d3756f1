import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from '../../support/platform/build.ts'
import { holds } from '../../support/property.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { anyLines, anyStream } from '../../support/virtual/logs.ts'

const words = fc.array(
  fc.oneof(fc.constantFrom(null, '', 'running', 'building', 'gestating', 'QUEUED'), fc.string({ maxLength: 6 })),
  { minLength: 1, maxLength: 9 },
)

test('whatever the words are, the requests of any minute are bounded, and so are the warnings', async () => {
  await holds(
    fc.asyncProperty(words, fc.boolean(), anyStream, anyLines, async (words, rollbackable, stream, lines) => {
      let read = 0
      // A word that happens to be final ends the run, so there is nothing to check.
      const record = () => ({ id: 'd1', rollbackable, status: words[read++ % words.length] })
      const { host, journal } = await deploying(
        (clock) => routesOf(clock, simpleBuild({ record, stream, lines, endsAtMs: 60_000 })),
        { timeoutMs: 150_000 },
      )
      const reads = journal.filter(({ route }) => route === 'history').map(({ atMs }) => atMs)
      expect(mostWithin(60_000, reads)).toBeLessThan(60)
      expect(mostWithin(1_000, reads)).toBeLessThan(8)
      expect(host.warnings().length).toBeLessThan(10)
    }),
    50,
  )
})

/** The largest number of these times, in order, within so many milliseconds. */
function mostWithin(ms: number, moments: readonly number[]): number {
  let from = 0
  return moments.reduce((most, atMs, index) => {
    while ((moments[from] ?? atMs) <= atMs - ms) from++
    return Math.max(most, index - from + 1)
  }, 0)
}
