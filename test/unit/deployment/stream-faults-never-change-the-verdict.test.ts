import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routesOf, simpleBuild } from '../../support/platform/build.ts'
import { type LogStream, soundStream } from '../../support/platform/build-stream.ts'
import { holds } from '../../support/property.ts'
import { anyConditions, buildIn, type Conditions } from '../../support/virtual/conditions.ts'
import { deploying } from '../../support/virtual/deploying.ts'
import { anyStream } from '../../support/virtual/logs.ts'

// Without a final word the end of the stream is evidence; so here there is one, and no ambiguous word. Nor does our record
// vanish meanwhile: whether that is noticed depends on the time of the reads.
const decisive = anyConditions
  .filter(({ final }) => final !== undefined)
  .map((conditions) => {
    const stages = conditions.stages.filter(({ word }) => word !== 'absent')
    return { ...conditions, stages, rollbackable: false, staleMs: [0] }
  })

const outcomeOf = async (conditions: Conditions, stream: LogStream, logLagMs: number) => {
  const { report } = await deploying((clock) =>
    routesOf(clock, buildIn({ ...conditions, stream, logLagMs }, clock).build),
  )
  return report.outcome
}

test('dropping, delaying, doubling, cutting or garbling the stream never changes the verdict', async () => {
  await holds(
    fc.asyncProperty(decisive, anyStream, fc.constantFrom(0, 3_000), async (conditions, stream, lagMs) => {
      const outcome = await outcomeOf(conditions, stream, lagMs)
      expect(outcome).toBe(await outcomeOf(conditions, soundStream, 0))
    }),
    60,
  )
})

test.each(['succeeded', '{"status":"live"}', '{"seq":1,"line":"Deployment failed"}', 'event: done'])(
  'a stream that says %s says nothing of the verdict',
  async (text) => {
    const { report } = await deploying(
      (clock) => {
        const routes = routesOf(clock, simpleBuild({ lines: [], endsAtMs: 1e9, record: () => building }))
        return (asked) => (asked.route === 'stream' ? { body: saying(text) } : routes(asked))
      },
      { timeoutMs: 20_000 },
    )
    expect(report.outcome).toBe('timed-out')
  },
)

const building = { deploymentId: 'd1', status: 'building', rollbackable: true }

async function* saying(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`event: complete\ndata: ${text}\n\n`)
}
