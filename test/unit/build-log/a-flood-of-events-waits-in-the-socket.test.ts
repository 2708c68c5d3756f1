import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from '../../support/virtual/build.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { RecordingHost } from '../../support/virtual/host.ts'

const numberOfLines = 30

test('while lines are written out, events wait in the socket', async () => {
  let sent = 0
  let mostMeanwhile = 0
  class SlowHost extends RecordingHost {
    override async print(lines: Parameters<RecordingHost['print']>[0]): Promise<void> {
      const before = sent
      // Time for a reader that does not wait.
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
      mostMeanwhile = Math.max(mostMeanwhile, sent - before)
      await super.print(lines)
    }
  }
  const lines = Array.from({ length: numberOfLines }, (_, index) => {
    return { seq: index + 1, text: `line ${index + 1}`, atMs: index * 1_000 }
  })
  async function* flood() {
    while (sent < 1_000) {
      sent++
      yield Buffer.from(`data: ${sent}\n\n`)
    }
    // The next events come when the first lines have been printed, all at once.
    await new Promise((resolve) => setImmediate(resolve))
    while (sent < 2_000) {
      sent++
      yield Buffer.from(`data: ${sent}\n\n`)
    }
  }
  let opened = 0
  const { host } = await deploying(
    (clock) =>
      routesOf(clock, {
        ...simpleBuild({ endsAtMs: 40_000, lines }),
        fault: ({ route }) => (route === 'stream' && opened++ === 0 ? { body: flood() } : undefined),
      }),
    {},
    undefined,
    (clock) => new SlowHost(clock),
  )
  expect(sent).toBe(2_000)
  expect(host.shown).toHaveLength(numberOfLines)
  expect(mostMeanwhile).toBeLessThanOrEqual(2)
})
