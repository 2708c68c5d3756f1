import type { Random } from '../client/time/clock.ts'
import type { TokenBucket } from '../client/time/token-bucket.ts'
import { type Answer, nothingPrinted } from './deduplication.ts'
import type { LogEnd, LogEvent, LogLine } from './log-event.ts'
import type { StoredRecord } from './payload.ts'
import { noStream, type StreamedText } from './stream-state.ts'

/** How the deployment ended. `open`: it may continue (`timed-out`, `indeterminate`), so its log has no end to wait for. */
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

const begin = {
  /** Whose lines are printed. It is chosen before the first line, and never mixed. */
  source: 'undecided' as 'undecided' | 'stored' | 'stream',
  /** The newest texts of the stream, in case there is no stored log. */
  held: [] as readonly string[],
  stream: noStream,
  printed: nothingPrinted,
  /** How far the answers reach: a number behind which is asked for may hide lines that have this number, a lower one or none. */
  reach: {
    /** When the last answer from the beginning was asked for, and whether it had as many lines as are printed. */
    wholeAskedMs: Number.NEGATIVE_INFINITY,
    holdsAll: false,
    /** The most records of one answer. */
    longest: 0,
    /** What is asked for at once, because the answer may be a page: what follows it as usual, or what is behind the last number. */
    next: undefined as 'following' | 'behind-number' | undefined,
    /** The last answer was as long as a page, and all of one number. */
    isFilled: false,
    /** There were lines behind an answer that was all of one number: of this one, some may be hidden. */
    isHidden: false,
  },
  pace: {
    /** A few reads at once, then as many as time gives back, however fast the log grows. */
    allowance: { most: 5, everyMs: 1_000, fullAtMs: 0 } as TokenBucket,
    /** A read that waits for nothing: the first, for the verdict, for a clean end of the stream, for a page after a page. */
    atOnce: true,
    /** The stream or the status asks for a read. */
    woken: false,
    askedMs: Number.NEGATIVE_INFINITY,
    answeredMs: Number.NEGATIVE_INFINITY,
    idleStep: 0,
    /** No read before: the last one failed. */
    notBeforeMs: 0,
    /** The last answers in a row that were full pages. */
    fullPages: 0,
  },
  answer: undefined as Answer | undefined,
  /** The last answer, if it brought nothing new behind the last line, and no read has failed since. */
  quiet: undefined as { readonly askedMs: number; readonly records: number } | undefined,
  /** When lines last came after an answer that brought nothing. */
  grewMs: Number.NEGATIVE_INFINITY,
  /** The failed reads in a row, those of them that another read would not change, and the last one's reason, as a sentence. */
  failed: { times: 0, refusals: 0, why: undefined as string | undefined },
  verdict: undefined as { readonly atMs: number; readonly askedMs: number; readonly ending: Ending } | undefined,
}

/** All times are milliseconds since the run began. */
export type LogState = Readonly<typeof begin> & {
  readonly rules: { readonly deadlineMs: number; readonly random: Random }
}

export type Pace = LogState['pace']

export type Reach = LogState['reach']

export function beginLog(rules: LogState['rules']): LogState {
  return { ...begin, rules }
}
