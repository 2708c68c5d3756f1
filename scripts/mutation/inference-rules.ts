// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are quoted
import type { Mutation } from './mutation.ts'

const verdict = 'src/deployment/verdict/step.ts'
const vocabulary = 'src/deployment/verdict/vocabulary.ts'

/** Rules 1.19 to 1.26: the evidence for success if no status word decides. */
export const inferenceRules: readonly Mutation[] = [
  {
    rule: '1.19 An ambiguous word alone does not mean success',
    change: 'it does',
    file: vocabulary,
    at: { element: "'ambiguous'" },
    becomes: "'succeeded'",
    by: 'deployment/vocabulary',
  },
  {
    rule: '1.20 Inferred success needs a deployment that can be rolled back to',
    change: 'it does not',
    file: verdict,
    at: { in: 'inferSuccess', operand: 'rollbackable' },
    becomes: 'false',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.21 Inferred success needs a line in the log',
    change: 'it does not',
    file: verdict,
    at: { in: 'inferSuccess', operand: 'anyLine' },
    becomes: 'false',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.22 Inferred success needs an ended stream',
    change: 'it does not',
    file: verdict,
    at: { in: 'inferSuccess', operand: 'streamOver' },
    becomes: 'false',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.23 Inferred success needs two reads 5 s apart',
    change: 'one read is enough',
    file: verdict,
    at: { value: 'unchangedForMs' },
    becomes: '0',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.24 Inferred success needs an unchanged record',
    change: 'the record may change',
    file: verdict,
    at: { in: 'inferSuccess', value: 'key' },
    becomes: '`${log.storedMark}`',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.25 Inferred success needs an unchanged stored log',
    change: 'the log may change',
    file: verdict,
    at: { in: 'inferSuccess', value: 'key' },
    becomes: '`${record.fingerprint}`',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
  {
    rule: '1.26 Inferred success comes with a warning',
    change: 'there is no warning',
    file: verdict,
    at: { in: 'inferSuccess', argument: '...events' },
    becomes: 'events',
    by: 'deployment/success-without-a-status-word-needs-evidence',
  },
]
