import type { Random } from '../client/time/clock.ts'
import type { LogEnd, LogEvent, LogLine } from './host.ts'
import { beginPace, type Pace } from './pace.ts'
import type { StoredRecord } from './payload.ts'
import { type Answer, nothingPrinted, type Printed } from './records.ts'
import { noStream, type Stream, type StreamedText } from './stream.ts'

/** How the deployment ended. `open`: it may go on (`timed-out`, `indeterminate`), so its log has no end to wait for. */
export type Ending = 'succeeded' | 'failed' | 'open'

export type LogInput =
  | { readonly kind: 'time' }
  /** The next records of the answer under way, as they arrived. */
  | { readonly kind: 'records'; readonly records: readonly StoredRecord[] }
  /** The answer is whole; `askedMs`: when it was asked for. */
  | { readonly kind: 'answered'; readonly askedMs: number }
  /** `status`: of a refusal; `why`: a sentence. */
  | { readonly kind: 'read-failed'; readonly status: number | undefined; readonly why: string }
  | { readonly kind: 'stream-opened' }
  | { readonly kind: 'stream-texts'; readonly texts: readonly StreamedText[] }
  | { readonly kind: 'stream-ended'; readonly clean: boolean }
  /** New lines are likely. */
  | { readonly kind: 'status-changed' }
  /** A read of the history is sent, which may bring the verdict. */
  | { readonly kind: 'history-read' }
  /** The verdict needs evidence of the log's end. */
  | { readonly kind: 'evidence-wanted' }
  /** `askedMs`: when the read was sent that brought it. */
  | { readonly kind: 'verdict'; readonly askedMs: number; readonly ending: Ending }

export type LogEffect =
  /** Reads the stored log behind line `after`; undefined: all of it. */
  | { readonly kind: 'read'; readonly after: number | undefined }
  | { readonly kind: 'open-stream' }
  | { readonly kind: 'print'; readonly lines: readonly LogLine[] }
  | { readonly kind: 'report'; readonly event: LogEvent }
  | { readonly kind: 'finish'; readonly end: LogEnd }

/** The effects are done in their order; `dueMs`: when a `time` is wanted, if no other input comes before. */
export interface LogStep {
  readonly state: LogState
  readonly effects: readonly LogEffect[]
  readonly dueMs: number
}

/** All times are milliseconds since the run began. */
export interface LogState {
  readonly rules: { readonly deadlineMs: number; readonly random: Random }
  /** Whose lines are printed. It is chosen before the first line, and never mixed. */
  readonly source: 'undecided' | 'stored' | 'stream'
  readonly printed: Printed
  readonly pace: Pace
  readonly stream: Stream
  /** The answer that is under way. */
  readonly answer: Answer | undefined
  /** The last whole answer. */
  readonly last: Answer | undefined
  /** When it was asked for, if it brought nothing new behind the last line, and no read has failed since. */
  readonly quietAskedMs: number | undefined
  /** Refusals in a row that another read would not change. */
  readonly refusals: number
  /** Why the last read failed, as a sentence; undefined after a good one. */
  readonly failure: string | undefined
  readonly verdict: { readonly atMs: number; readonly askedMs: number; readonly ending: Ending } | undefined
}

export function beginLog(rules: LogState['rules']): LogState {
  const nothing = {
    answer: undefined,
    last: undefined,
    quietAskedMs: undefined,
    failure: undefined,
    verdict: undefined,
  }
  return {
    ...nothing,
    rules,
    source: 'undecided',
    printed: nothingPrinted,
    pace: beginPace,
    stream: noStream,
    refusals: 0,
  }
}
