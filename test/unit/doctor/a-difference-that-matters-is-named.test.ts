import { expect, test } from 'vitest'
import { buildVocabulary } from '../../../src/deployment/verdict/vocabulary.ts'
import type { PartialDialect } from '../../../src/dialect/dialect.ts'
import { compareDialects } from '../../../src/doctor/differences.ts'

const base: PartialDialect = {
  words: { live: 'shipped', failed: 'failed' },
  statusKey: 'state',
  idKey: 'deploymentId',
  shows: { ref: 'ref', commit: 'commit', finishedAt: 'ended' },
  extra: { creator: 'object' },
  address: 'url',
  storedLine: { seq: 'seq', text: 'line' },
  streamEnd: 'close',
  compression: 'none',
}
const { statusKey: _, ...withoutStatus } = base
const found = (now: PartialDialect) =>
  compareDialects(base, now, buildVocabulary()).map(({ matters, text }) => `${matters ? '!' : '-'} ${text}`)

test.each<[string, PartialDialect, string[]]>([
  ['nothing', base, []],
  [
    'a new word that is not known',
    { ...base, moreWords: ['drifting'] },
    ['! a new status word: `drifting`, which is unknown'],
  ],
  [
    'a new word that is ambiguous',
    { ...base, moreWords: ['running'] },
    ['! a new status word: `running`, which is ambiguous'],
  ],
  [
    'a new word that is known',
    { ...base, moreWords: ['cancelled'] },
    ['- a new status word: `cancelled`, known as cancelled'],
  ],
  ['the same word in another case', { ...base, words: { live: 'SHIPPED', failed: 'Failed' } }, []],
  ['a word that was not seen this time', { ...base, words: { live: 'shipped' } }, []],
  [
    'a field that vanished',
    { ...base, shows: { ref: 'ref', finishedAt: 'ended' } },
    ['! shows.commit: `commit` is not there any more'],
  ],
  [
    'a field of another name',
    { ...base, shows: { ...base.shows, ref: 'branch' } },
    ['! shows.ref: `branch` in place of `ref`'],
  ],
  ['a field that Taxiway does not read', { ...base, extra: {} }, ['- extra.creator: `object` is not there any more']],
  ['a new field', { ...base, extra: { creator: 'object', tier: 'string' } }, ['- extra.tier: `string` is new']],
  ['another place of the status', { ...base, statusKey: 'status' }, ['! statusKey: `status` in place of `state`']],
  ['no status any more', { ...withoutStatus, words: null }, ['! no record has the field `state` any more']],
  ['no address any more', { ...base, address: 'none' }, ['! address: `none` in place of `url`']],
  [
    'no running service',
    { ...base, words: { live: 'benched' }, address: 'none' },
    ['! a new status word: `benched`, which is unknown'],
  ],
  ['no ended record', { ...base, words: {}, shows: { ref: 'ref', commit: 'commit' } }, []],
  [
    'a page of its own',
    { ...base, historyPage: 5, logPage: 10 },
    ['- historyPage: `5` is new', '- logPage: `10` is new'],
  ],
  ['an empty history', { compression: 'none' }, []],
  ['compression', { ...base, compression: 'gzip' }, ['- compression: `gzip` in place of `none`']],
])('%s', (_, now, expected) => {
  expect(found(now)).toEqual(expected)
})

test.each<[string, PartialDialect, string[]]>([
  ['failed ones', { ...base, words: { failed: 'failed' } }, ['! shows.reason: `why` is not there any more']],
  ['good ones', { ...base, words: { live: 'shipped' } }, []],
])('a reason is missed among %s', (_, now, differences) => {
  const expected: PartialDialect = { ...base, shows: { ...base.shows, reason: 'why' } }
  const of = compareDialects(expected, now, buildVocabulary()).map(
    ({ matters, text }) => `${matters ? '!' : '-'} ${text}`,
  )
  expect(of).toEqual(differences)
})
