import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildVocabulary, normalise } from '../../../src/deployment/verdict/vocabulary.ts'
import { countWords, type WordEvidence, type WordRecord } from '../../../src/doctor/words.ts'
import { madeUpWord } from '../../support/dialects.ts'
import { holds } from '../../support/property.ts'

/** What really became of a deployment. */
type Fate =
  | 'live'
  | 'retired'
  | 'expired' // was live; its image is gone
  | 'rolled-back'
  | 'failed'
  | 'superseded'
  | 'queued-for-days'
  | 'building'
  | 'waits-for-approval' // built, and may go either way
  | 'flapping'
  | 'retried'

const fates: readonly Fate[] = [
  ...(['live', 'retired', 'retired', 'retired', 'expired', 'rolled-back', 'failed', 'failed', 'superseded'] as const),
  ...(['queued-for-days', 'building', 'waits-for-approval', 'flapping', 'retried'] as const),
]
/** What is not over, so that its word can still change. */
const open: ReadonlySet<Fate> = new Set(['queued-for-days', 'building', 'waits-for-approval', 'flapping', 'retried'])
/** Both reads show another word for it. */
const turning: ReadonlySet<Fate> = new Set(['flapping', 'retried'])
const available: ReadonlySet<Fate> = new Set(['live', 'retired', 'rolled-back', 'waits-for-approval', 'flapping'])
const succeeded: ReadonlySet<Fate> = new Set(['live', 'retired', 'expired'])

interface Platform {
  /** The word of each fate. Several fates may share one. */
  readonly words: Readonly<Record<Fate, string>>
  readonly showsEnd: boolean
  readonly showsReason: boolean
  readonly showsAddress: boolean
  readonly history: readonly Fate[]
}

const known: Readonly<Record<string, readonly Fate[]>> = {
  failed: ['failed', 'rolled-back'],
  live: ['live', 'retired', 'expired'],
  cancelled: ['superseded', 'failed'],
  superseded: ['superseded', 'retired', 'expired'],
  building: ['building', 'queued-for-days', 'waits-for-approval', 'retried'],
}
const means = (text: string): readonly Fate[] => known[text] ?? fates

const word = fc.oneof(
  { arbitrary: madeUpWord, weight: 6 },
  { arbitrary: fc.constantFrom('failed', 'live', 'cancelled', 'superseded', 'building', 'running'), weight: 1 },
)
const platforms: fc.Arbitrary<Platform> = fc
  .record({
    pool: fc.uniqueArray(word, { minLength: 1, maxLength: 8 }),
    picks: fc.array(fc.nat(100), { minLength: fates.length, maxLength: fates.length }),
    showsEnd: fc.boolean(),
    showsReason: fc.boolean(),
    showsAddress: fc.boolean(),
    history: fc.oneof(
      fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 12 }),
      // Most services only see these.
      fc.array(fc.constantFrom<Fate>('retired', 'retired', 'retired', 'failed', 'expired'), {
        minLength: 3,
        maxLength: 12,
      }),
      // One state for all of them.
      fc.constantFrom(...fates).chain((fate) => fc.array(fc.constant(fate), { minLength: 1, maxLength: 6 })),
    ),
  })
  .map(({ pool, picks, ...rest }) => {
    const pick = (index: number): string => pool[(picks[index] ?? 0) % pool.length] ?? 'x'
    // A platform does not say "live" of what failed: a word that is known means what it says.
    const words = Object.fromEntries(
      fates.map((fate, index) => [fate, means(pick(index)).includes(fate) ? pick(index) : `${fate} here`]),
    )
    return { words: words as Platform['words'], ...rest }
  })

function recordsOf(
  { words, showsEnd, showsReason, showsAddress, history }: Platform,
  read: 'first' | 'second',
): WordRecord[] {
  return history.map((fate, index) => ({
    id: `dep_${index}`,
    // What flaps or is tried again shows it between the two reads, else nobody could know.
    word: read === 'second' && turning.has(fate) ? words.building : words[fate],
    rollbackable: available.has(fate),
    // Its build has ended, though its word goes to and fro, or its next try will come.
    finished: showsEnd ? !open.has(fate) || turning.has(fate) : undefined,
    hasReason: showsReason ? ['failed', 'superseded', 'rolled-back'].includes(fate) : undefined,
    hasAddress: showsAddress && fate === 'live',
    createdMs: undefined,
  }))
}

const meaningOf = buildVocabulary()

function judge(platform: Platform, apartMs = 30_000) {
  const evidence: WordEvidence = {
    first: recordsOf(platform, 'first'),
    second: recordsOf(platform, 'second'),
    apartMs,
    newestFirst: true,
    meaningOf,
  }
  return countWords(evidence)
}

test('no word that can still change is proposed, and none of a failed record as success', async () => {
  let proposals = 0
  await holds(
    fc.property(platforms, (platform) => {
      for (const { word, proposed } of judge(platform)) {
        if (proposed === undefined) continue
        proposals++
        const { words } = platform
        // What the word stands for among the records that were seen, and what flapped into it.
        const meant = platform.history.filter((fate) => normalise(words[fate]) === normalise(word))
        const isSteady = (fate: Fate): boolean =>
          !open.has(fate) || (turning.has(fate) && normalise(words[fate]) === normalise(words.building))
        expect(meant.filter((fate) => !isSteady(fate))).toEqual([])
        // One word for what is live and for what was rolled back: the platform itself does not tell them apart.
        const isLive = meant.some((fate) => succeeded.has(fate))
        const wrong = meant.filter(
          (fate) => !turning.has(fate) && !succeeded.has(fate) && !(fate === 'rolled-back' && isLive),
        )
        if (proposed === 'success') expect(wrong).toEqual([])
        else expect(meant.filter((fate) => succeeded.has(fate) && fate !== 'expired')).toEqual([])
      }
    }),
    6_000,
  )
  // Else the property holds for a doctor that never proposes.
  expect(proposals).toBeGreaterThan(20)
})

test('a word of its own for what was rolled back is not proposed as success', async () => {
  const mixed = platforms.filter(({ history, words }) => {
    const own = normalise(words['rolled-back'])
    const isOwn = ![words.live, words.retired].map(normalise).includes(own)
    return isOwn && history.includes('rolled-back')
  })
  await holds(
    fc.property(mixed, (platform) => {
      const own = normalise(platform.words['rolled-back'])
      const found = judge(platform).find(({ word }) => normalise(word) === own)
      expect(found?.proposed).not.toBe('success')
    }),
    400,
  )
})

const shipped: Platform = {
  words: Object.fromEntries(fates.map((fate) => [fate, `${fate} word`])) as Platform['words'],
  showsEnd: true,
  showsReason: true,
  showsAddress: true,
  history: [],
}
const same = { ...shipped.words, live: 'shipped', retired: 'shipped', expired: 'shipped', failed: 'sunk' }
const proposed = (platform: Platform, ...more: [number?]) =>
  Object.fromEntries(judge(platform, ...more).map(({ word, proposed: meaning }) => [word, meaning]))

test.each<[string, Partial<Platform>, Record<string, string | undefined>]>([
  ['several that are live or were', { history: ['live', 'retired', 'retired'] }, { shipped: 'success' }],
  ['one record only', { history: ['live'] }, { shipped: undefined }],
  ['two records', { history: ['live', 'retired'] }, { shipped: undefined }],
  [
    'failed ones below a good one',
    { history: ['live', 'failed', 'failed', 'retired', 'retired'] },
    { shipped: 'success', sunk: 'failure' },
  ],
  ['one failed one', { history: ['live', 'failed', 'retired', 'retired'] }, { shipped: 'success', sunk: undefined }],
  [
    'failed ones above the good ones',
    { history: ['failed', 'failed', 'live', 'retired', 'retired'] },
    { shipped: 'success', sunk: undefined },
  ],
  [
    'images that are gone, where failed records say why',
    { history: ['live', 'retired', 'failed', 'retired', 'expired', 'expired'], words: { ...same, failed: 'failed' } },
    { shipped: 'success', failed: undefined },
  ],
  [
    'images that are gone, where nothing tells them from failed ones',
    { history: ['live', 'retired', 'retired', 'expired', 'expired'] },
    { shipped: undefined },
  ],
  [
    'a word of its own for the live one',
    { history: ['live', 'retired', 'retired', 'retired'], words: { ...same, live: 'afloat' } },
    { afloat: undefined, shipped: undefined },
  ],
])('%s', (_, platform, expected) => {
  expect(proposed({ ...shipped, words: same, ...platform })).toEqual(expected)
})

test('nothing is proposed where no record shows an end', () => {
  const platform = { ...shipped, words: same, showsEnd: false, history: ['live', 'retired', 'retired'] as const }
  expect(proposed(platform)).toEqual({ shipped: undefined })
})

test('two reads that are too near prove nothing', () => {
  const platform = { ...shipped, words: same, history: ['live', 'retired', 'retired'] as const }
  expect(proposed(platform, 29_999)).toEqual({ shipped: undefined })
})
