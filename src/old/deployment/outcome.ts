/** What follows from how a run ended, for everything that shows it or acts on it. */
interface OutcomeFacts {
  /** Whether the job is green; of a replaced deployment the caller says it (`on-superseded`). */
  readonly passes: boolean | 'as-configured'
  /** Whether what was deployed is live, or will be for all that is known. */
  readonly isDeployed: boolean
  /** The exit code of a command, unless the caller is to blame (2) or a signal ended it (product-cli: Exit codes). */
  readonly exitCode: number
  /** Of several outcomes the worst counts: 0 is the worst. */
  readonly severity: number
  /** Before a title, or in a cell. */
  readonly icon: string
  /** What happened, in words that follow a name. */
  readonly news: string
  /** The state of a GitHub deployment: `queued` if nobody waited for the end, `error` if the end was not seen. */
  readonly github: 'success' | 'failure' | 'error' | 'inactive' | 'queued'
  /** Whether the log of the deployment has an end to wait for, and whether that is the end of a failure; `open` if it may continue. */
  readonly log: 'succeeded' | 'failed' | 'open'
  /** Whether the log of a run that ended so says what failed. */
  readonly isExplainedByLog: boolean
  /** Whether a deployment may still be running, which can be followed again. */
  readonly mayContinue: boolean
}

/**
 * How a run can end (product: outputs), and the only table of what follows from it. `skipped`, `accepted` and `aborted` are decided
 * around the verdict, the rest by it. Icons and words are shown as they are; all else is read by programs and never changes its meaning.
 */
export const outcomeFacts = {
  succeeded: {
    passes: true,
    isDeployed: true,
    exitCode: 0,
    severity: 8,
    icon: '✅',
    news: 'is ready',
    github: 'success',
    log: 'succeeded',
    isExplainedByLog: false,
    mayContinue: false,
  },
  failed: {
    passes: false,
    isDeployed: false,
    exitCode: 1,
    severity: 0,
    icon: '❌',
    news: 'failed',
    github: 'failure',
    log: 'failed',
    isExplainedByLog: true,
    mayContinue: false,
  },
  cancelled: {
    passes: false,
    isDeployed: false,
    exitCode: 3,
    severity: 3,
    icon: '⏹️',
    news: 'was cancelled on the platform',
    github: 'error',
    log: 'failed',
    isExplainedByLog: false,
    mayContinue: false,
  },
  superseded: {
    passes: 'as-configured',
    isDeployed: false,
    exitCode: 4,
    severity: 5,
    icon: '⏭️',
    news: 'was replaced by a newer deployment',
    github: 'inactive',
    log: 'failed',
    isExplainedByLog: false,
    mayContinue: false,
  },
  'timed-out': {
    passes: false,
    isDeployed: false,
    exitCode: 5,
    severity: 2,
    icon: '⌛',
    news: 'timed out',
    github: 'error',
    log: 'open',
    isExplainedByLog: true,
    mayContinue: true,
  },
  indeterminate: {
    passes: false,
    isDeployed: false,
    exitCode: 6,
    severity: 1,
    icon: '❔',
    news: 'is in an unknown state',
    github: 'error',
    log: 'open',
    isExplainedByLog: false,
    mayContinue: true,
  },
  accepted: {
    passes: true,
    isDeployed: true,
    exitCode: 0,
    severity: 7,
    icon: '✅',
    news: 'was accepted',
    github: 'queued',
    log: 'open',
    isExplainedByLog: false,
    mayContinue: true,
  },
  skipped: {
    passes: true,
    isDeployed: false,
    exitCode: 0,
    severity: 6,
    icon: '➖',
    news: 'was skipped',
    github: 'inactive',
    log: 'open',
    isExplainedByLog: false,
    mayContinue: false,
  },
  aborted: {
    passes: false,
    isDeployed: false,
    exitCode: 130,
    severity: 4,
    icon: '⏹️',
    news: 'was stopped with its job',
    github: 'error',
    log: 'open',
    isExplainedByLog: false,
    mayContinue: true,
  },
} as const satisfies Readonly<Record<string, OutcomeFacts>>

/** One of the outcomes. */
export type Outcome = keyof typeof outcomeFacts

/** All outcomes. */
export const outcomes = Object.keys(outcomeFacts).filter(isOutcome)

/** Whether a word, such as one that another program wrote, names an outcome. */
export function isOutcome(word: string): word is Outcome {
  return Object.hasOwn(outcomeFacts, word)
}

/**
 * Whether a run that ended so passes.
 *
 * @param supersededPasses whether a deployment that a newer one replaced does
 */
export function passes(outcome: Outcome, supersededPasses: boolean): boolean {
  const answer = outcomeFacts[outcome].passes
  return answer === 'as-configured' ? supersededPasses : answer
}

/** The worst of some outcomes; `skipped` of none. */
export function worstOutcome(all: Iterable<Outcome>): Outcome {
  const worstFirst = [...all].sort((one, other) => outcomeFacts[one].severity - outcomeFacts[other].severity)
  return worstFirst[0] ?? 'skipped'
}
