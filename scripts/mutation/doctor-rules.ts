import type { Mutation } from './mutation.ts'

const reader = 'src/doctor/reader.ts'
const transport = 'src/doctor/recording-transport.ts'
const census = 'src/doctor/census.ts'
const sharedReport = 'src/doctor/shared-report.ts'
const polite = 'doctor/the-doctor-can-only-read'
const words = 'doctor/words-are-counted-and-nothing-is-inferred'
const shared = 'doctor/a-shared-report-holds-no-value'

/** Rules 11.1 to 11.11: the doctor reads little, concludes nothing from a word that was not counted, and shares no value. */
export const doctorRules: readonly Mutation[] = [
  {
    rule: '11.1 The doctor sends at most 60 requests',
    change: 'it sends more',
    file: reader,
    at: { in: '#countRequest', if: 'mostRequests' },
    becomes: 'false',
    by: polite,
  },
  {
    rule: '11.2 The doctor waits as long as the platform asks for',
    change: 'it does not',
    file: transport,
    at: { in: 'send', statement: 'this.heldUntilMs = ' },
    becomes: '',
    by: polite,
  },
  {
    rule: '11.3 The doctor leaves a platform in trouble alone',
    change: 'it goes on',
    file: reader,
    at: { in: '#observe', if: 'mostFailures' },
    becomes: 'false',
    by: polite,
  },
  {
    rule: '11.4 A line to copy needs two reads of each record',
    change: 'one is enough',
    file: census,
    at: { in: 'inputFor', if: 'unchanged < count' },
    becomes: 'false',
    by: words,
  },
  {
    rule: '11.5 A record that changed between the reads is not counted as unchanged',
    change: 'it is',
    file: census,
    at: { in: 'countWords', operand: '!isChanged(record)' },
    becomes: 'true',
    by: words,
  },
  {
    rule: '11.6 A line to copy for success needs two records',
    change: 'one is enough',
    file: census,
    at: { in: 'inputFor', operand: 'count >= leastSuccesses' },
    becomes: 'true',
    by: words,
  },
  {
    rule: '11.7 A line to copy for success needs records that can all be rolled back to',
    change: 'some are enough',
    file: census,
    at: { in: 'inputFor', operand: 'rollbackable === count' },
    becomes: 'rollbackable > 0',
    by: words,
  },
  {
    rule: '11.8 A line to copy for failure needs three records, none of which can be rolled back to',
    change: 'one is enough',
    file: census,
    at: { in: 'inputFor', operand: 'count >= leastFailures' },
    becomes: 'true',
    by: words,
  },
  {
    rule: '11.8 A line to copy for failure needs three records, none of which can be rolled back to',
    change: 'some are enough',
    file: census,
    at: { in: 'inputFor', operand: 'refused === count' },
    becomes: 'refused > 0',
    by: words,
  },
  {
    rule: '11.9 A word that cannot be copied as it is has no line to copy',
    change: 'it has one',
    file: census,
    at: { in: 'countWords', operand: 'copyable.test(word)' },
    becomes: 'true',
    by: words,
  },
  {
    rule: '11.10 A name that looks like a value is not in a shared report',
    change: 'it is',
    file: sharedReport,
    at: { in: 'allows', operand: 'isPlain(name)' },
    becomes: 'true',
    by: shared,
  },
  {
    rule: '11.11 A name that stands elsewhere as a value is not in a shared report',
    change: 'it is',
    file: sharedReport,
    at: { in: 'allows', operand: '!this.#values.has' },
    becomes: 'true',
    by: shared,
  },
]
