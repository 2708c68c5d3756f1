import type { Redact } from '../text/secrets/redactor.ts'

/** What makes texts safe to show: `text` one that may be untrusted, or may hold untrusted words. */
export interface Cleaning {
  readonly text: Redact
}
