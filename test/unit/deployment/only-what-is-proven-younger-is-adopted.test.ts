// @module-tag thorough
import { expect, test } from 'vitest'
import { byNight } from '../../support/nightly.ts'
import { type HistoryLook, type LedgerOptions, type Post, WriteLedger } from '../../support/platform/ledger.ts'
import { ScriptedPlatform } from '../../support/platform/scripted-platform.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const refsOfRows = ['all ours', 'mixed', 'not shown'] as const
const timesOfRows = ['none', 'each its own', 'all equal', 'by the clock of the platform'] as const
const firstPosts: readonly Post[] = [
  { effect: true, answer: 'reset' },
  { effect: false, answer: 'reset' },
]
const secondPosts: readonly Post[] = [
  { effect: true, answer: 'given' },
  { effect: true, answer: 'reset' },
  { effect: false, answer: 'reset' },
]
/** Of another job; that the same ref was asked for at the same time cannot be told (docs/how-it-decides.md). */
const entering = [
  [],
  [{ atMs: 20, ref: 'main' }],
  [{ atMs: 20, ref: 'feature' }],
  [{ atMs: 5_000, ref: 'main' }],
] as const
/** The mark is the first request; a search takes seven or more. */
const leavesAfter = [1, 2, 4]

/** What a history is made of. */
type History = readonly [
  count: number,
  refs: (typeof refsOfRows)[number],
  times: (typeof timesOfRows)[number],
  pageSize: 2 | 3,
  leaving: NonNullable<HistoryLook['leaving']>,
  others: (typeof entering)[number],
  first: Post,
  second: Post,
]

function* histories(): Generator<History> {
  for (const count of [0, 1, 2, 3, 4, 5]) {
    const leaves = leavesOf(count)
    for (const refs of refsOfRows)
      for (const times of timesOfRows)
        for (const pageSize of [2, 3] as const)
          for (const leaving of leaves)
            for (const others of entering)
              for (const first of firstPosts)
                for (const second of secondPosts) yield [count, refs, times, pageSize, leaving, others, first, second]
  }
}

interface Case {
  readonly options: LedgerOptions
  /** A proof of what is younger is there for whoever looks for it, and nothing else could be ours. */
  readonly isPlain: boolean
}

function caseOf([count, refs, times, pageSize, leaving, others, first, second]: History): Case {
  const look: HistoryLook = {
    earlier: Array.from({ length: count }, (_, index) => (refs === 'mixed' && index % 2 ? 'feature' : 'main')),
    order: 'newest',
    pinned: undefined,
    tieMs: times === 'none' ? undefined : times === 'all equal' ? 3_600_000 : 1,
    oursShows: 'ours',
    endsLate: false,
    leaving,
    dates: times === 'by the clock of the platform',
  }
  const isProvable = count <= pageSize || (times === 'each its own' && pageSize > 2)
  return {
    options: { posts: [first, second], others, showsRef: refs !== 'not shown', lagMs: 0, pageSize, look },
    isPlain: isProvable && leaving.length === 0 && others.length === 0 && first.effect,
  }
}

function leavesOf(count: number) {
  const one = Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    leavesAfter.map((afterRequests) => [{ afterRequests, id: `old-${index}` }]),
  )
  return [[], ...one]
}

/** CI tries each seventh, so the choices that stand beside each other differ from one to the next. */
const parts = byNight([...histories()], (_, nth) => nth % 7 === 0)

for (const [part, some] of parts)
  test('of small histories with every row that leaves or enters, and at every loss, one job makes one deployment and adopts no older one', {
    timeout: 600_000,
    ...part,
  }, async () => {
    const seen = { cases: 0, adopted: 0, doubtful: 0, sentAgain: 0 }
    for (const { options, isPlain } of some.map(caseOf)) {
      let ledger: WriteLedger | undefined
      const { report, journal } = await deploying(
        (clock) => {
          ledger = new WriteLedger(clock, options)
          return new ScriptedPlatform({ scene: ledger }, clock).routes
        },
        { timeoutMs: 400_000 },
      )
      const posts = journal.filter(({ route }) => route === 'deploy').length
      const ours = ledger?.ours ?? []
      const adopted = ledger?.entry(report.deploymentId)
      const shown = JSON.stringify({ ...options, report, posts })
      expect(ours.length, shown).toBeLessThanOrEqual(1)
      expect(adopted?.id ?? '', shown).not.toMatch(/^old/)
      if (adopted !== undefined && !adopted.ours && options.showsRef) expect(adopted.ref, shown).toBe('main')
      if (posts === 2)
        expect(
          ours.map(({ id }) => id),
          shown,
        ).not.toContain('ours-1')
      if (isPlain)
        expect({ outcome: report.outcome, id: report.deploymentId }, shown).toEqual({
          outcome: 'succeeded',
          id: 'ours-1',
        })
      seen.cases++
      if (adopted !== undefined) seen.adopted++
      if (report.outcome === 'indeterminate') seen.doubtful++
      if (posts === 2) seen.sentAgain++
    }
    console.log(
      `${seen.cases} histories: ${seen.adopted} adopted, ${seen.doubtful} in doubt, ${seen.sentAgain} sent again`,
    )
    // Each comes about at least once in a hundred histories.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(some.length / 100)
  })
