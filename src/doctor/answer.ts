import type { NameWithEffect } from '../contract/operations.ts'
import { parseJson } from '../text/json.ts'

/** The operations that change nothing. The connection of a database is left out: its answer is a secret that nothing needs. */
export type ReadOperation = Exclude<NameWithEffect<'read'>, 'get_db_connection'>

/** What arrived at once, decoded, and when: milliseconds since the request was sent. */
export interface Piece {
  readonly atMs: number
  readonly text: string
}

/** What came back for one read. */
export interface Answer {
  readonly operation: ReadOperation
  /** Undefined where no answer came. */
  readonly status: number | undefined
  /** The headers that the probes look at, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  /** The body as far as it was read. */
  readonly pieces: readonly Piece[]
  /** True where the body ended by itself. */
  readonly ended: boolean
  /** Milliseconds from the request to the headers of the answer, and to the end of reading. */
  readonly headersMs: number
  readonly endMs: number
  /** When the request was sent, in milliseconds since the doctor began, and what the clock said when the headers came. */
  readonly sentMs: number
  readonly date: Date
  /** Redirects that were followed. */
  readonly redirects: number
  /** Why there is no whole answer, as a sentence. */
  readonly problem: string | undefined
  /** The system's code for a connection that failed, such as `ENOTFOUND`. */
  readonly code: string | undefined
}

/** The body of an answer as one text. */
export function textOf({ pieces }: Answer): string {
  return pieces
    .map(({ text }) => text)
    .join('')
    .replace(/^\uFEFF/, '')
}

/** Whether the answer came, and is a success. */
export function isSuccess(answer: Answer | undefined): answer is Answer & { readonly status: number } {
  return answer?.status !== undefined && answer.status >= 200 && answer.status <= 299
}

/** The JSON of a whole answer; undefined where it is none. */
export function jsonOf(answer: Answer | undefined): unknown {
  if (answer === undefined || !answer.ended) return undefined
  try {
    return parseJson(textOf(answer))
  } catch {
    return undefined
  }
}
