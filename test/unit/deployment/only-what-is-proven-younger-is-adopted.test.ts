// @module-tag thorough
import { expect, test } from 'vitest'
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

interface Case {
  readonly options: LedgerOptions
  /** A proof of what is younger is there for whoever looks for it, and nothing else could be ours. */
  readonly isPlain: boolean
}

function* cases(): Generator<Case> {
  for (const count of [0, 1, 2, 3, 4, 5])
    for (const refs of refsOfRows)
      for (const times of timesOfRows)
        for (const pageSize of [2, 3])
          for (const leaving of leavesOf(count))
            for (const others of entering)
              for (const first of firstPosts)
                for (const second of secondPosts) {
                  const look: HistoryLook = {
                    earlier: Array.from({ length: count }, (_, index) =>
                      refs === 'mixed' && index % 2 ? 'feature' : 'main',
                    ),
                    order: 'newest',
                    pinned: undefined,
                    tieMs: times === 'none' ? undefined : times === 'all equal' ? 3_600_000 : 1,
                    oursShows: 'ours',
                    endsLate: false,
                    leaving,
                    dates: times === 'by the clock of the platform',
                  }
                  const isProvable = count <= pageSize || (times === 'each its own' && pageSize > 2)
                  yield {
                    options: {
                      posts: [first, second],
                      others,
                      showsRef: refs !== 'not shown',
                      lagMs: 0,
                      pageSize,
                      look,
                    },
                    isPlain: isProvable && leaving.length === 0 && others.length === 0 && first.effect,
                  }
                }
}

function leavesOf(count: number) {
  const one = Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    leavesAfter.map((afterRequests) => [{ afterRequests, id: `old-${index}` }]),
  )
  return [[], ...one]
}

test('of every small history with every row that leaves or enters, and at every loss, one job makes one deployment and adopts no older one', {
  timeout: 600_000,
}, async () => {
  const seen = { cases: 0, adopted: 0, doubtful: 0, sentAgain: 0 }
  for (const { options, isPlain } of cases()) {
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
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(300)
})
