import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../support/property.ts'
import { routesOf, simpleBuild } from './virtual/build.ts'
import { deploying } from './virtual/deploying.ts'
import { anyLines, anyStream } from './virtual/streams.ts'

const words = fc.array(
  fc.oneof(fc.constantFrom(null, '', 'running', 'building', 'gestating', 'QUEUED'), fc.string({ maxLength: 6 })),
  { minLength: 1, maxLength: 9 },
)

test('whatever the words are, the requests of any minute are bounded, and so are the warnings', async () => {
  await holds(
    fc.asyncProperty(words, fc.boolean(), anyStream, anyLines, async (words, rollbackable, stream, lines) => {
      let read = 0
      // A word that happens to be final ends the run, and with it the question.
      const record = () => ({ id: 'd1', rollbackable, status: words[read++ % words.length] })
      const { host, journal } = await deploying(
        (clock) => routesOf(clock, simpleBuild({ record, stream, lines, endsAtMs: 60_000 })),
        { timeoutMs: 300_000 },
      )
      const reads = journal.filter(({ route }) => route === 'history')
      for (const { atMs } of reads) {
        expect(reads.filter((other) => other.atMs >= atMs && other.atMs < atMs + 60_000).length).toBeLessThan(60)
        expect(reads.filter((other) => other.atMs >= atMs && other.atMs < atMs + 1_000).length).toBeLessThan(8)
      }
      expect(host.warnings().length).toBeLessThan(10)
    }),
    150,
  )
})
