/** The states in which a run leaves a GitHub deployment. */
export const githubStates = ['success', 'failure', 'error', 'inactive', 'queued'] as const
export type GitHubState = (typeof githubStates)[number]

/** What follows from how a run ended, for everything that shows it or acts on it. */
export interface OutcomeFacts {
  /** Whether the job is green; of a replaced deployment the user says it (`on-superseded`). */
  readonly passes: boolean | 'as-configured'
  /** The exit code of a command. */
  readonly exitCode: number
  /** Before a title, or in a cell. */
  readonly icon: string
  /** The state of a GitHub deployment; `error` if the end was not seen. */
  readonly github: GitHubState
  /** Whether the deployment may still be running, so that its log has no end yet. */
  readonly mayContinue: boolean
}

/** How a run can end, and the only table of what follows from it. */
export const outcomeFacts = {
  /** The platform's record of this deployment says so. */
  succeeded: { passes: true, exitCode: 0, icon: '✅', github: 'success', mayContinue: false },
  /** The build or the start failed, or the request was refused. */
  failed: { passes: false, exitCode: 1, icon: '❌', github: 'failure', mayContinue: false },
  /** Somebody cancelled it on the platform. */
  cancelled: { passes: false, exitCode: 3, icon: '⏹️', github: 'error', mayContinue: false },
  /** A newer deployment replaced it. */
  superseded: { passes: 'as-configured', exitCode: 4, icon: '⏭️', github: 'inactive', mayContinue: false },
  /** It was still running at the timeout. */
  'timed-out': { passes: false, exitCode: 5, icon: '⌛', github: 'error', mayContinue: true },
  /** Nobody knows: it vanished, the platform went silent, or it contradicts itself. */
  indeterminate: { passes: false, exitCode: 6, icon: '❔', github: 'error', mayContinue: true },
  /** The platform accepted it, and the run was not to wait. */
  accepted: { passes: true, exitCode: 0, icon: '✅', github: 'queued', mayContinue: true },
  /** Nothing was to be deployed. */
  skipped: { passes: true, exitCode: 0, icon: '➖', github: 'inactive', mayContinue: false },
  /** The run was cancelled; the deployment goes on. */
  aborted: { passes: false, exitCode: 130, icon: '⏹️', github: 'error', mayContinue: true },
} as const satisfies Readonly<Record<string, OutcomeFacts>>

export type Outcome = keyof typeof outcomeFacts

/** How a run ends, and why: what decides it knows no more of its result. */
export interface Ending {
  readonly outcome: Outcome
  /** A sentence, which may quote anybody. */
  readonly reason: string
}

/** Whether a step ended the run in place of what the run goes on with. */
export function isEnding(step: object): step is Ending {
  return 'outcome' in step
}

/** The outcome of many runs is the worst of them. A service that was left alone changes none. */
const worstFirst: readonly Outcome[] = [
  ...(['failed', 'indeterminate', 'timed-out', 'cancelled', 'aborted', 'superseded'] as const),
  ...(['accepted', 'succeeded', 'skipped'] as const),
]

export function worstOutcome(outcomes: readonly Outcome[]): Outcome {
  return worstFirst.find((outcome) => outcomes.includes(outcome)) ?? 'skipped'
}

/** What a replaced deployment is to the job (input `on-superseded`). */
export type OnSuperseded = 'fail' | 'neutral'

/** Whether a run that ended so is green. */
export function passes(outcome: Outcome, onSuperseded: OnSuperseded = 'fail'): boolean {
  const answer = outcomeFacts[outcome].passes
  return answer === 'as-configured' ? onSuperseded === 'neutral' : answer
}

/** The state of a GitHub deployment: one that succeeded and failed its checks is no success. */
export function githubState(outcome: Outcome, passed: boolean): GitHubState {
  return outcome === 'succeeded' && !passed ? 'failure' : outcomeFacts[outcome].github
}
