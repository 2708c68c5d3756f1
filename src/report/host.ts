import type { Result } from '../deploy/result.ts'
import type { StateUpdate } from '../deploy/saved-state.ts'
import type { Inputs } from '../inputs/read.ts'
import type { Prose } from '../text/redact.ts'

/** The exit code of a command whose inputs cannot be used. */
export const mistakeCode = 2

/** The environment of a run, which shows it to people: a GitHub job or a terminal. */
export interface Host {
  readonly inputs: Inputs
  readonly facts: Facts
  /** Texts that prose must not show. */
  readonly secrets: readonly string[]
  /** Aborts when the job is cancelled. */
  readonly signal: AbortSignal
  /** Removes the secrets from prose. */
  redact(text: string): Prose
  /** Adds secrets that prose must not show from now on. */
  hide(values: readonly string[]): void
  /** Called when a deployment has begun: its log is kept for later steps. */
  beginLog(): void
  /** Prints lines of a log, each after a bar. Resolves when they are written. */
  printLog(lines: readonly Prose[]): Promise<void>
  /** The same under a title, as one group that a reader can fold. */
  printGroup(title: Prose, lines: readonly Prose[]): Promise<void>
  say(text: Prose): void
  notice(text: Prose): void
  warn(text: Prose): void
  /** Shows a new status: a status word, or a step with its progress. */
  showStatus(status: string): void
  /** Hides a value in everything that this job prints from now on. */
  mask(secret: string): void
  /** Sets a fact for later steps at once. One that contains a key is left out, with a warning. */
  setOutput(name: string, fact: string): void
  /** Saves facts about the run, or one service of a fleet, for the post step of a killed job. */
  remember(facts: StateUpdate, service?: string): void
  /** Shows how the run ended, and makes the job green or red. A mistake is one in the inputs: nothing was sent. */
  end(result: Result, isMistake: boolean): Promise<void>
  /** Shows why there is no result, and sets the exit code. */
  fail(reason: Prose, exitCode: number): void
}

export interface GitHubFacts {
  readonly apiUrl: string
  /** `owner/name`. */
  readonly repository: string
  /** The page of the repository. */
  readonly url: string
}

/** The host's facts about the job; undefined if unknown. */
export interface Facts {
  /** The folder that is checked out. Every path here is absolute. */
  readonly workspace: string
  readonly temporaryFolder: string
  /** The commit of the job; in a pull request, its head. */
  readonly commit: string | undefined
  /** Undefined if the job is about a tag. */
  readonly branch: string | undefined
  /** Undefined outside GitHub Actions. */
  readonly github: GitHubFacts | undefined
  /** The page of the job's log. */
  readonly runUrl: string | undefined
}

/** Names that people see anyway: hiding them would hide the facts. */
export function namesIn({ commit, branch, github, runUrl }: Facts): readonly string[] {
  return [commit, branch, github?.repository, github?.url, runUrl].filter((name) => name !== undefined)
}
