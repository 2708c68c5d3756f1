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
    at: { element: "'ambiguous'" },
    becomes: "'succeeded'",
    by: 'deployment/vocabulary',
  },
  {
    rule: '1.20 Inference wants a deployment that can be rolled back to',
    change: 'it does not',
    file: verdict,
    at: { in: 'inferSuccess', operand: 'rollbackable' },
    becomes: 'false',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.21 Inference wants a line of the log',
    change: 'it does not',
    file: verdict,
    at: { in: 'inferSuccess', operand: 'anyLine' },
    becomes: 'false',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.22 Inference wants a stream that is over',
    change: 'it does not',
    file: verdict,
    at: { in: 'inferSuccess', operand: 'streamOver' },
    becomes: 'false',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.23 Inference wants two reads 5 s apart',
    change: 'one is enough',
    file: verdict,
    at: { value: 'unchangedForMs' },
    becomes: '0',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.24 Inference wants an unchanged record',
    change: 'any record',
    file: verdict,
    at: { in: 'inferSuccess', value: 'key' },
    becomes: '`${log.storedMark}`',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.25 Inference wants an unchanged stored log',
    change: 'any log',
    file: verdict,
    at: { in: 'inferSuccess', value: 'key' },
    becomes: '`${record.fingerprint}`',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.26 Inference is said in a warning',
    change: 'it is silent',
    file: verdict,
    at: { in: 'inferSuccess', argument: '...events' },
    becomes: 'events',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
]
