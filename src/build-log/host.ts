/** One line of a build log. `seq` strictly increases within a deployment. */
export interface LogLine {
  /** The platform's own number of the line. */
  readonly seq: number
  /** As the build wrote it, control characters included: clean it before it reaches a terminal. */
  readonly text: string
}

/** What following a log reports beside its lines. Texts are plain sentences without secrets. */
export type LogEvent =
  /** Lines `from` to `to` of the log were not delivered. */
  | { readonly kind: 'hole'; readonly from: number; readonly to: number }
  | { readonly kind: 'warning'; readonly text: string }
  | { readonly kind: 'notice'; readonly text: string }

/** Where a build log is written to. */
export interface LogHost {
  /** Writes untrusted lines, in order; resolves when they are written out. */
  print(lines: readonly LogLine[]): Promise<void>
  /** Receives everything but the lines; must not throw. */
  report(event: LogEvent): void
}

/** What the log suggests about the deployment; a hint decides nothing. `stream-lost`: the connection broke. */
export type Hint = 'line' | 'stream-ended' | 'stream-lost'
