import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fields } from '../../../src/client/fields.ts'
import { buildVocabulary, normalise } from '../../../src/deployment/verdict/vocabulary.ts'
import { censusOf } from '../../../src/doctor/probes/words.ts'
import type { HistoryReading } from '../../../src/doctor/readings.ts'
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
  /** What the records of what did not succeed show beside their word. */
  readonly blame: Fields
  /** What tells the result of each record. */
  readonly verdict: readonly [good: Fields, bad: Fields]
  /** Fates whose end is still to come, as their records say. */
  readonly planned: readonly Fate[]
  /** What each record shows, whatever became of it. */
  readonly noise: Fields
  /** Records that only the pages of two show with another word. */
  readonly flickers: readonly number[]
}

/** Ways to say of a record what went wrong with it. */
const blames: fc.Arbitrary<Fields> = fc.oneof(
  fc
    .record({
      name: fc.constantFrom(
        'error',
        'errorMessage',
        'failure_stage',
        'statusReason',
        'failedAt',
        'lastError',
        'message',
      ),
      value: fc.constantFrom<unknown>('boom', { code: 'E' }, ['E'], '2026-01-01T10:00:00Z'),
    })
    .map(({ name, value }) => ({ [name]: value })),
  fc.constantFrom<Fields>(
    { exitCode: 137 },
    { details: { exit_code: 1 } },
    { crashCount: 2 },
    { cancelledAt: '2026-01-01T10:00:00Z', cancelledBy: 'someone' },
    { supersededBy: 'dep_9' },
    { abortRequested: true },
    { attempt: 3, willRetryAt: '2026-01-01T10:00:00Z' },
    { instances: { ready: 0, wanted: 3 } },
    { stage: 'health check failed' },
  ),
)
const verdicts = fc.constantFrom<readonly [Fields, Fields]>(
  [{}, {}],
  [{ success: true }, { success: false }],
  [{ conclusion: 'success' }, { conclusion: 'failure' }],
  [{ result: 0 }, { result: 1 }],
  [{ health: { status: 'healthy' } }, { health: { status: 'unhealthy' } }],
  [{ outcome: 'passed' }, {}],
)

/** Sounds like a failure here and there, and tells nothing. */
const noises: fc.Arbitrary<Fields> = fc
  .uniqueArray(
    fc.constantFrom<readonly [string, unknown]>(
      ['reason', 'push'],
      ['reason', 'webhook'],
      ['deployReason', 'manual'],
      ['statusMessage', 'Deployment succeeded'],
      ['serviceName', 'error-tracker'],
      ['service', { name: 'cancel-api', path: '/failures' }],
      ['restartPolicy', 'on-failure'],
      ['retryPolicy', { maxRetries: 3 }],
      ['maxRetries', 3],
      ['rollbackOnFailure', true],
      ['replaces', 'dep_3'],
      ['trigger', 'manual'],
    ),
    { maxLength: 4, selector: ([name]) => name },
  )
  .map((entries) => Object.fromEntries(entries))

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
    showsEnd: fc.constantFrom(true, true, true, false),
    showsReason: fc.boolean(),
    showsAddress: fc.boolean(),
    blame: blames,
    verdict: verdicts,
    planned: fc.constantFrom<readonly Fate[]>(
      [],
      [],
      [],
      ['live'],
      ['waits-for-approval', 'queued-for-days', 'building'],
    ),
    noise: noises,
    flickers: fc.constantFrom<readonly number[]>([], [], [], [0], [1]),
    history: fc.oneof(
      fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 12 }),
      // Most services only see these.
      fc.array(fc.constantFrom<Fate>('retired', 'retired', 'retired', 'failed', 'expired'), {
        minLength: 3,
        maxLength: 12,
      }),
      fc.array(fc.constantFrom<Fate>('live', 'retired'), { minLength: 3, maxLength: 6 }),
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

const bad: ReadonlySet<Fate> = new Set(['failed', 'superseded', 'rolled-back'])
const now = '2026-11-22T12:00:00Z'

function rowsOf(platform: Platform, read: 'first' | 'small' | 'second'): Fields[] {
  const { words, showsEnd, showsReason, showsAddress, history, blame, verdict, planned, flickers, noise } = platform
  const rows = history.map((fate, index): Fields => {
    // What flaps or is tried again shows it between the two reads, else nobody could know.
    const isTurned = read === 'second' && turning.has(fate)
    const isFlicker = read === 'small' && flickers.includes(index)
    // Its build has ended, though its word goes to and fro, or its next try will come.
    const isOver = !open.has(fate) || turning.has(fate)
    const end = planned.includes(fate) ? '2026-11-22T22:00:00Z' : isOver ? '2026-11-20T10:00:00Z' : null
    return {
      deploymentId: `dep_${index}`,
      status: isTurned || isFlicker ? words.building : words[fate],
      rollbackable: available.has(fate),
      ...noise,
      ...(showsEnd ? { finishedAt: end } : {}),
      ...(showsReason && bad.has(fate) ? blame : {}),
      ...(showsAddress && fate === 'live' ? { url: 'https://site.example' } : {}),
      ...verdict[bad.has(fate) ? 1 : 0],
    }
  })
  return read === 'small' ? rows.slice(0, 2) : rows
}

const meaningOf = buildVocabulary()

function pageOf(rows: readonly Fields[]): HistoryReading {
  const answer: HistoryReading['answer'] = {
    ...{ operation: 'list_deployments', status: 200, headers: { date: new Date(now).toUTCString() }, pieces: [] },
    ...{ ended: true, headersMs: 1, endMs: 1, sentMs: 0, date: new Date(0), redirects: 0 },
    ...{ problem: undefined, code: undefined },
  }
  return { answer, limit: undefined, rows, rawCursor: null }
}

/** Reads the records as the doctor does. */
function judge(platform: Platform, apartMs = 30_000) {
  return judgeRows(['first', 'small', 'second'], (read) => rowsOf(platform, read), apartMs)
}

function judgeRows(
  reads: readonly ['first', 'small', 'second'],
  of: (read: 'first' | 'small' | 'second') => readonly Fields[],
  apartMs = 30_000,
) {
  const [history, smallPages, again] = reads.map((read) => [pageOf(of(read))])
  const request = { serviceId: 'svc', deploymentId: undefined, meaningOf }
  return censusOf({ history: history ?? [], smallPages: smallPages ?? [], again: again ?? [], apartMs, request })
}

/** No field tells what became of a deployment. */
const isSilent = ([good]: Platform['verdict']): boolean => Object.keys(good).length === 0

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
        // Their end is still to come.
        expect(meant.filter((fate) => platform.planned.includes(fate))).toEqual([])
        // Another read showed another word.
        const turned = platform.flickers.filter((index) => {
          const fate = index < 2 ? platform.history[index] : undefined
          return fate !== undefined && meant.includes(fate) && normalise(words[fate]) !== normalise(words.building)
        })
        expect(turned).toEqual([])
        // One word for what is live and for what was rolled back: the platform itself does not tell them apart.
        const isLive = meant.some((fate) => succeeded.has(fate))
        const wrong = meant.filter(
          (fate) =>
            !turning.has(fate) &&
            !succeeded.has(fate) &&
            !(fate === 'rolled-back' && isLive && !platform.showsReason && isSilent(platform.verdict)),
        )
        if (proposed === 'success') expect(wrong).toEqual([])
        else expect(meant.filter((fate) => succeeded.has(fate))).toEqual([])
        if (proposed === 'success') expect(word).not.toMatch(/ing$/)
      }
    }),
    2_000,
  )
  // Else the property holds for a doctor that never proposes.
  expect(proposals).toBeGreaterThan(5)
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
  blame: { errorMessage: 'the build broke' },
  verdict: [{}, {}],
  noise: {},
  planned: [],
  flickers: [],
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

test('what tells nothing is in the way of no proposal', async () => {
  await holds(
    fc.property(noises, (noise) => {
      const history = ['live', 'failed', 'failed', 'retired', 'retired'] as const
      const platform = { ...shipped, words: same, noise, history, blame: { errorMessage: 'the build broke' } }
      expect(proposed(platform)).toEqual({ shipped: 'success', sunk: 'failure' })
    }),
    100,
  )
})

const good = { rollbackable: true, url: 'https://site.example', finishedAt: '2026-11-20T10:00:00Z' }
const gone = { rollbackable: false, finishedAt: '2026-11-20T10:00:00Z' }
const proposedOf = (rows: readonly Fields[]) =>
  judgeRows(['first', 'small', 'second'], () => rows.map((row, n) => ({ deploymentId: `dep_${n}`, ...row }))).map(
    ({ proposed: meaning }) => meaning,
  )

test.each<[string, Fields, boolean]>([
  ['nothing', {}, true],
  ['an exit code of zero', { exitCode: 0, error: null, errors: [], failureReason: '', retries: 0 }, true],
  [
    'what was deployed',
    { commitMessage: 'fix: crash', branch: 'fix-error', author: 'Bad', commit: { message: 'x' } },
    true,
  ],
  ['a good result', { success: true, conclusion: 'success', health: 'healthy', healthCheckedAt: 1_790_000_000 }, true],
  ['why it began', { reason: 'push', deployReason: 'manual', statusReason: 'DeploymentSucceeded' }, true],
  ['names', { serviceName: 'error-tracker', service: { name: 'cancel-api' }, path: '/failed', user: 'Killian' }, true],
  ['settings', { maxRetries: 3, restartPolicy: 'on-failure', onFailure: 'rollback', retryPolicy: { max: 3 } }, true],
  ['what it replaced', { replaces: 'dep_3', supersedes: 'dep_2' }, true],
  ['why it may have ended', { reason: 'manual' }, false],
  ['who replaced it', { replacedBy: 'dep_3' }, false],
  ['another reason', { reason: 'health' }, false],
  ['the stage of a failure', { failureReason: 'push' }, false],
  ['a number below a failure', { error: { limit: 3 } }, false],
  ['a reason below a failure', { failure: { reason: 'push' } }, false],
  ['an event of that name', { events: [{ name: 'deployment_failed' }] }, false],
  ['a setting that was met', { retryPolicy: 'failed three times' }, false],
  ['the state of its service', { service: { state: 'unhealthy' } }, false],
  ['a message', { message: 'health check failed' }, false],
  ['an error with fields', { error: { code: 'E' } }, false],
  ['an error with an id', { errorId: 'e_1' }, false],
  ['a result that Taxiway does not know', { conclusion: 'neutral' }, false],
  ['no success', { success: false }, false],
  ['no instance', { instances: { ready: 0, wanted: 3 } }, false],
  ['a state of failure', { stage: 'unhealthy' }, false],
])('a record that shows %s', (_, more, isProposed) => {
  const rows = [1, 2, 3].map(() => ({ status: 'shipped', ...good, ...more }))
  expect(proposedOf(rows)).toEqual([isProposed ? 'success' : undefined])
})

/** Names that no list holds: of several languages, and what English platforms may make up. */
const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 3 }),
  fc.constantFrom(
    'fehler',
    'erreur',
    'échec',
    'ошибка',
    '错误',
    'エラー',
    'motivo',
    'grund',
    'rc',
    'details',
    'stderr',
  ),
  fc
    .array(fc.constantFrom('max', 'Tries', 'Exceeded', 'http', 'Status', 'sub', 'state', 'traffic', 'Rolled', 'why'), {
      ...{ minLength: 2, maxLength: 4 },
    })
    .map((parts) => parts.join('')),
)
const anyValue = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== ''),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constantFrom('2026-01-01T10:00:00Z', 'success', 'no', 'healthy', 'None', 'False'),
)
const anyNest = fc.oneof(anyName, fc.constantFrom('commit', 'service', 'meta', 'conditions', 'error', 'health'))
const planted: fc.Arbitrary<Fields> = fc
  .tuple(anyName, anyValue, fc.array(fc.tuple(anyNest, fc.boolean()), { maxLength: 6 }))
  .map(([name, value, nests]) =>
    nests.reduce<Fields>((inner, [nest, isList]) => ({ [nest]: isList ? [inner] : inner }), { [name]: value }),
  )

test('a field that the doctor does not know is in the way of success, whatever it is called and holds', async () => {
  await holds(
    fc.property(planted, noises, fc.nat(3), fc.boolean(), (field, noise, index, everywhere) => {
      const rows = [0, 1, 2, 3].map((n) => ({
        ...{ status: 'shipped', ...good, ...noise },
        ...(everywhere || n === index ? field : {}),
      }))
      expect(proposedOf(rows)).toEqual([undefined])
    }),
    1_000,
  )
})

test('a field that the doctor does not know is no failure, whatever it is called and holds', async () => {
  const beside = planted.filter((field) => !Object.hasOwn(field, 'error'))
  await holds(
    fc.property(beside, (field) => {
      const rows = [{ status: 'live', ...good }, ...[1, 2].map(() => ({ status: 'benched', ...gone, ...field }))]
      expect(proposedOf(rows)).toEqual([undefined, undefined])
    }),
    500,
  )
})

test.each<[string, Fields]>(
  Object.entries({
    ...{ success: 'false', ok: 'no', succeeded: null, health: 'critical', result: null, outcome: 1, code: 500 },
    ...{
      rc: 1,
      state: 'degraded',
      containerState: 'exited',
      readySubstate: 'STAGED',
      degraded: true,
      completed: false,
    },
    ...{
      live: false,
      progress: 0,
      trafficPercent: 0,
      deletedAt: '2026-11-20T10:00:00Z',
      rollbackOf: 'dep_1',
      tries: 3,
    },
    ...{
      trigger: 'auto-rollback',
      attempt: 3,
      maxRetriesExceeded: true,
      rollbackPolicy: 'executed',
      info: 'rolled back',
    },
    ...{
      deployedAt: null,
      instances: [],
      service: { state: 'down' },
      a: { b: { c: { d: { error: 'boom' } } } },
      results: [0, 137],
    },
    conditions: [{ type: 'Ready', status: 'False' }],
    commit: { commit: { commit: { commit: { sha: 'x' } } } },
  }).map(([name, value]) => [name, { [name]: value }]),
)('%s is in the way: %j', (_, more) => {
  expect(proposedOf([1, 2, 3].map(() => ({ status: 'shipped', ...good, ...more })))).toEqual([undefined])
})

test.each<[string, Fields, Fields]>([
  ['counts', { attempt: 1 }, { attempt: 2 }],
  ['grows', { durationMs: 1_000 }, { durationMs: 31_000 }],
  ['moves its end', {}, { finishedAt: '2026-11-20T10:01:00Z' }],
  ['loses its address', {}, { url: null }],
])('a record that %s between the reads is not over', (_, before, after) => {
  const found = judgeRows(['first', 'small', 'second'], (read) =>
    [1, 2, 3].map((n) => ({
      ...{ deploymentId: `dep_${n}`, status: 'shipped', ...good, ...before },
      ...(read === 'second' && n === 2 ? after : {}),
    })),
  )
  expect(found.map(({ proposed: meaning }) => meaning)).toEqual([undefined])
})

const began = { createdAt: '2026-11-20T09:00:00Z' }
test.each<[unknown, boolean]>([
  ['2026-11-20T09:05:00Z', true],
  ['2026-11-20T09:00:00Z', true],
  ['2026-11-20T08:59:59Z', false],
  ['0001-01-01T00:00:00Z', false],
  ['1970-01-01T00:00:00Z', false],
  ['2026-11-22T12:00:01Z', false],
  ['9999-12-31T23:59:59Z', false],
])('an end at %s is one: %s', (finishedAt, isEnd) => {
  const rows = (more: Fields) => [1, 2, 3].map(() => ({ status: 'shipped', ...good, ...more, finishedAt }))
  expect(proposedOf(rows(began))).toEqual([isEnd ? 'success' : undefined])
  if (!String(finishedAt).includes('08:59')) expect(proposedOf(rows({}))).toEqual([isEnd ? 'success' : undefined])
})

test.each<[string, Fields, boolean]>([
  ['a known word of success', { status: 'live' }, false],
  ['an unknown word', { status: 'afloat' }, false],
  ['an unknown word and an end still to come', { status: 'afloat', finishedAt: null }, false],
  ['an unknown word and no address', { status: 'afloat', url: null }, false],
  ['an unknown word, no address and no end', { status: 'afloat', url: null, finishedAt: null }, true],
  ['a word of what goes on', { status: 'building', finishedAt: null }, true],
  ['a known word of failure', { status: 'failed' }, true],
  ['an error', { status: 'sunk', errorMessage: 'the build broke' }, true],
  ['no word', { status: null }, false],
])('the word of those that can be rolled back to, below one with %s that cannot', (_, newest, isProposed) => {
  const rows = [{ ...good, rollbackable: false, ...newest }, ...[1, 2, 3].map(() => ({ status: 'benched', ...good }))]
  const found = judgeRows(['first', 'small', 'second'], () => rows.map((row, n) => ({ deploymentId: `d${n}`, ...row })))
  expect(found.find(({ word: each }) => each === 'benched')?.proposed).toBe(isProposed ? 'success' : undefined)
})

test.each<[string, readonly Fields[]]>([
  ['two words that both may be the one', ['shipped', 'sailed'].map((status) => ({ status, ...good }))],
  [
    'a result on some of them only',
    [
      { status: 'shipped', ...good, success: true },
      { status: 'shipped', ...good },
    ],
  ],
  ['different stages', ['canary', 'everywhere'].map((stage) => ({ status: 'shipped', ...good, stage }))],
])('nothing is proposed for records with %s', (_, kinds) => {
  expect(proposedOf([...kinds, ...kinds, ...kinds]).filter(Boolean)).toEqual([])
})

test.each([
  ...['health_check_failed', 'kaputt_failed', 'unhealthy-ish', 'not-live', 'notLive', 'awaiting_approval', 'promoting'],
  ...['stashed', 'blocked', 'finalized', 'incomplete', 'stuck', 'KO', 'NOK', 'oom', 'offline', 'quota_exceeded', 'red'],
  ...[
    'backed_out',
    'pre-live',
    'ImagePullBackOff',
    'step_3',
    'exit1',
    '500',
    'false',
    '❌',
    '失败',
    'läuft',
    'a'.repeat(41),
  ],
  ...[`sk_${'live'}_abcdefghijklmnopqrstuvwx`, 'up\u001B[2J', 'a\nb', 'a, b'],
  ...['UnWell', 'rolled back twice', 'crash-looped', 'deployPending', 'partially_shipped', 'superseded-late'],
])('%s is never proposed as success', (status) => {
  expect(proposedOf([1, 2, 3].map(() => ({ status, ...good })))).toEqual([undefined])
})

test.each<[string, Fields, 'failure' | undefined]>([
  ['nothing', {}, undefined],
  ['why', { errorMessage: 'the build broke' }, 'failure'],
  ['that it was cancelled', { cancelledBy: 'someone', error: 'stopped' }, undefined],
  ['a message that tells no failure', { message: 'Image removed' }, undefined],
  ['that none runs', { instances: { ready: 0 } }, undefined],
  ['not that they are', { rollbackable: null, errorMessage: 'the build broke' }, undefined],
  ['why, and that it succeeded', { error: 'was slow', success: true }, undefined],
  ...Object.entries({
    ...{
      failFast: true,
      failurePolicy: 'halt',
      errorPage: '/500.html',
      errorRate: 0.01,
      noErrors: true,
      exitCode: 143,
    },
    ...{
      errorCode: 'SUCCESS',
      failure: 'none',
      reason: 'retention',
      trigger: 'failure-recovery',
      imageError: 'not found',
    },
    ...{ message: 'Fix crash on login error', previousError: 'boom', statusReason: 'Failed', error: 200 },
  }).map(([name, value]): [string, Fields, undefined] => [`${name} ${String(value)}`, { [name]: value }, undefined]),
])('a word of deployments that are gone, whose records show %s', (_, more, meaning) => {
  const rows = [{ status: 'live', ...good }, ...[1, 2].map(() => ({ status: 'benched', ...gone, ...more }))]
  expect(proposedOf(rows)).toEqual([undefined, meaning])
})

test.each([
  ...(['deploy_broken', 'health-check-failed', 'BootCrashed'] as const).map((status) => [status, 'failure'] as const),
  ...['failed_over', 'error_free', 'failsafe', 'unfailed', 'attempt_error', 'failed_v2'].map(
    (status) => [status, undefined] as const,
  ),
])('the word %s of deployments that are gone is proposed as %s', (status, meaning) => {
  const rows = [{ status: 'live', ...good }, ...[1, 2].map(() => ({ status, ...gone }))]
  const known = meaningOf(status) === 'unknown' ? meaning : undefined
  expect(proposedOf(rows)).toEqual([undefined, known])
})

test.each<[string, Fields, string | undefined]>([
  ['done', { error: 'boom' }, '3 of 3 records say otherwise in `error`'],
  ['live', { success: false }, '3 of 3 records say otherwise in `success`'],
  ['completed', { conclusion: 'failure' }, '3 of 3 records say otherwise in `conclusion`'],
  ['live', { error: null, errorPage: '/500', success: true }, undefined],
  ['failed', { error: 'boom' }, undefined],
])('%s is held against what its records show: %j', (status, more, says) => {
  const rows = [1, 2, 3].map((n) => ({ deploymentId: `dep_${n}`, status, ...good, ...more }))
  expect(judgeRows(['first', 'small', 'second'], () => rows).map(({ contradiction }) => contradiction)).toEqual([says])
})

test('nothing is proposed where no record shows an end', () => {
  const platform = { ...shipped, words: same, showsEnd: false, history: ['live', 'retired', 'retired'] as const }
  expect(proposed(platform)).toEqual({ shipped: undefined })
})

test('two reads that are too near prove nothing', () => {
  const platform = { ...shipped, words: same, history: ['live', 'retired', 'retired'] as const }
  expect(proposed(platform, 29_999)).toEqual({ shipped: undefined })
})
