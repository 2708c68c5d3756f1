import type { Redact } from '../text/redactor.ts'

/** What makes texts safe to show: `text` one that may be untrusted, `sentence` one of ours, which may hold untrusted words. */
export interface Cleaning {
  readonly text: Redact
  readonly sentence: Redact
}
