import type { Mutation } from './mutation.ts'

const reader = 'src/doctor/reader.ts'
const singleRead = 'src/doctor/single-read.ts'
const words = 'src/doctor/words/census.ts'
const signs = 'src/doctor/words/signs.ts'
const fieldNames = 'src/doctor/words/field-names.ts'
const shareable = 'src/doctor/shareable.ts'
const polite = 'doctor/the-doctor-can-only-read'
const proposals = 'doctor/no-word-that-may-change-is-proposed'
const shared = 'doctor/a-shared-report-holds-no-value'

/** Rules 11.1 to 11.21: the doctor only reads, proposes no word that may change, and shares no value. */
export const doctorRules: readonly Mutation[] = [
  {
    rule: '11.1 The doctor sends reads only',
    change: 'it sends something else',
    file: singleRead,
    at: { text: "method: 'GET'" },
    becomes: "method: 'POST'",
    by: polite,
  },
  {
    rule: '11.2 The doctor sends one request at a time',
    change: 'it sends several',
    file: reader,
    at: { in: 'read', statement: 'this.#last = ' },
    becomes: '',
    by: polite,
  },
  {
    rule: '11.3 The doctor sends at most 60 requests',
    change: 'it sends more',
    file: reader,
    at: { in: '#mayAsk', if: 'mostRequests' },
    becomes: 'false',
    by: polite,
  },
  {
    rule: '11.4 The doctor waits as long as the platform asks for',
    change: 'it does not',
    file: singleRead,
    at: { in: 'readOnce', statement: 'onHeaders(seen)' },
    becomes: '',
    by: polite,
  },
  {
    rule: '11.5 The doctor leaves a platform in trouble alone',
    change: 'it goes on',
    file: reader,
    at: { in: '#read', if: 'mostFailures' },
    becomes: 'false',
    by: polite,
  },
  {
    rule: '11.6 A proposal needs two reads 30 s apart',
    change: 'they may be nearer',
    file: words,
    at: { in: 'openDoubt', operand: 'apartMs < readsApartMs' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.7 A word that changes between the reads is not proposed',
    change: 'it is',
    file: words,
    at: { in: 'openDoubt', if: 'isUnchanged' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.8 A word is proposed only where each record shows its end',
    change: 'without an end too',
    file: words,
    at: { in: 'openDoubt', if: 'finished === true' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.9 Success is proposed on three records at least',
    change: 'on one',
    file: words,
    at: { in: 'successDoubt', if: 'leastSuccesses' },
    becomes: 'available.length < 1',
    by: proposals,
  },
  {
    rule: '11.10 Success is not proposed beside another word of records that can be rolled back to',
    change: 'it is',
    file: words,
    at: { in: 'successDoubt', if: 'rival !== undefined' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.11 Success is not proposed where all records may have been rolled back',
    change: 'it is',
    file: words,
    at: { in: 'successDoubt', if: '!isServed' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.12 A record that cannot be rolled back to is not success, but where failed ones say why',
    change: 'it may be',
    file: words,
    at: { in: 'successDoubt', operand: 'areExpired' },
    becomes: 'true',
    by: proposals,
  },
  {
    rule: '11.13 Failure is proposed for what cannot be rolled back to',
    change: 'for anything',
    file: words,
    at: { in: 'failureDoubt', if: 'rollbackable !== false' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.14 A name that looks like a value is not in a shared report',
    change: 'it is',
    file: shareable,
    at: { in: 'keep', operand: 'isPlain(name)' },
    becomes: 'true',
    by: shared,
  },
  {
    rule: '11.15 A name that stands elsewhere as a value is not in a shared report',
    change: 'it is',
    file: shareable,
    at: { in: 'keep', operand: '!this.#isValue' },
    becomes: 'isPlain(name)',
    by: shared,
  },
  {
    rule: '11.16 Success is not proposed where a field speaks of a failure or another end',
    change: 'it is',
    file: words,
    at: { in: 'successDoubt', if: 'against !== undefined' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.17 A word of records with different results is not proposed',
    change: 'it is',
    file: words,
    at: { in: 'successDoubt', if: 'record.results !== results' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.18 Failure is proposed only where the records or the word say so',
    change: 'without that too',
    file: words,
    at: { in: 'failureDoubt', if: '!isFailed' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.19 A field that tells of an end speaks against success whatever it holds',
    change: 'only where its text says so',
    file: signs,
    at: { in: 'isAgainst', operand: 'telling.test(path)' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.20 What stands below a failure is never harmless',
    change: 'it may be',
    file: fieldNames,
    at: { in: 'isHarmless', if: 'names.slice' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.21 A reason that may be one for the end is not harmless',
    change: 'it is',
    file: fieldNames,
    at: { in: 'isHarmless', operand: 'whyBegun.test(last)' },
    becomes: 'why.test(last)',
    by: proposals,
  },
]
