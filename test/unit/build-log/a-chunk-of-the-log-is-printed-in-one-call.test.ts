import { expect, test } from 'vitest'
import { routesOf, simpleBuild, soundStream } from '../../support/virtual/build.ts'
import type { VirtualClock } from '../../support/virtual/clock.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { RecordingHost } from '../../support/virtual/host.ts'

const lines = Array.from({ length: 1_000 }, (_, index) => ({ seq: index + 1, text: `line ${index + 1}`, atMs: 0 }))
const chunks = [lines.slice(0, 1), ...Array.from({ length: 9 }, (_, at) => lines.slice(1 + 111 * at, 112 + 111 * at))]

class CountingHost extends RecordingHost {
  readonly sizes: number[] = []

  override print(shown: Parameters<RecordingHost['print']>[0]): Promise<void> {
    this.sizes.push(shown.length)
    return super.print(shown)
  }
}

test('the records that arrive together are printed in one call', async () => {
  let host: CountingHost | undefined
  let served = 0
  async function* records(clock: VirtualClock) {
    yield Buffer.from('[')
    for (const [index, chunk] of chunks.entries()) {
      await clock.serverSleep(100)
      const text = chunk.map(({ seq, text }) => JSON.stringify({ seq, line: text })).join()
      yield Buffer.from(text + (index === chunks.length - 1 ? ']' : ','))
    }
  }
  await deploying(
    (clock) =>
      routesOf(clock, {
        ...simpleBuild({ endsAtMs: 20_000, lines, stream: { ...soundStream, missing: true } }),
        fault: ({ route }) => {
          if (route !== 'log') return undefined
          return served++ === 0 ? { body: records(clock) } : { json: [] }
        },
      }),
    {},
    undefined,
    (clock) => {
      host = new CountingHost(clock)
      return host
    },
  )
  expect(host?.shown).toEqual(lines.map(({ seq }) => seq))
  expect(host?.sizes).toEqual(chunks.map((chunk) => chunk.length))
})
