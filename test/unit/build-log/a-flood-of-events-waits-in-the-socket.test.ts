import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from '../../support/virtual/build.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { RecordingHost } from '../../support/virtual/host.ts'

const numberOfLines = 30

test('no event is taken from the socket before the one in front of it is written out', async () => {
  let sent = 0
  let mostAhead = 0
  class SlowHost extends RecordingHost {
    override async print(lines: Parameters<RecordingHost['print']>[0]): Promise<void> {
      // Time for a reader that does not wait.
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
      mostAhead = Math.max(mostAhead, sent - (lines[0]?.seq ?? 0))
      await super.print(lines)
    }
  }
  async function* flood() {
    for (let seq = 1; seq <= numberOfLines; seq++) {
      sent = seq
      yield Buffer.from(`data: ${JSON.stringify({ seq, line: `line ${seq}` })}\n\n`)
    }
  }
  const { host } = await deploying(
    (clock) =>
      routesOf(clock, {
        ...simpleBuild({ endsAtMs: 2_000_000, lines: [{ seq: 1, text: 'line 1', atMs: 0 }] }),
        fault: ({ route }) => (route === 'stream' && sent === 0 ? { body: flood() } : undefined),
      }),
    { timeoutMs: 4_000_000 },
    undefined,
    (clock) => new SlowHost(clock),
  )
  expect(host.shown).toHaveLength(numberOfLines)
  expect(mostAhead).toBeLessThanOrEqual(1)
})
