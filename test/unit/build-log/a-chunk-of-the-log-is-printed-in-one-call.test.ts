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

async function printedOf(body: (clock: VirtualClock) => AsyncGenerator<Uint8Array>, route: 'log' | 'stream') {
  let host: CountingHost | undefined
  let served = 0
  await deploying(
    (clock) => {
      const build = simpleBuild({ endsAtMs: 20_000, lines, stream: { ...soundStream, missing: route === 'log' } })
      const stored = (after: number) => (after < 1 ? [{ seq: 1, line: 'line 1' }] : [])
      return routesOf(clock, {
        ...build,
        fault: (asked) => {
          if (asked.route === route && served++ === 0) return { body: body(clock) }
          if (asked.route !== 'log') return undefined
          return { json: route === 'log' ? [] : stored(Number(asked.query.get('after') ?? -1)) }
        },
      })
    },
    {},
    undefined,
    (clock) => {
      host = new CountingHost(clock)
      return host
    },
  )
  expect(host?.shown).toEqual(lines.map(({ seq }) => seq))
  return host?.sizes
}

test('of the stored log', async () => {
  async function* records(clock: VirtualClock) {
    yield Buffer.from('[')
    for (const [index, chunk] of chunks.entries()) {
      await clock.serverSleep(100)
      const last = index === chunks.length - 1
      yield Buffer.from(
        `${chunk.map(({ seq, text }) => JSON.stringify({ seq, line: text })).join()}${last ? ']' : ','}`,
      )
    }
  }
  expect(await printedOf(records, 'log')).toEqual(chunks.map((chunk) => chunk.length))
})
