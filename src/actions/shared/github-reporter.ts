import { randomUUID } from 'node:crypto'
import { abortLater } from '../../client/time/timeout.ts'
import { defaultReport, type ReportInputs } from '../../config/reporting.ts'
import type { DeploymentReport, Outcome } from '../../deployment/report.ts'
import { Deployments } from '../../github/deployments/deployments.ts'
import type { DeploymentMemory } from '../../github/deployments/memory.ts'
import { DeploymentMirror } from '../../github/deployments/mirror.ts'
import type { Job } from '../../github/job/job.ts'
import type { JobState } from '../../github/job/state.ts'
import { harmlessText } from '../../output/untrusted.ts'

/** How long GitHub may still be told of the end after a cancellation; the runner kills after 7.5 s. */
const graceMs = 4_000
/** When GitHub is given up after the deadline of the run, which has ended 10 s after it; but not before it had a moment. */
const lastWordMs = 9_000
const momentMs = 750
const longestTimerMs = 2 ** 31 - 1

/** The end of a run as GitHub is told of it; secrets are replaced, the rest may be foreign. */
export interface ReportedEnd {
  readonly report: DeploymentReport
  readonly reason: string
  readonly url: string | undefined
  /** The end of the log where the job is red. */
  readonly tail: readonly string[]
}

/** Hears of the end. It must not reject. */
export type EndListener = (end: ReportedEnd) => Promise<void>

/** What a job tells GitHub while a deployment goes on and at its end. It fails nothing, and holds nothing up for long. */
export class GithubTeller {
  readonly #job: Job
  readonly #listeners: EndListener[] = []
  readonly #givenUp = new AbortController()
  #inputs: ReportInputs = defaultReport
  #mirror: DeploymentMirror | undefined
  #attempt: string | undefined
  #deadlineMs = Number.POSITIVE_INFINITY

  constructor(job: Job) {
    this.#job = job
  }

  /** What the user wishes, once it could be read. */
  configure(inputs: ReportInputs): void {
    this.#inputs = inputs
  }

  /** From here on the run has this much time. */
  expectEndIn(timeoutMs: number): void {
    this.#deadlineMs = performance.now() + timeoutMs
  }

  /** Ends what is still being told when the job was cancelled or the deadline has passed, some seconds later. */
  signal(): AbortSignal {
    return AbortSignal.any([abortLater(this.#job.signal, graceMs), this.#givenUp.signal])
  }

  /** The GitHub deployments of the `environment` input; undefined without it, or where no token or repository is given. */
  deployments(kind: { readonly transient?: boolean } = {}): Deployments | undefined {
    const { environment, githubToken } = this.#inputs
    const { repository } = this.#job.context
    if (environment === undefined) return undefined
    if (githubToken !== undefined && repository !== undefined) {
      return new Deployments({ repository, environment, token: githubToken, signal: this.signal(), ...kind })
    }
    const missing = githubToken === undefined ? '`github-token` is empty' : '`GITHUB_REPOSITORY` is not set'
    this.#job.console.warn(`The GitHub deployment of \`environment\` is not kept in step: ${missing}.`)
    return undefined
  }

  /**
   * From `begin` on, a GitHub deployment is kept in step: the one with the id, else a new one, which names as deployed the
   * first of the refs and the job's commit that GitHub knows. None that it replaces is older than `since`.
   */
  mirrorTo(
    deployments: Deployments | undefined,
    memory: DeploymentMemory,
    {
      refs = [],
      ...more
    }: { readonly refs?: readonly string[]; readonly id?: number | undefined; readonly since?: Date | undefined } = {},
  ): void {
    if (deployments === undefined) return
    const { sha, runUrl } = this.#job.context
    const tried = [...new Set([...refs, ...(sha === undefined ? [] : [sha])])]
    const attempt = randomUUID()
    this.#attempt = attempt
    this.#mirror = new DeploymentMirror(
      { deployments, memory: { ...memory, attempt }, refs: tried, logUrl: runUrl, ...more },
      this.#job.console,
    )
  }

  /** The deployment goes on. Gives the GitHub deployment's id, or undefined where there is none. */
  async begin(description: string): Promise<number | undefined> {
    const { environmentUrl } = this.#inputs
    const url = environmentUrl === undefined ? undefined : harmlessText(environmentUrl, this.#job.redactor)
    if (this.#attempt !== undefined) this.#job.state.note({ githubAttempt: this.#attempt })
    const onId = (id: number): void => this.#job.state.note({ githubDeployment: id })
    return await this.#mirror?.begin(description, onId, url)
  }

  /** Makes the GitHub deployment inactive, after its end was told. */
  async retire(description: string): Promise<void> {
    await this.#mirror?.retire(description)
  }

  /** Has somebody told of the end, beside the GitHub deployment and within the same time. */
  alsoTell(listener: EndListener): void {
    this.#listeners.push(listener)
  }

  /** Gives what GitHub could not be told in time, which is left to the post step. */
  async end(end: ReportedEnd, verdict: Outcome): Promise<JobState['untold']> {
    const { reason, url } = end
    const patienceMs = Math.max(momentMs, this.#deadlineMs + lastWordMs - performance.now())
    const patience = setTimeout(
      () => this.#givenUp.abort(new Error('the timeout of the run has passed')),
      Math.min(patienceMs, longestTimerMs),
    )
    try {
      const [untold] = await Promise.all([
        this.#mirror?.end(verdict, reason, url),
        ...this.#listeners.map((listener) => listener(end)),
      ])
      return untold === undefined ? undefined : { state: untold.state, description: untold.description }
    } finally {
      clearTimeout(patience)
      // What nobody waits for any more, such as the end of a limit, must not keep the process.
      this.#givenUp.abort(new Error('the run is over'))
    }
  }
}
