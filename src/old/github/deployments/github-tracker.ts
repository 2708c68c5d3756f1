import { randomUUID } from 'node:crypto'
import { RefusedError } from '../../client/errors.ts'
import { SerialQueue } from '../../client/time/serial-queue.ts'
import { abortLater } from '../../client/time/timeout.ts'
import type { ReportInputs } from '../../config/report-inputs.ts'
import type { RememberedCommit } from '../../deployment/forward/live-commit.ts'
import type { RememberedRun } from '../../deployment/history/last-good.ts'
import { outcomeFacts } from '../../deployment/outcome.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { type RunReport, servedAt } from '../../report/run-report.ts'
import type { Job } from '../../run/job.ts'
import type { JobState } from '../../run/job-state.ts'
import { type KnownDeployment, serviceTarget, type Tracker, type TrackerLimit } from '../../run/tracker.ts'
import { isWholeCommit } from '../../text/commits/commit-id.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { oneLine } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { githubRefusal } from '../api/github-repository.ts'
import { isUnderAct } from '../job/runner-environment.ts'
import type { DeploymentPayload } from './deployment-payload.ts'
import { Deployments } from './deployments.ts'
import { describeEnd } from './status-description.ts'
import { findLastCommit, rememberRuns } from './tracker-questions.ts'

/** How long GitHub may still hear of the end after a cancellation; the runner kills after 7.5 s. */
const graceMs = 4_000
/** How long GitHub may take beyond the timeout of the run, which ends 10 s after it; but never less than a moment. */
const lastWordMs = 9_000
const momentMs = 750
const longestTimerMs = 2 ** 31 - 1
/** Of one request, where others share the limit. */
const sharedPatienceMs = 5_000
/** A limit whose end GitHub does not name. */
const unnamedLimitMs = 60_000

/** A GitHub deployment that is kept in step with the platform's. */
interface KeptDeployment {
  readonly deployments: Deployments
  memory: DeploymentPayload
  /** What to name as deployed, the best first: GitHub refuses a ref that this repository does not have. */
  readonly refs: readonly string[]
  /** Nothing that it replaces is older; without it only the newest ones are searched. */
  readonly since: Date | undefined
  /** The one that was made before. */
  readonly find: (() => Promise<number | undefined>) | undefined
  id: number | undefined
  /** What is deployed stands in its payload, or is the head that GitHub shows. */
  namesCommit: boolean
  isBegun: boolean
}

/**
 * What a job reports to GitHub during a run and at its end. It works in the background, in order; it never fails the run, and never
 * holds it up for long. The first refusal of a status is a warning.
 */
export class GitHubTracker implements Tracker {
  readonly #job: Job
  readonly #inputs: ReportInputs
  /** When the timeout of the run passes, on the clock of `performance`. */
  readonly #deadlineMs: number
  readonly #limit: TrackerLimit | undefined
  readonly #givenUp = new AbortController()
  #patience: NodeJS.Timeout | undefined
  readonly #work = new SerialQueue()
  #warned = false
  #kept: KeptDeployment | undefined
  /** Opened once, so that what is missing is said once. */
  #deployments: { readonly opened: Deployments | undefined } | undefined

  /**
   * @param opened the GitHub deployments, if they are not those that the inputs name
   * @param limit of GitHub, if other trackers share it: then nothing waits for it
   */
  constructor(
    job: Job,
    inputs: ReportInputs,
    { opened, limit }: { readonly opened?: Deployments; readonly limit?: TrackerLimit | undefined } = {},
  ) {
    if (opened !== undefined) this.#deployments = { opened }
    this.#limit = limit
    this.#job = job
    this.#inputs = inputs
    this.#deadlineMs = performance.now() + inputs.timeoutMs
  }

  /** The GitHub deployments of the `environment` input; undefined without it, or if no token or repository is given. */
  deployments(kind: { readonly transient?: boolean } = {}): Deployments | undefined {
    this.#deployments ??= { opened: this.#open(kind) }
    return this.#deployments.opened
  }

  #open(kind: { readonly transient?: boolean }): Deployments | undefined {
    const { environment, githubToken } = this.#inputs
    const { repository } = this.#job.context
    if (environment === undefined) return undefined
    if (githubToken !== undefined && repository !== undefined) {
      // Some seconds after the job was cancelled or the run's timeout passed, GitHub is told nothing more.
      const signal = AbortSignal.any([abortLater(this.#job.signal, graceMs), this.#givenUp.signal])
      return new Deployments({
        repository,
        environment,
        token: githubToken,
        redactor: this.#job.redactor,
        signal,
        ...(this.#limit && { patienceMs: sharedPatienceMs }),
        ...kind,
      })
    }
    this.#job.console.warn(
      githubToken === undefined
        ? this.#whyNoToken()
        : `${this.#job.inputs.named('environment')} has no effect because GITHUB_REPOSITORY is not set. Run the action in a GitHub job.`,
    )
    return undefined
  }

  #whyNoToken(): string {
    const { named } = this.#job.inputs
    return isUnderAct(this.#job.environment)
      ? message`environment-under-act: ${named('environment')} has no effect under act, which gives the job no token of GitHub. On GitHub the job has one.`
      : message`environment-without-token: ${named('environment')} has no effect because ${named('github-token')} is empty. Remove ${named('github-token')} to use the job's own token.`
  }

  rememberedRuns(serviceId: string): (() => Promise<readonly RememberedRun[]>) | undefined {
    const deployments = this.deployments()
    if (deployments === undefined) return undefined
    let runs: Promise<readonly RememberedRun[]> | undefined
    // Once, for all who ask.
    return () => (runs ??= rememberRuns(deployments, serviceTarget(serviceId), this.#job.signal))
  }

  async lastCommit(isWanted: (target: string) => boolean, signal: AbortSignal): Promise<RememberedCommit> {
    const deployments = this.deployments()
    if (deployments === undefined) return { kind: 'absent', proof: 'no deployment is kept here' }
    return await findLastCommit(deployments, isWanted, signal)
  }

  /**
   * Keeps a GitHub deployment in step from `begin` on. Does nothing without `deployments`.
   *
   * @param known finds the GitHub deployment of the same commit, if it has one already; and when the first one can have been made
   */
  track(
    memory: DeploymentPayload,
    refs: readonly string[] = [],
    { find, since }: { readonly find?: KeptDeployment['find']; readonly since?: Date | undefined } = {},
  ): void {
    const deployments = this.deployments()
    if (deployments === undefined) return
    const { sha } = this.#job.context
    const tried = [...new Set([...refs, ...(sha === undefined ? [] : [sha])])]
    this.#kept = {
      deployments,
      memory: { ...memory, attempt: randomUUID() },
      refs: tried,
      since,
      find,
      id: undefined,
      namesCommit: memory.head === true,
      isBegun: false,
    }
  }

  /**
   * Shows the deployment as in progress: creates the GitHub deployment if there is none yet. Resolves with its id once GitHub has the
   * status; with undefined if there is none, or GitHub refused to create it.
   */
  async begin(description: string, url: string | undefined, known?: KnownDeployment): Promise<number | undefined> {
    const { redactor, state, context } = this.#job
    const kept = this.#kept
    if (kept === undefined) return undefined
    const { deployments, refs } = kept
    const commit = isWholeCommit(known?.ref) ? known.ref : undefined
    const memory = { ...kept.memory, ...definedFields({ deployment: known?.deploymentId, commit }) }
    state.note({ trackedAttempt: memory.attempt })
    kept.isBegun = true
    await this.#then(async () => {
      kept.id ??= await kept.find?.()
      if (kept.id === undefined) {
        kept.id = await deployments.create(refs, memory)
        kept.namesCommit ||= commit !== undefined
      }
      state.note({ trackedId: kept.id })
      const shown = url === undefined ? undefined : sanitizeText(url, redactor)
      await deployments.update(kept.id, { state: 'in_progress', description, url: shown, logUrl: context.runUrl })
    })
    return kept.id
  }

  /** Makes the GitHub deployment inactive whatever its end was: what was deployed is no longer needed. */
  async retire(description: string): Promise<void> {
    const kept = this.#kept
    const status = { state: 'inactive', description, logUrl: this.#job.context.runUrl } as const
    await this.#then(async () => {
      if (kept?.id !== undefined) await kept.deployments.update(kept.id, status)
    })
  }

  #then(step: () => Promise<void>): Promise<void> {
    const limit = this.#limit
    const work = async (): Promise<void> => {
      if (limit?.isClosed()) limit.miss()
      else await step()
    }
    return this.#work.run(work).catch((error) => {
      if (limit !== undefined && isLimit(error)) {
        limit.close(error.retryAfterMs ?? unnamedLimitMs)
        limit.miss()
        return
      }
      if (this.#warned) return
      this.#warned = true
      const of = this.#kept === undefined ? '' : ` of ${sanitizeText(this.#kept.memory.target, this.#job.redactor)}`
      const why = githubRefusal(error, 'deployments: write')
      this.#job.console.warn(`Could not update the GitHub deployment${of}: ${why}.`)
    })
  }

  async finish(run: RunReport): Promise<JobState['unreported']> {
    const { verdict, reason } = run
    const patienceMs = Math.max(momentMs, this.#deadlineMs - performance.now() + lastWordMs)
    const giveUp = (): void => this.#givenUp.abort(new Error('the timeout of the run has passed'))
    this.#patience = setTimeout(giveUp, Math.min(patienceMs, longestTimerMs))
    const kept = this.#kept
    if (kept === undefined || !kept.isBegun) return undefined
    const { deployments, memory, since } = kept
    const description = describeEnd(run, oneLine(reason), kept)
    let unreported: JobState['unreported'] = { outcome: verdict, description }
    // What a limit keeps from GitHub is said by whoever shares it; the post step would come to the same limit.
    if (this.#limit?.isClosed()) unreported = undefined
    await this.#then(async () => {
      if (kept.id === undefined) return
      const status = {
        state: outcomeFacts[verdict].github,
        description,
        url: servedAt(run),
        logUrl: this.#job.context.runUrl,
      }
      await deployments.update(kept.id, status)
      unreported = undefined
      if (verdict === 'succeeded') await deployments.retire(memory.target, kept.id, since)
    })
    return unreported
  }

  close(): void {
    clearTimeout(this.#patience)
    this.#givenUp.abort(new Error('the run is over'))
  }
}

function isLimit(error: unknown): error is RefusedError {
  return error instanceof RefusedError && (error.status === 429 || error.retryAfterMs !== undefined)
}
