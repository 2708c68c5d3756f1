import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from '../../support/platform/build.ts'
import { soundStream } from '../../support/platform/build-stream.ts'
import type { VirtualClock } from '../../support/platform/clock.ts'
import type { Reply } from '../../support/platform/reply.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { RecordingHost } from '../../support/virtual/host.ts'

/** Notes when the platform's silence is spoken of. */
class Watcher extends RecordingHost {
  readonly said: { readonly atMs: number; readonly text: string }[] = []
  readonly #time: VirtualClock

  constructor(clock: VirtualClock) {
    super(clock)
    this.#time = clock
  }

  override hear(event: Parameters<RecordingHost['hear']>[0]): void {
    super.hear(event)
    if ('text' in event && /readable answer|answers again/.test(event.text)) {
      this.said.push({ atMs: this.#time.now(), text: event.text })
    }
  }
}

/** What is said of a platform that fails in this way from `fromMs` to `toMs`. */
async function saidOf(failure: Reply, fromMs: number, toMs: number) {
  const stream = { ...soundStream, kind: 'absent' } as const
  const { report, host } = await deploying(
    (clock) => {
      const routes = routesOf(clock, simpleBuild({ endsAtMs: 200_000, lines: [], stream }))
      return (asked) => (clock.now() >= fromMs && clock.now() < toMs ? failure : routes(asked))
    },
    {},
    undefined,
    (clock) => new Watcher(clock),
  )
  return { report, said: host instanceof Watcher ? host.said : [] }
}

test.each<[string, Reply, number]>([
  ['refuses connections', { fault: 'unsent' }, 30_000],
  ['resets them', { fault: 'reset' }, 30_000],
  ['answers with 502', { status: 502 }, 30_000],
  // A read is given up after 15 s.
  ['hangs', { fault: 'mute' }, 45_000],
])(
  'a platform that %s in the middle of a build is named once, and once more when it answers',
  async (_, failure, mostMs) => {
    const { report, said } = await saidOf(failure, 40_000, 100_000)
    expect(report.outcome).toBe('succeeded')
    expect(said).toHaveLength(2)
    expect(said[0]?.text).toMatch(/no readable answer for \d+ s, since 4\d s after the start/)
    expect(said[0]?.atMs).toBeGreaterThanOrEqual(55_000)
    expect(said[0]?.atMs).toBeLessThanOrEqual(40_000 + mostMs)
    expect(said[1]?.text).toMatch(/answers again, after (\d+ s|1 m \d\d s)/)
  },
)

test('a platform that fails for less than 15 s is not spoken of', async () => {
  expect((await saidOf({ status: 502 }, 40_000, 50_000)).said).toEqual([])
})
