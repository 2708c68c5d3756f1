// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are quoted
import type { Mutation } from './mutation.ts'

const verdict = 'src/deployment/verdict/step.ts'
const vocabulary = 'src/deployment/verdict/vocabulary.ts'

/** Rules 1.19 to 1.26: what success is inferred from where no word decides. */
export const inferenceRules: readonly Mutation[] = [
  {
    rule: '1.19 An ambiguous word is no success by itself',
    change: 'it is',
    file: vocabulary,
    find: "    'ambiguous',\n    [\n",
    replace: "    'succeeded',\n    [\n",
    by: 'deployment/vocabulary',
  },
  {
    rule: '1.20 Inference wants a deployment that can be rolled back to',
    change: 'it does not',
    file: verdict,
    find: '!record.rollbackable || ',
    replace: '',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.21 Inference wants a line of the log',
    change: 'it does not',
    file: verdict,
    find: '!log.anyLine || ',
    replace: '',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.22 Inference wants a stream that is over',
    change: 'it does not',
    file: verdict,
    find: ' || !log.streamOver)',
    replace: ')',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.23 Inference wants two reads 5 s apart',
    change: 'one is enough',
    file: verdict,
    find: 'const unchangedForMs = 5_000',
    replace: 'const unchangedForMs = 0',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.24 Inference wants an unchanged record',
    change: 'any record',
    file: verdict,
    find: '`${log.storedMark} ${record.fingerprint}`',
    replace: '`${log.storedMark}`',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.25 Inference wants an unchanged stored log',
    change: 'any log',
    file: verdict,
    find: '`${log.storedMark} ${record.fingerprint}`',
    replace: '`${record.fingerprint}`',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.26 Inference is said in a warning',
    change: 'it is silent',
    file: verdict,
    find: "    ...events,\n    { kind: 'warning', text },\n",
    replace: '    ...events,\n',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
]
