import * as fc from 'fast-check'
import { type Dialect, jsonTypes, type PartialDialect, parseDialect } from '../../emulator/src/dialect/dialect.ts'
import { buildVocabulary } from '../../src/deploy/words.ts'

/** Words that no list knows. */
export const madeUpWord = fc
  .tuple(
    fc.constantFrom('glim', 'brow', 'tark', 'spleen', 'quol', 'vint', 'marr', 'doub'),
    fc.constantFrom('ing', 'ed', 'en', 'ish', '-done', '_up', 'OK', ' over'),
  )
  .map((parts) => parts.join(''))

/** Seven words, different from each other, but that of a retired deployment, which may be that of the live one. */
const words = fc
  .tuple(fc.uniqueArray(madeUpWord, { minLength: 7, maxLength: 7, comparator: (a, b) => a === b }), fc.boolean())
  .map(([[queued = '', building = '', starting = '', live = '', other = '', failed = '', superseded = ''], same]) => ({
    ...{ queued, building, starting, live, failed, superseded },
    retired: same ? live : other,
  }))

const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined })
const defined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const lineFields = fc
  .record({
    seq: fc.constantFrom('seq', 'sequence', 'id'),
    text: fc.constantFrom('line', 'message', 'text', 'msg'),
    stream: optional(fc.constantFrom('stream', 'source')),
    ts: optional(fc.constantFrom('ts', 'time', 'at')),
  })
  .map(defined)

const extra = fc.dictionary(
  fc.constantFrom('creator', 'labels', 'parent', 'isPreview', 'attempts', 'trigger', 'meta'),
  fc.constantFrom(...jsonTypes),
  { maxKeys: 4 },
)

/** Any platform within the contract's silence, with words that no list knows, or without a status. */
export const anyDialect: fc.Arbitrary<Dialect> = fc
  .record({
    words: fc.oneof({ arbitrary: words, weight: 6 }, { arbitrary: fc.constant(null), weight: 1 }),
    statusKey: fc.constantFrom('status', 'state', 'phase'),
    idKey: fc.constantFrom('deploymentId', 'id'),
    shows: fc
      .record({
        ref: optional(fc.constantFrom('ref', 'branch', 'gitRef')),
        commit: optional(fc.constantFrom('commit', 'sha', 'commitSha')),
        createdAt: optional(fc.constantFrom('createdAt', 'created_at', 'created')),
        finishedAt: optional(fc.constantFrom('finishedAt', 'finished_at', 'endedAt')),
        reason: optional(fc.constantFrom('reason', 'error')),
      })
      .map(defined),
    extra,
    times: fc.constantFrom('rfc3339', 'seconds', 'milliseconds'),
    address: fc.constantFrom('url', 'hostname', 'none'),
    storedLine: lineFields,
    streamedLine: fc
      .record({
        data: fc.constantFrom('json', 'text'),
        ids: fc.boolean(),
        event: optional(fc.constantFrom('log', 'line', 'message')),
        fields: optional(lineFields),
      })
      .map(defined),
    numbers: fc.record({ first: fc.constantFrom(0, 1, 100), step: fc.constantFrom(1, 1, 10) }),
    heartbeatMs: fc.constantFrom(null, 500, 1_000, 15_000),
    streamEnd: fc.constantFrom('close', 'stay-open', { event: 'end', data: '{}' }, { data: 'bye' }),
    whenBusy: fc.constantFrom('queue', 'supersede', 'refuse'),
    lastPage: fc.constantFrom('absent', 'null', 'zero'),
    cursor: fc.constantFrom('number', 'text'),
    historyPage: fc.constantFrom(2, 25, 100),
    logPage: fc.constantFrom(null, 3, 500),
    after: fc.constantFrom('newer', 'newer', 'from', 'ignored'),
    replay: fc.constantFrom(true, true, true, false),
  })
  .map((drawn) => drawn satisfies Record<keyof Omit<PartialDialect, 'title'>, unknown>)
  .map((drawn) => parseDialect({ ...drawn, logPage: drawn.after === 'ignored' ? null : drawn.logPage }))

/** The inputs that teach a run the words of a dialect, as far as no list knows them. */
export function taughtWords({ words }: Dialect): Record<string, string> {
  const meaningOf = buildVocabulary()
  const taught: Record<string, string> = {}
  if (words === null) return taught
  if (meaningOf(words.live) === 'unknown') taught['success-states'] = words.live
  if (meaningOf(words.failed) === 'unknown') taught['failure-states'] = words.failed
  return taught
}
