import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HistoryLook, type LedgerOptions, type Post, WriteLedger } from '../../support/platform/ledger.ts'
import { ScriptedPlatform } from '../../support/platform/scripted-platform.ts'
import { holds, seed } from '../../support/property.ts'
import { deploying } from '../../support/virtual/deploying.ts'

const lost = fc.constantFrom<Post['answer']>('reset', 'status', 'html', 'mute')
const first = fc.record<Post>({ effect: fc.boolean(), answer: lost })
const second = fc.record<Post>({ effect: fc.boolean(), answer: fc.oneof(lost, fc.constant('given' as const)) })

const look = fc.array(fc.constantFrom('main', 'feature'), { maxLength: 60 }).chain((earlier) =>
  fc.record<HistoryLook>({
    earlier: fc.constant(earlier),
    order: fc.constantFrom('newest', 'newest', 'oldest', 'shuffled', 'oldest of all'),
    pinned: fc.option(fc.nat(Math.max(0, earlier.length - 1)), { nil: undefined }),
    tieMs: fc.constantFrom(undefined, 1, 1_000, 3_600_000),
    oursShows: fc.constantFrom('ours', 'ours', 'another', 'none'),
    endsLate: fc.boolean(),
    leaving: fc.array(
      fc.record({
        afterRequests: fc.integer({ min: 1, max: 9 }),
        id: fc.nat(Math.max(0, earlier.length - 1)).map((index) => `old-${index}`),
      }),
      { maxLength: 3 },
    ),
    pageSizes: fc.oneof(fc.constant([]), fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 6 })),
    dates: fc.boolean(),
    newestAgeMs: fc.constantFrom(60_000, 60_000, 300, 5),
  }),
)
const histories = fc.record<LedgerOptions>({
  posts: fc.tuple(first, second),
  others: fc.array(
    fc.record({ atMs: fc.constantFrom(1, 20, 900, 12_000, 28_000), ref: fc.constantFrom('main', 'feature') }),
    { maxLength: 2 },
  ),
  showsRef: fc.boolean(),
  lagMs: fc.constantFrom(0, 0, 1_000, 12_000, 25_000),
  pageSize: fc.integer({ min: 3, max: 25 }),
  look,
})

async function deployOn(options: LedgerOptions) {
  let ledger: WriteLedger | undefined
  const done = await deploying(
    (clock) => {
      ledger = new WriteLedger(clock, options)
      return new ScriptedPlatform({ scene: ledger }, clock).routes
    },
    { timeoutMs: 400_000 },
  )
  const posts = done.journal.filter(({ route }) => route === 'deploy')
  return { ...done, posts: posts.length, ours: ledger?.ours ?? [], adopted: ledger?.entry(done.report.deploymentId) }
}

test('whatever the history shows and in whatever order, one job makes one deployment at most, and adopts no older one', async () => {
  const seen = { histories: 0, adopted: 0, leaving: 0, otherSizes: 0, dates: 0, others: 0, sentAgain: 0, doubtful: 0 }
  await holds(
    fc.asyncProperty(histories, async (options) => {
      const { report, posts, ours, adopted } = await deployOn(options)
      const { leaving = [], pageSizes = [], dates = false } = options.look ?? plain
      seen.histories++
      if (adopted !== undefined) seen.adopted++
      if (leaving.length > 0) seen.leaving++
      if (pageSizes.length > 1) seen.otherSizes++
      if (dates) seen.dates++
      if (options.others.length > 0) seen.others++
      if (posts === 2) seen.sentAgain++
      if (report.outcome === 'indeterminate') seen.doubtful++
      expect(ours.length).toBeLessThanOrEqual(1)
      // A platform that shows a deployment later than that makes one of another job look new (docs/how-it-decides.md).
      const wasShownBefore = adopted !== undefined && adopted.atMs + options.lagMs <= 0
      expect(wasShownBefore && adopted.id.startsWith('old')).toBe(false)
      // A second request is a claim that the first had no effect.
      if (posts === 2) expect(ours.map(({ id }) => id)).not.toContain('ours-1')
      if (report.reason.includes('Nothing was deployed')) expect(ours).toEqual([])
      if (adopted !== undefined && !adopted.ours && options.showsRef) expect(adopted.ref).toBe('main')
      expect(report.outcome === 'failed' && ours.length > 0).toBe(false)
    }),
    500,
  )
  console.log(`seed ${seed}:`, seen)
  // Each kind of history was really drawn.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10)
})

const plain: HistoryLook = {
  earlier: ['main', 'feature', 'main', 'main', 'feature'],
  order: 'newest',
  pinned: undefined,
  tieMs: undefined,
  oursShows: 'ours',
  endsLate: false,
}
const effective: Post = { effect: true, answer: 'reset' }
const idle: Post = { effect: false, answer: 'reset' }
const given: Post = { effect: true, answer: 'given' }

function historyOf(posts: LedgerOptions['posts'], look: Partial<HistoryLook>, more: Partial<LedgerOptions> = {}) {
  return { posts, others: [], showsRef: true, lagMs: 0, pageSize: 25, look: { ...plain, ...look }, ...more }
}

test.each<[string, Partial<HistoryLook>]>([
  ['below a live deployment that is pinned on top', { pinned: 3 }],
  ['among rows of one time', { tieMs: 3_600_000, order: 'shuffled' }],
  ['at the end of a history that begins with the oldest', { order: 'oldest of all' }],
])('a lost deployment %s is found and sent once', async (_name, look) => {
  const { report, posts } = await deployOn(historyOf([effective, given], look))
  expect({ posts, ...report }).toMatchObject({ posts: 1, outcome: 'succeeded', deploymentId: 'ours-1' })
})

test.each<[string, Partial<HistoryLook>, Partial<LedgerOptions>]>([
  ['one page is the whole history', {}, {}],
  ['there is no earlier deployment', { earlier: [] }, {}],
  ['the times of a longer one prove that the newest stand first', { tieMs: 1_000 }, { pageSize: 3 }],
])('where %s, an absence for 30 s is a proof, and the request is sent once more', async (_name, look, more) => {
  const { report, posts } = await deployOn(historyOf([idle, given], look, more))
  expect({ posts, ...report }).toMatchObject({ posts: 2, outcome: 'succeeded', deploymentId: 'ours-2' })
})

test.each<[string, Partial<HistoryLook>, Partial<LedgerOptions>]>([
  ['the page shows no times and more pages follow', {}, { pageSize: 3 }],
  ['all rows of the page show one time', { tieMs: 3_600_000 }, { pageSize: 3 }],
  ['the page begins with the oldest', { tieMs: 1, order: 'oldest of all' }, { pageSize: 3 }],
  ['a pinned row is out of order', { tieMs: 1, pinned: 4 }, { pageSize: 3 }],
  ['a new deployment shows another ref', {}, { others: [{ atMs: 20, ref: 'feature' }] }],
])('where %s, nothing is sent again, and the message does not say that nothing exists', async (_name, look, more) => {
  const { report, posts } = await deployOn(historyOf([idle, given], look, more))
  expect({ posts, outcome: report.outcome }).toEqual({ posts: 1, outcome: 'indeterminate' })
  expect(report.reason).not.toContain('Nothing')
  expect(report.reason).toContain('may be running')
})

test('after a second lost answer, without a proof the message does not say that nothing was deployed', async () => {
  const late = { others: [{ atMs: 40_000, ref: 'feature' }] }
  const { report, posts } = await deployOn(historyOf([idle, idle], {}, late))
  expect({ posts, outcome: report.outcome }).toEqual({ posts: 2, outcome: 'indeterminate' })
  expect(report.reason).not.toContain('Nothing')
})

test('after a second lost answer, with a proof it says so', async () => {
  const { report, posts } = await deployOn(historyOf([idle, idle], {}))
  expect({ posts, outcome: report.outcome }).toEqual({ posts: 2, outcome: 'failed' })
  expect(report.reason).toContain('Nothing was deployed')
})
