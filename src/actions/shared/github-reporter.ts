import { randomUUID } from 'node:crypto'
import { InputError } from '../../client/errors.ts'
import { abortLater, withTimeout } from '../../client/time/timeout.ts'
import type { ReportInputs } from '../../config/reporting.ts'
import type { RememberedRun } from '../../deployment/last-good.ts'
import { githubRefusal } from '../../github/api/client.ts'
import { Deployments } from '../../github/deployments/deployments.ts'
import { serviceTarget } from '../../github/deployments/memory.ts'
import { DeploymentMirror, type Mirrored } from '../../github/deployments/mirror.ts'
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
/** How long one look at GitHub may take. */
const lookMs = 30_000
const longestTimerMs = 2 ** 31 - 1

/** A GitHub deployment to keep in step. `refs` are tried before the job's commit. */
export type SyncedDeployment = Pick<Mirrored, 'memory'> &
  Partial<Pick<Mirrored, 'refs' | 'id' | 'since'>> & { readonly deployments: Deployments | undefined }

/** What a job reports to GitHub during a run and at its end. It never fails the run, and never holds it up for long. */
export class GitHubReporter {
  readonly #job: Job
  readonly #inputs: ReportInputs
  readonly #listeners: ((run: EndedRun) => Promise<void>)[] = []
  readonly #givenUp = new AbortController()
  #mirror: DeploymentMirror | undefined
  /** Opened once, so that what is missing is said once. */
  #deployments: { readonly opened: Deployments | undefined } | undefined
  #attempt: string | undefined

  constructor(job: Job, inputs: ReportInputs) {
    this.#job = job
    this.#inputs = inputs
  }

  /** Aborts what GitHub is still told some seconds after the job was cancelled or the run's timeout passed. */
  signal(): AbortSignal {
    return AbortSignal.any([abortLater(this.#job.signal, graceMs), this.#givenUp.signal])
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
      return new Deployments({ repository, environment, token: githubToken, signal: this.signal(), ...kind })
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
      const runs = await within(deployments.runsOf(serviceTarget(serviceId)))
      return runs.map(({ commit, result }) => ({ commit, result: () => within(result()) }))
    }
  }

  /** Keeps a GitHub deployment in step from `begin` on. Does nothing without `deployments`. */
  syncDeployment({ deployments, memory, refs = [], ...more }: SyncedDeployment): void {
    if (deployments === undefined) return
    const { sha, runUrl } = this.#job.context
    const attempt = randomUUID()
    this.#attempt = attempt
    const tried = [...new Set([...refs, ...(sha === undefined ? [] : [sha])])]
    const kept = { deployments, memory: { ...memory, attempt }, refs: tried, logUrl: runUrl, ...more }
    this.#mirror = new DeploymentMirror(kept, this.#job.console)
  }

  /** Shows the deployment as in progress. Gives the GitHub deployment's id, or undefined if there is none. */
  async begin(description: string, url: string | undefined): Promise<number | undefined> {
    const { redactor, state } = this.#job
    if (this.#attempt !== undefined) state.note({ githubAttempt: this.#attempt })
    const onId = (id: number): void => state.note({ githubDeployment: id })
    return await this.#mirror?.begin(description, onId, url === undefined ? undefined : sanitizeText(url, redactor))
  }

  /** Makes the GitHub deployment inactive after its end was reported. */
  async retire(description: string): Promise<void> {
    await this.#mirror?.retire(description)
  }

  /** Has `listener` report the end too, at the same time as the GitHub deployment is settled. It must not reject. */
  onFinish(listener: (run: EndedRun) => Promise<void>): void {
    this.#listeners.push(listener)
  }

  /** Reports the end. Gives what GitHub could not be told in time, which is left to the post step. */
  async finish(run: EndedRun): Promise<JobState['untold']> {
    const patienceMs = Math.max(momentMs, (run.remainingMs ?? 0) + lastWordMs)
    const patience = setTimeout(
      () => this.#givenUp.abort(new Error('the timeout of the run has passed')),
      Math.min(patienceMs, longestTimerMs),
    )
    try {
      const [untold] = await Promise.all([
        this.#mirror?.end(run.verdict, oneLine(run.reason), run.url),
        ...this.#listeners.map((listener) => listener(run)),
      ])
      return untold === undefined ? undefined : { state: untold.state, description: untold.description }
    } finally {
      clearTimeout(patience)
      // Whatever is still under way, such as the wait for the end of a limit, must not keep the process.
      this.#givenUp.abort(new Error('the run is over'))
    }
  }
}
