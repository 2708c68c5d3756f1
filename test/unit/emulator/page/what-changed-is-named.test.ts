import { expect, test } from 'vitest'
import { changedVariables, comparedPhases, withoutNumbers } from '../../../../emulator/src/page/last-good-comparison.ts'

const built = (variables: Readonly<Record<string, string>>) => ({ variables, commands: {}, mode: 'web' as const })

test('variables are new, gone, or have another value; what is not known is not called the same', () => {
  expect(changedVariables(built({ a: '1', b: '2', c: '3' }), built({ b: '2', c: '4', d: '5' }))).toEqual({
    ...{ kind: 'known', added: ['d'], removed: ['a'], changed: ['c'] },
  })
  expect(changedVariables(built({}), undefined)).toMatchObject({ kind: 'unknown', why: expect.stringMatching(/^This/) })
  expect(changedVariables(undefined, built({}))).toMatchObject({
    kind: 'unknown',
    why: expect.stringMatching(/^The l/),
  })
})

const at = (second: number) => new Date(Date.UTC(2026, 0, 2, 3, 4, second)).toISOString()

test('each phase lasts until the next one begins, or the deployment ends', () => {
  const good = { stageTimes: { queued: at(0), building: at(1), starting: at(4), live: at(6) }, finishedAt: at(6) }
  const failed = { stageTimes: { queued: at(10), building: at(10), failed: at(15) }, finishedAt: at(15) }
  expect(comparedPhases(good, failed)).toEqual([
    { name: 'queued', before: 1_000, now: 0 },
    { name: 'building', before: 3_000, now: 5_000 },
    { name: 'starting', before: 2_000, now: null },
  ])
  expect(comparedPhases({ stageTimes: undefined, finishedAt: undefined }, failed)[0]).toMatchObject({ before: null })
  expect(comparedPhases(good, { stageTimes: { queued: at(1) }, finishedAt: undefined })[0]).toMatchObject({ now: null })
})

test.each([
  ['built in 1.23 s', 'built in 45 s', true],
  ['Checked out 5ca1ab1e5ca1ab1e', 'Checked out 0ddba11c0ddba11c', true],
  ['\u001b[32mok\u001b[0m', 'ok', true],
  ['error: missing )', 'error: missing ]', false],
])('%j and %j are the same line: %s', (one, other, same) => {
  expect(withoutNumbers(one) === withoutNumbers(other)).toBe(same)
})
