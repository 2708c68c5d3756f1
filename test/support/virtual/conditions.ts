import fc from 'fast-check'
import { type Build, type BuildLine, lagging, soundStore } from '../platform/build.ts'
import type { LogStream } from '../platform/build-stream.ts'
import type { VirtualClock } from '../platform/clock.ts'
import { replyOf } from '../platform/reply.ts'
import { type Fault, passingFaults } from './faults.ts'
import { anyLines, anyStream } from './logs.ts'

/** Status words by meaning, as platforms spell them. Repeated here so that a word lost from the product is noticed. */
export const finals = {
  succeeded: ['live', 'succeeded', 'READY', 'Success'],
  failed: ['failed', 'build_failed', 'ERROR', 'crashed'],
  cancelled: ['canceled', 'CANCELLED', 'aborted'],
  superseded: ['superseded', 'Deactivated'],
} as const
const ambiguous = ['running', 'ACTIVE', 'deployed', null]
const going = ['queued', 'building', 'IN_PROGRESS', 'deploy-ing', 'gestating', 'success?', '']

export type Final = keyof typeof finals

/** What the history shows of our deployment from a time on: a word, `null` for none, or no record. */
export interface Stage {
  readonly atMs: number
  readonly word: string | null | 'absent'
}

/** The life of a deployment, and everything that distorts how the client sees it. */
export interface Conditions {
  readonly stages: readonly Stage[]
  readonly final: Final | undefined
  readonly rollbackable: boolean
  /** How stale the answer of each read is, in turn, repeated. */
  readonly staleMs: readonly number[]
  /** Other rows: deployments by others, or unreadable ones. */
  readonly rows: readonly unknown[]
  readonly faults: readonly Fault[]
  readonly lines: readonly BuildLine[]
  readonly stream: LogStream
  readonly logLagMs: number
}

const word = fc.constantFrom<string | null | 'absent'>(...going, ...going, ...ambiguous, 'absent')

const stages = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(0, 100, 3_000, 7_000, 40_000), word), { maxLength: 8 }),
    fc.option(
      fc
        .constantFrom<Final>('succeeded', 'succeeded', 'failed', 'cancelled', 'superseded')
        .chain((final) => fc.tuple(fc.constant(final), fc.constantFrom<string>(...finals[final]))),
      { nil: undefined, freq: 6 },
    ),
  )
  .map(([steps, end]) => {
    let atMs = 0
    const told: Stage[] = [{ atMs, word: 'queued' }]
    for (const [afterMs, word] of steps) {
      atMs += afterMs
      told.push({ atMs, word })
    }
    if (end !== undefined) told.push({ atMs: atMs + 4_000, word: end[1] })
    return { stages: told, final: end?.[0] }
  })

const row = fc.oneof(
  fc.constantFrom<unknown>(null, 7, 'd1', [], {}, { status: 'live' }, { id: null, status: 'failed' }, { id: {} }),
  fc.record({ deploymentId: fc.constantFrom('d0', 'd2', 'd10', 'D1'), status: fc.constantFrom('live', 'failed', 'x') }),
)

/** Any deployment under any temporary conditions. */
export const anyConditions: fc.Arbitrary<Conditions> = fc
  .record({
    life: stages,
    rollbackable: fc.boolean(),
    staleMs: fc.array(fc.constantFrom(0, 0, 0, 500, 9_000), { minLength: 1, maxLength: 6 }),
    rows: fc.array(row, { maxLength: 5 }),
    faults: passingFaults,
    lines: anyLines,
    stream: anyStream,
    logLagMs: fc.constantFrom(0, 0, 300, 3_000),
  })
  .map(({ life, ...rest }) => ({ ...life, ...rest }))

/** The conditions as a build, and a list that collects what its history shows, and when. */
export function buildIn(
  conditions: Conditions,
  clock: VirtualClock,
): { readonly build: Build; readonly shown: Stage[] } {
  const { stages, rollbackable, staleMs, rows, faults, lines, logLagMs, stream } = conditions
  const shown: Stage[] = []
  const counts = new Map<string | undefined, number>()
  let posted = false
  let reads = 0
  const build: Build = {
    stream,
    lines: lagging(lines, logLagMs),
    store: soundStore,
    endsAtMs: stages.at(-1)?.atMs ?? 0,
    newer: () => rows,
    fault: ({ route, path }) => {
      // The effect of a write is another property.
      if (route === 'deploy') posted = true
      if (route === 'deploy' || !posted) return undefined
      // Separately for each route, because otherwise one could get all the faults, and another all the answers.
      const count = counts.get(route) ?? 0
      counts.set(route, count + 1)
      const fault = faults[count % faults.length] ?? 'none'
      return fault === 'none' ? undefined : replyOf(fault, path, clock)
    },
    record: (nowMs) => {
      if (!posted) return undefined
      const thenMs = Math.max(0, nowMs - (staleMs[reads++ % staleMs.length] ?? 0))
      const stage = stages.findLast((each) => each.atMs <= thenMs)
      const word = stage === undefined ? 'absent' : stage.word
      shown.push({ atMs: nowMs, word })
      if (word === 'absent') return undefined
      return { deploymentId: 'd1', rollbackable, ...(word === null ? {} : { status: word }) }
    },
  }
  return { build, shown }
}
