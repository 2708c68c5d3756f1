import type { Memory } from '../deploy/memory.ts'
import type { Result } from '../deploy/result.ts'
import type { Inputs } from '../inputs/read.ts'
import type { Prose } from '../text/redact.ts'

/** The exit code of a command whose inputs cannot be used. */
export const mistakeCode = 2

/** Where a run runs, and what shows it to people: a GitHub job or a terminal. */
export interface Host {
  readonly inputs: Inputs
  readonly facts: Facts
  /** What must not be seen in prose. */
  readonly secrets: readonly string[]
  /** Aborts when the job is cancelled. */
  readonly signal: AbortSignal
  /** Prose without the secrets. */
  redact(text: string): Prose
  /** From now on prose is without these, too. */
  hide(values: readonly string[]): void
  /** A deployment has begun: its log is kept for later steps. */
  beginLog(): void
  /** Prints lines of a log, each behind a bar. Resolves when they are written. */
  printLog(lines: readonly Prose[]): Promise<void>
  /** The same below a title, as one piece that a reader can fold. */
  printGroup(title: Prose, lines: readonly Prose[]): Promise<void>
  say(text: Prose): void
  notice(text: Prose): void
  warn(text: Prose): void
  /** Shows that something else goes on now: a status word, or a step with its share. */
  showStatus(status: string): void
  /** Hides a value in everything that this job prints from now on. */
  mask(secret: string): void
  /** A fact for later steps, written at once. One that holds a key is left out, with a warning. */
  setOutput(name: string, fact: string): void
  /** Keeps facts for whatever runs after a killed job: of the run, or of one service of a fleet. */
  remember(facts: Memory, service?: string): void
  /** Shows how the run ended, and sets the colour. A mistake is one in the inputs: nothing was sent. */
  end(result: Result, isMistake: boolean): Promise<void>
  /** Shows why there is nothing to show, and sets the exit code. */
  fail(reason: Prose, exitCode: number): void
}

export interface GitHubFacts {
  readonly apiUrl: string
  /** `owner/name`. */
  readonly repository: string
  /** The page of the repository. */
  readonly url: string
}

/** What a host knows of the job; undefined if it does not. */
export interface Facts {
  /** The folder that is checked out; absolute, as every path here. */
  readonly workspace: string
  readonly temporaryFolder: string
  /** The commit that the job is about: of a pull request its head. */
  readonly commit: string | undefined
  /** Undefined if the job is about a tag. */
  readonly branch: string | undefined
  /** Undefined outside of a job of GitHub's. */
  readonly github: GitHubFacts | undefined
  /** The page of the job's log. */
  readonly runUrl: string | undefined
}

/** What a person sees of the job anyway: hiding it would hide the fact. */
export function namesIn({ commit, branch, github, runUrl }: Facts): readonly string[] {
  return [commit, branch, github?.repository, github?.url, runUrl].filter((name) => name !== undefined)
}
