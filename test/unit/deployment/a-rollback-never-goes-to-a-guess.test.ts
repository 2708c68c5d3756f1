import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLastGood, type RememberedResult } from '../../../src/old/deployment/history/last-good.ts'
import { VirtualClock } from '../../support/platform/clock.ts'
import { virtualPlatform } from '../../support/platform/transport.ts'
import { holds } from '../../support/property.ts'

const commits = ['aaaaaaa1', 'bbbbbbb2', 'ccccccc3', 'ddddddd4'] as const
const [a, b, c] = commits

/** A deployment as it really was; the platform shows its commit only if `shown`. */
const real = fc.record({ commit: fc.constantFrom(...commits), succeeded: fc.boolean(), shown: fc.boolean() })
const results = fc.dictionary(
  fc.constantFrom(...commits),
  fc.constantFrom<RememberedResult>('succeeded', 'failed', 'unknown'),
)

const platformOf = (rows: readonly unknown[], page = 25) => {
  const clock = new VirtualClock()
  const { platform, journal } = virtualPlatform(clock, ({ query }) => {
    const from = Number(query['before'] ?? 0)
    const next = rows.length > from + page ? { nextCursor: from + page } : {}
    return { json: { deployments: rows.slice(from, from + page), ...next } }
  })
  const find = (more: Partial<Parameters<typeof findLastGood>[1]> = {}) =>
    clock.run(
      findLastGood(platform, { serviceId: 's1', signal: new AbortController().signal, timeoutMs: 1_000, ...more }),
    )
  return { find, journal }
}

const row = (deploymentId: string, status: string | undefined, commit: string | undefined, rollbackable = true) => ({
  deploymentId,
  rollbackable,
  ...(status && { status }),
  ...(commit && { commit }),
})

test('the choice is good in truth, never the newest, never one that failed its checks, and the newest of these', async () => {
  await holds(
    fc.asyncProperty(fc.array(real, { maxLength: 12 }), results, async (history, memory) => {
      const rows = history.map(({ commit, succeeded, shown }, index) =>
        row(`dep-${index}`, succeeded ? 'live' : 'failed', shown ? commit : undefined),
      )
      const asked: string[] = []
      const result = async (commit: string) => {
        asked.push(commit)
        return memory[commit] ?? 'unknown'
      }
      const runs = Object.keys(memory).map((commit) => ({ commit, result: () => result(commit) }))
      const choice = await platformOf(rows, 5).find({ remembered: async () => runs })
      const [newest] = history
      const good = history.filter(
        ({ commit, succeeded, shown }) =>
          shown && succeeded && commit !== newest?.commit && memory[commit] !== 'failed',
      )
      // Each is asked for once, and only if it matters.
      expect(asked).toEqual([...new Set(asked)])
      if (choice.kind === 'found') {
        expect(newest?.shown).toBe(true)
        expect(choice.commit).toBe(good[0]?.commit)
        expect(choice.from).toBe(newest?.commit)
      } else {
        expect(newest?.shown === true && good.length > 0).toBe(false)
      }
    }),
    300,
  )
})

test.for<[string, readonly unknown[], Parameters<ReturnType<typeof platformOf>['find']>[0], string | undefined]>([
  ['a replaced one whose image is kept', [row('2', 'failed', b), row('1', 'superseded', a)], {}, a],
  ['a replaced one without an image is none', [row('2', 'failed', b), row('1', 'superseded', a, false)], {}, undefined],
  ['a taught word', [row('2', 'kaputt', b), row('1', 'fertig', a)], { successStates: ['fertig'] }, a],
  ['without status words the kept image', [row('2', undefined, b, false), row('1', undefined, a)], {}, a],
  ['the same commit again is none', [row('2', 'failed', a), row('1', 'live', a.slice(0, 7))], {}, undefined],
  ['a newest one without a commit', [row('2', 'live', undefined), row('1', 'live', a)], {}, undefined],
  [
    'a commit that failed its gate',
    [row('3', 'failed', c), row('2', 'live', b), row('1', 'live', a)],
    { remembered: async () => [{ commit: b, result: async () => 'failed' }] },
    a,
  ],
  [
    'the memory of the host, if no record shows a commit and the caller knows its own',
    [row('2', 'live', undefined), row('1', 'live', undefined)],
    { current: b, remembered: async () => [b, a].map((commit) => ({ commit, result: async () => 'succeeded' })) },
    a,
  ],
])('%s', async ([, rows, more, commit]) => {
  const { find } = platformOf(rows, 1)
  const found = await find(more)
  expect(found.kind === 'found' ? found.commit : undefined).toBe(commit)
  if (found.kind === 'none') expect(found.reason).toMatch(/\.$/)
})

test('reads no further than it must, and ten pages at most', async () => {
  const near = platformOf([
    row('2', 'failed', b),
    row('1', 'live', a),
    ...Array.from({ length: 900 }, () => row('0', 'live', c)),
  ])
  await near.find()
  expect(near.journal).toHaveLength(1)
  const far = platformOf(Array.from({ length: 900 }, (_, index) => row(String(index), 'failed', b)))
  expect(await far.find()).toMatchObject({
    kind: 'none',
    reason: expect.stringContaining('250 records (there are more)'),
  })
  expect(far.journal).toHaveLength(10)
})

test('says that a service has no deployment only of a history that was read whole', async () => {
  expect(await platformOf([]).find()).toMatchObject({ reason: 'The service has no deployment yet.' })
  const empty = platformOf(Array.from({ length: 20 }), 1)
  expect(await empty.find()).toMatchObject({
    reason: 'The history shows no deployment: 0 records (there are more).',
  })
})

test('a host that does not say ends the search', async () => {
  const { find } = platformOf([row('2', 'failed', b), row('1', 'live', a)])
  const remembered = async () => {
    throw new Error('GitHub is away')
  }
  await expect(find({ remembered })).rejects.toThrow('GitHub is away')
})
