/** One line of a build log, in the order of `seq`, but for lines that came late, and logs whose numbers begin again. Lines may share a number. */
export interface LogLine {
  /** The platform's own number of the line; counted from 1 if the platform gives none. */
  readonly seq: number
  /** As the build wrote it, control characters included: clean it before it reaches a terminal. */
  readonly text: string
  /** The platform delivered the line after later ones. */
  readonly late?: true
}

/** Untrusted lines of the log, in order, as many as came at once. */
export interface LinesEvent {
  readonly kind: 'lines'
  readonly lines: readonly LogLine[]
}

/** What following a log reports beside its lines. Texts are plain sentences without secrets. */
export type LogEvent =
  /** Lines `from` to `to` of the log were not delivered. Reported at the end, because a line may come late. */
  | { readonly kind: 'hole'; readonly from: number; readonly to: number }
  | { readonly kind: 'warning'; readonly text: string }
  | { readonly kind: 'notice'; readonly text: string }

/** Tells what happened to whoever listens. Resolves when it is written out, which holds the caller back. */
export type Emit<Event> = (event: Event) => Promise<void>

/** What the log suggests about the deployment; a hint decides nothing. `stream-lost`: the connection broke. */
export type Hint = 'line' | 'stream-ended' | 'stream-lost'

/** How the following of a log ended. There is no third way: the log is whole, or the warning says what is not known of it. */
export type LogEnd =
  | { readonly kind: 'complete'; readonly notice: string | undefined }
  | { readonly kind: 'incomplete'; readonly warning: string }
