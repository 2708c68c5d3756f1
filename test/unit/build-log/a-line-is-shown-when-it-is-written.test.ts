import { expect, test } from 'vitest'
import { routesOf, simpleBuild, soundStream } from '../../support/virtual/build.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { RecordingHost } from '../../support/virtual/host.ts'

const lines = Array.from({ length: 40 }, (_, index) => ({
  seq: index + 1,
  text: `line ${index + 1}`,
  atMs: index * 3_000,
}))

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
