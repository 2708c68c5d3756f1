import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PlatformError } from '../../../src/client/errors.ts'
import type { Found } from '../../../src/deploy/history.ts'
import { readStatus } from '../../../src/deploy/status.ts'
import { type Look, Verdict } from '../../../src/deploy/verdict.ts'
import { buildVocabulary } from '../../../src/deploy/words.ts'

const vocabulary = buildVocabulary()
const rules = {
  deploymentId: 'dep_1',
  serviceId: 'svc_1',
  vocabulary,
  graceUntilMs: 30_000,
  earlier: undefined,
  unconfirmedRef: undefined,
}

const words = ['queued', 'building', 'live', 'failed', 'canceled', 'superseded', 'running', 'done', 'odd']

const anyRecord = fc.record(
  {
    status: fc.constantFrom(...words, null, 7),
    conclusion: fc.constantFrom(null, 'success', 'failure'),
    error: fc.constantFrom('', 'exit 1'),
    rollbackable: fc.boolean(),
  },
  { requiredKeys: [] },
)

function found(...records: readonly object[]): Found {
  const newer = { id: 'dep_2', record: { status: 'live' } }
  return { own: records.map((record) => ({ id: 'dep_1', record })), newest: [newer], hasOlder: false }
}

function refused(status: number): Look {
  return { error: new PlatformError('refused', 'list_deployments', 'no', { status }) }
}

const anyLook: fc.Arbitrary<Look> = fc.oneof(
  { weight: 6, arbitrary: anyRecord.map((record) => ({ found: found(record) })) },
  { weight: 1, arbitrary: fc.tuple(anyRecord, anyRecord).map((records) => ({ found: found(...records) })) },
  { weight: 1, arbitrary: fc.constant({ found: found() }) },
  { weight: 1, arbitrary: fc.constantFrom(401, 403, 404, 429, 500).map(refused) },
)

const anyStep = fc.record({
  look: anyLook,
  pauseMs: fc.integer({ min: 250, max: 12_000 }),
  log: fc.record({ lines: fc.integer({ min: 0, max: 2 }), isStreamOver: fc.boolean() }),
})

test('only the own record of the deployment ends a run as succeeded', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      const verdict = new Verdict(rules)
      let [atMs, unchangedMs, before]: [number, number, string] = [0, 0, '']
      for (const { look, pauseMs, log } of steps) {
        const now = JSON.stringify([look, log.lines])
        if (now !== before) unchangedMs = 0
        else unchangedMs += pauseMs
        before = now
        atMs += pauseMs
        const { ending } = verdict.judge(look, log, atMs)
        if (ending === undefined) continue
        if (ending.outcome !== 'succeeded') return
        const own = 'found' in look ? look.found.own : []
        const kinds = own.map(({ record }) => readStatus(record, vocabulary).kind)
        if (kinds.every((kind) => kind === 'succeeded')) expect(own.length).toBeGreaterThan(0)
        else {
          // Inferred: everything speaks for it, and nothing changed for 5 s.
          expect(kinds).toEqual(['undecided'])
          expect(own[0]?.record).toMatchObject({ rollbackable: true })
          expect(log).toMatchObject({ isStreamOver: true })
          expect(log.lines).toBeGreaterThan(0)
          expect(unchangedMs).toBeGreaterThanOrEqual(5_000)
        }
        return
      }
      expect(verdict.endAtDeadline().outcome).toMatch(/^(?:timed-out|indeterminate)$/)
    }),
    { numRuns: 3_000 * Number(process.env['TAXIWAY_RUNS'] ?? 1) },
  )
})

describe('a history that cannot be read', () => {
  const log = { lines: 0, isStreamOver: false }
  const building = { found: found({ status: 'building' }) }

  test('ends a run with two refusals in a row, not with one', () => {
    const verdict = new Verdict(rules)
    for (const look of [refused(403), building, refused(403)]) {
      expect(verdict.judge(look, log, 1_000)).toEqual({ warnings: [] })
    }
    expect(verdict.judge(refused(403), log, 4_000).ending).toMatchObject({ outcome: 'indeterminate' })
  })

  test('is silent for as long as looks fail, and not since the last good one', () => {
    const silent: Look = { error: new PlatformError('no-answer', 'list_deployments', 'no answer') }
    const verdict = new Verdict(rules)
    verdict.judge(building, log, 1_000)
    expect(verdict.judge(silent, log, 601_000).ending).toBeUndefined()
    expect(verdict.judge(silent, log, 901_000).ending).toMatchObject({ outcome: 'indeterminate' })
  })
})
