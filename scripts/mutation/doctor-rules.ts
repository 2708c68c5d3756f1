import type { Mutation } from './mutation.ts'

const reader = 'src/doctor/reader.ts'
const words = 'src/doctor/words/census.ts'
const shareable = 'src/doctor/shareable.ts'
const polite = 'doctor/the-doctor-can-only-read'
const proposals = 'doctor/no-word-that-may-change-is-proposed'
const shared = 'doctor/a-shared-report-holds-no-value'

/** Rules 11.1 to 11.15: the doctor only reads, proposes no word that may change, and shares no value. */
export const doctorRules: readonly Mutation[] = [
  {
    rule: '11.1 The doctor sends reads only',
    change: 'it sends something else',
    file: reader,
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
    file: reader,
    at: { in: '#ask', statement: 'this.#noteRetryAfter(seen)' },
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
    at: { in: 'proposalOf', operand: 'apartMs < readsApartMs' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.7 A word that changes between the reads is not proposed',
    change: 'it is',
    file: words,
    at: { in: 'proposalOf', if: 'isUnchanged' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.8 A word is proposed only where each record shows its end',
    change: 'without an end too',
    file: words,
    at: { in: 'proposalOf', if: 'finished === true' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.9 Success is proposed on three records at least',
    change: 'on one',
    file: words,
    at: { in: 'isSuccess', if: 'leastSuccesses' },
    becomes: 'available.length < 1',
    by: proposals,
  },
  {
    rule: '11.10 Success is not proposed beside another word of records that can be rolled back to',
    change: 'it is',
    file: words,
    at: { in: 'isSuccess', if: 'rival' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.11 Success is not proposed where all records may have been rolled back',
    change: 'it is',
    file: words,
    at: { in: 'isSuccess', if: '!isServed' },
    becomes: 'false',
    by: proposals,
  },
  {
    rule: '11.12 A record that cannot be rolled back to is not success, but where failed ones say why',
    change: 'it may be',
    file: words,
    at: { in: 'isSuccess', return: 'areExpired' },
    becomes: 'true',
    by: proposals,
  },
  {
    rule: '11.13 Failure is proposed for what cannot be rolled back to',
    change: 'for anything',
    file: words,
    at: { in: 'isFailure', if: 'rollbackable !== false' },
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
]
