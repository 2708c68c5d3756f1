/** The states in which a run leaves a GitHub deployment. */
export const githubStates = ['success', 'failure', 'error', 'inactive', 'queued'] as const
export type GitHubState = (typeof githubStates)[number]

/** The consequences of an outcome, for the code that shows it or acts on it. */
export interface OutcomeFacts {
  /** Whether the job is green; for a replaced deployment, `on-superseded` decides. */
  readonly passes: boolean | 'as-configured'
  /** The exit code of a command. */
  readonly exitCode: number
  /** Shown before a title or in a table cell. */
  readonly icon: string
  /** The state of a GitHub deployment; `error` if the end was not seen. */
  readonly github: GitHubState
  /** Whether the deployment may still be running, so its log may not have ended. */
  readonly mayContinue: boolean
}

/** Every outcome of a run, and the only table of its consequences. */
export const outcomeFacts = {
  /** The platform's record says that this deployment succeeded. */
  succeeded: { passes: true, exitCode: 0, icon: '✅', github: 'success', mayContinue: false },
  /** The build or the start failed, or the request was refused. */
  failed: { passes: false, exitCode: 1, icon: '❌', github: 'failure', mayContinue: false },
  /** Somebody cancelled it on the platform. */
  cancelled: { passes: false, exitCode: 3, icon: '⏹️', github: 'error', mayContinue: false },
  /** A newer deployment replaced it. */
  superseded: { passes: 'as-configured', exitCode: 4, icon: '⏭️', github: 'inactive', mayContinue: false },
  /** It was still running at the timeout. */
  'timed-out': { passes: false, exitCode: 5, icon: '⌛', github: 'error', mayContinue: true },
  /** The end is unknown: the deployment vanished, or the platform went silent or contradicts itself. */
  indeterminate: { passes: false, exitCode: 6, icon: '❔', github: 'error', mayContinue: true },
  /** The platform accepted it, and the run was told not to wait. */
  accepted: { passes: true, exitCode: 0, icon: '✅', github: 'queued', mayContinue: true },
  /** The run deployed nothing, on purpose. */
  skipped: { passes: true, exitCode: 0, icon: '➖', github: 'inactive', mayContinue: false },
  /** The run was cancelled; the deployment continues. */
  aborted: { passes: false, exitCode: 130, icon: '⏹️', github: 'error', mayContinue: true },
} as const satisfies Readonly<Record<string, OutcomeFacts>>

export type Outcome = keyof typeof outcomeFacts

/** How a run ends and why, without the other facts of its result. */
export interface Ending {
  readonly outcome: Outcome
  /** A sentence, which may quote untrusted text. */
  readonly reason: string
}

/** Whether a step returned the end of the run instead of a value to continue with. */
export function isEnding(step: object): step is Ending {
  return 'outcome' in step
}

/** The outcome of several runs is the worst of them. A service without changes does not affect it. */
const worstFirst: readonly Outcome[] = [
  ...(['failed', 'indeterminate', 'timed-out', 'cancelled', 'aborted', 'superseded'] as const),
  ...(['accepted', 'succeeded', 'skipped'] as const),
]

export function worstOutcome(outcomes: readonly Outcome[]): Outcome {
  return worstFirst.find((outcome) => outcomes.includes(outcome)) ?? 'skipped'
}

/** How the job treats a replaced deployment (input `on-superseded`). */
export type OnSuperseded = 'fail' | 'neutral'

/** Whether a run with this outcome is green. */
export function passes(outcome: Outcome, onSuperseded: OnSuperseded = 'fail'): boolean {
  const answer = outcomeFacts[outcome].passes
  return answer === 'as-configured' ? onSuperseded === 'neutral' : answer
}

/** The state of a GitHub deployment. A deployment that succeeded but failed its checks is a failure. */
export function githubState(outcome: Outcome, passed: boolean): GitHubState {
  return outcomeFacts[judgedOutcome({ outcome, passed })].github
}

/** The outcome with the checks counted: a deployment that succeeded and failed its checks counts as failed. */
export function judgedOutcome({ outcome, passed }: { readonly outcome: Outcome; readonly passed: boolean }): Outcome {
  return outcome === 'succeeded' && !passed ? 'failed' : outcome
}
