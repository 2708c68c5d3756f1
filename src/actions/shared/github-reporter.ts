import { randomUUID } from 'node:crypto'
import { InputError } from '../../client/errors.ts'
import { abortLater, withTimeout } from '../../client/time/timeout.ts'
import type { ReportInputs } from '../../config/reporting.ts'
import type { RememberedRun } from '../../deployment/last-good.ts'
import { outcomeFacts } from '../../deployment/outcome.ts'
import { githubRefusal } from '../../github/api/client.ts'
import { Deployments } from '../../github/deployments/deployments.ts'
import { type DeploymentMemory, serviceTarget } from '../../github/deployments/memory.ts'
import type { JobState } from '../../github/job/state.ts'
import type { EndedRun } from '../../output/run-result.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { message, oneLine } from '../../text/message.ts'
import type { Job } from './job.ts'

/** How long GitHub may still hear of the end after a cancellation; the runner kills after 7.5 s. */
const graceMs = 4_000
/** How long GitHub may take beyond the timeout of the run, which ends 10 s after it; but never less than a moment. */
const lastWordMs = 9_000
const momentMs = 750
const lookMs = 30_000
const longestTimerMs = 2 ** 31 - 1

/** A GitHub deployment to keep in step with the platform's. */
interface SyncedDeployment {
  readonly deployments: Deployments | undefined
  readonly memory: DeploymentMemory
  /** What to name as deployed before the job's commit, the best first: GitHub refuses a ref that this repository does not have. */
  readonly refs?: readonly string[]
  /** The GitHub deployment of the same commit, if it has one already; undefined creates one. */
  readonly id?: number | undefined
  /** Nothing that it replaces is older; without it only the newest ones are searched. */
  readonly since?: Date | undefined
}

interface KeptDeployment extends SyncedDeployment {
  readonly deployments: Deployments
  readonly refs: readonly string[]
  id: number | undefined
  isBegun: boolean
}

/**
 * What a job reports to GitHub during a run and at its end. It works in the background, in order; it never fails the run, and never
 * holds it up for long. The first refusal of a status is a warning.
 */
export class GitHubReporter {
  readonly #job: Job
  readonly #inputs: ReportInputs
  /** When the timeout of the run passes, on the clock of `performance`. */
  readonly #deadlineMs: number
  readonly #listeners: ((run: EndedRun) => Promise<void>)[] = []
  readonly #givenUp = new AbortController()
  #work: Promise<void> = Promise.resolve()
  #warned = false
  #kept: KeptDeployment | undefined
  /** Opened once, so that what is missing is said once. */
  #deployments: { readonly opened: Deployments | undefined } | undefined

  constructor(job: Job, inputs: ReportInputs) {
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
      return new Deployments({ repository, environment, token: githubToken, signal, ...kind })
    }
    this.#job.console.warn(
      githubToken === undefined
        ? message`environment-without-token: \`environment\` has no effect because \`github-token\` is empty. Remove \`github-token\` to use the job's own token.`
        : '`environment` has no effect because GITHUB_REPOSITORY is not set. Run the action in a GitHub job.',
    )
    return undefined
  }

  /** What GitHub remembers of the runs that deployed a service; undefined without deployments. It rejects if GitHub does not say. */
  rememberedRuns(serviceId: string): (() => Promise<readonly RememberedRun[]>) | undefined {
    const deployments = this.deployments()
    if (deployments === undefined) return undefined
    const within = async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await withTimeout(work, lookMs, this.#job.signal)
      } catch (error) {
        this.#job.signal.throwIfAborted()
        const why = githubRefusal(error, 'deployments: read')
        const text = message`rollback-memory-unread: GitHub does not say which commits have failed their checks: ${why}. Give the commit to go back to yourself.`
        throw new InputError('environment', text, { answered: true })
      }
    }
    return async () => {
      const runs = await within(deployments.readRuns(serviceTarget(serviceId)))
      return runs.map(({ commit, result }) => ({ commit, result: () => within(result()) }))
    }
  }

  /** Keeps a GitHub deployment in step from `begin` on. Does nothing without `deployments`. */
  syncDeployment({ deployments, memory, refs = [], id, since }: SyncedDeployment): void {
    if (deployments === undefined) return
    const { sha } = this.#job.context
    const tried = [...new Set([...refs, ...(sha === undefined ? [] : [sha])])]
    const remembered = { ...memory, attempt: randomUUID() }
    this.#kept = { deployments, memory: remembered, refs: tried, id, since, isBegun: false }
  }

  /**
   * Shows the deployment as in progress: creates the GitHub deployment if there is none yet. Resolves with its id once GitHub has the
   * status; with undefined if there is none, or GitHub refused to create it.
   */
  async begin(description: string, url: string | undefined): Promise<number | undefined> {
    const { redactor, state, context } = this.#job
    const kept = this.#kept
    if (kept === undefined) return undefined
    const { deployments, memory, refs } = kept
    state.note({ githubAttempt: memory.attempt })
    kept.isBegun = true
    await this.#then(async () => {
      kept.id ??= await deployments.create(refs, memory)
      state.note({ githubDeployment: kept.id })
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

  /** Sets the final status. Gives what GitHub did not take. */
  async #end({ verdict, reason, url }: EndedRun): Promise<JobState['untold']> {
    const kept = this.#kept
    if (kept === undefined || !kept.isBegun) return undefined
    const { deployments, memory, since } = kept
    const status = { state: outcomeFacts[verdict].github, description: oneLine(reason) }
    let untold: JobState['untold'] = status
    await this.#then(async () => {
      if (kept.id === undefined) return
      await deployments.update(kept.id, { ...status, url, logUrl: this.#job.context.runUrl })
      untold = undefined
      if (verdict === 'succeeded') await deployments.retire(memory.target, kept.id, since)
    })
    return untold
  }

  #then(step: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(step).catch((error) => {
      if (this.#warned) return
      this.#warned = true
      this.#job.console.warn(`Could not update the GitHub deployment: ${githubRefusal(error, 'deployments: write')}.`)
    })
    return this.#work
  }

  /** Has `listener` report the end too, at the same time as the GitHub deployment is settled. It must not reject. */
  onFinish(listener: (run: EndedRun) => Promise<void>): void {
    this.#listeners.push(listener)
  }

  /** Reports the end. Gives what GitHub could not be told in time, which is left to the post step. */
  async finish(run: EndedRun): Promise<JobState['untold']> {
    const patienceMs = Math.max(momentMs, this.#deadlineMs - performance.now() + lastWordMs)
    const patience = setTimeout(
      () => this.#givenUp.abort(new Error('the timeout of the run has passed')),
      Math.min(patienceMs, longestTimerMs),
    )
    try {
      const [untold] = await Promise.all([this.#end(run), ...this.#listeners.map((listener) => listener(run))])
      return untold
    } finally {
      clearTimeout(patience)
      // Whatever is still under way, such as the wait for the end of a limit, must not keep the process.
      this.#givenUp.abort(new Error('the run is over'))
    }
  }
}
