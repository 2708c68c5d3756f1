import { expect, test } from 'vitest'
import { type BuildLine, routesOf, type StreamFaults, simpleBuild, soundStream } from '../../support/virtual/build.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { RecordingHost } from '../../support/virtual/host.ts'

const lines = Array.from({ length: 40 }, (_, index) => ({
  seq: index + 1,
  text: `line ${index + 1}`,
  atMs: index * 3_000,
}))

/** How much later than written each line shows, in milliseconds. */
async function delays(stream: Partial<StreamFaults>, logLagMs = 0, written: readonly BuildLine[] = lines) {
  const { host } = await deploying((clock) =>
    routesOf(
      clock,
      simpleBuild({ endsAtMs: 200_000, lines: written, logLagMs, stream: { ...soundStream, ...stream } }),
    ),
  )
  return written.map(({ seq, atMs }) => (host.shownAtMs.get(seq) ?? Number.POSITIVE_INFINITY) - atMs)
}

test.each(['json-seq', 'event-id', 'bare-text', 'shifted-seq', 'shifted-id'] as const)(
  'a line of a %s stream shows at once',
  async (shape) => {
    for (const delay of await delays({ shape })) expect(delay).toBeLessThan(20)
  },
)

test('what was written before the stream was opened shows at once, even if the stream is silent', async () => {
  const written = lines.slice(0, 3).map((line) => ({ ...line, atMs: 0 }))
  for (const delay of await delays({ mute: true }, 0, written)) expect(delay).toBeLessThan(20)
})

test('a line that a breaking stream lost shows at once', async () => {
  const [, , , , fifth] = await delays({ shape: 'bare-text', dropEvery: 5, cutAfter: 5, cutFirst: 1 })
  expect(fifth).toBeLessThan(20)
})

test('a slow host gets the next lines when it has written the last ones', async () => {
  let writing = 0
  let most = 0
  let slowly = (): Promise<void> => Promise.resolve()
  class SlowHost extends RecordingHost {
    override async print(shown: Parameters<RecordingHost['print']>[0]): Promise<void> {
      most = Math.max(most, ++writing)
      await slowly()
      await super.print(shown)
      writing--
    }
  }
  const { host } = await deploying(
    (clock) => routesOf(clock, simpleBuild({ lines, endsAtMs: 130_000, logPage: 3 })),
    {},
    undefined,
    (clock) => {
      slowly = () => clock.serverSleep(4_000)
      return new SlowHost(clock)
    },
  )
  expect(most).toBe(1)
  expect(host.shown).toEqual(lines.map(({ seq }) => seq))
})

test('a read that brings nothing for 10 s is given up', async () => {
  let silent = true
  const { host } = await deploying((clock) => {
    async function* silence() {
      yield Buffer.from('[')
      await clock.serverSleep(100_000)
    }
    const stream = { ...soundStream, missing: true }
    return routesOf(clock, {
      ...simpleBuild({ endsAtMs: 200_000, lines, stream }),
      fault: ({ route }) => {
        const isFirst = route === 'log' && silent
        if (isFirst) silent = false
        return isFirst ? { body: silence() } : undefined
      },
    })
  })
  expect(host.shownAtMs.get(1)).toBeGreaterThan(10_000)
  expect(host.shownAtMs.get(1)).toBeLessThan(15_000)
})
