import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StatusError } from '../../http/status-error.ts'
import type { Journal } from '../../journal/journal.ts'
import type { Ledger } from '../../journal/ledger.ts'
import { ClientOutput, type OutputLine } from '../../resilience/leaks-in-client-output.ts'
import type { Deployment } from '../../state/deployment-table.ts'
import type { PlatformState } from '../../state/platform-state.ts'
import { type ClientEnd, startClientProcess } from './client-process.ts'

/** What a job of a CI system shows of a deployment, as the client has written it. */
export interface CiJob extends ClientEnd {
  /** The command as somebody would type it. */
  readonly command: string
  /** When it ended: RFC 3339. */
  readonly at: string
  /** What it printed. */
  readonly lines: readonly OutputLine[]
  /** Set if the client only followed a deployment that was made elsewhere: each time that it says is that of following. */
  readonly followed: Followed | null
  /** The comment that a preview with this end has, as Markdown; empty if nothing here writes one. */
  readonly comment: string
}

/** How long the deployment took that a client followed, which came later. */
export interface Followed {
  /** From the request to its end, seconds; null if it has not ended. */
  readonly deploymentSeconds: number | null
}

/** What a comment tells. */
export interface CommentFacts {
  /** A word of the client, such as `succeeded`. */
  readonly outcome: string
  readonly name: string
  readonly url: string | undefined
  readonly commit: string | undefined
  readonly seconds: number | undefined
  /** The reason, if it is not live. */
  readonly reason: string | undefined
}

/** Writes the comment of a preview, as Markdown; empty for an outcome that it does not know. */
export type WriteComment = (facts: CommentFacts) => string

/** What the page shows of a deployment as CI does. */
export interface ShownCi {
  /** Whether there is a client that could write it. */
  readonly available: boolean
  /** What sent the request for the deployment, such as `taxiway/0.1.0`; null if no request is known. */
  readonly madeBy: string | null
  readonly isUnderWay: boolean
  readonly job: CiJob | null
}

export interface CiReportsOptions {
  /** The program and the first arguments of the client; undefined if there is none on this machine. */
  readonly client: readonly string[] | undefined
  /** What somebody types to run it. */
  readonly clientName: string
  readonly environment: Readonly<Record<string, string>>
  /** A temporary folder of the platform. */
  readonly folder: string
  readonly journal: Journal
  readonly ledger: Ledger
  readonly state: PlatformState
  readonly writeComment: WriteComment | undefined
  now(): Date
}

/** The role of the key that a client has which follows a deployment. */
export const ciKeyRole = 'page-ci'
/** Jobs that are kept, the newest ones. */
const mostJobs = 50
/** A deployment that is under way is followed no longer. */
const timeout = '10m'

/** What a client has written of a deployment. */
type Written = Omit<CiJob, 'at' | 'comment' | 'followed'>

/** What the real client writes of deployments: kept of runs of this platform, otherwise written when it is asked for. */
export class CiReports {
  readonly #options: CiReportsOptions
  readonly #jobs = new Map<string, CiJob>()
  /** The client that follows a deployment, by the id of that; undefined while it is being started. */
  readonly #underWay = new Map<string, ChildProcess | undefined>()
  #ended: Promise<void> = Promise.resolve()
  #changes = 0

  constructor(options: CiReportsOptions) {
    this.#options = options
  }

  /** Grows with each change. */
  get changes(): number {
    return this.#changes
  }

  /** What there is of a deployment. */
  show({ id }: Deployment): ShownCi {
    const { client, journal, ledger, state } = this.#options
    const request = ledger.entries(state).find((entry) => entry.id === id)?.request
    const asked = journal.entries().find(({ number }) => number === request)
    const madeBy = asked === undefined ? null : asked.key === 'page' ? 'this page' : (asked.headers['user-agent'] ?? '')
    const isUnderWay = this.#underWay.has(id)
    return { available: client !== undefined, madeBy, isUnderWay, job: this.#jobs.get(id) ?? null }
  }

  /** Keeps what the client has written of a deployment that it made. */
  keep(deployment: Deployment, written: Written): void {
    const seconds = Number(new Map(written.outputs).get('TAXIWAY_DURATION_SECONDS') ?? Number.NaN)
    this.#keep(deployment, { ...written, followed: null }, Number.isNaN(seconds) ? undefined : seconds)
  }

  /** @param seconds what the deployment took, for the comment */
  #keep(deployment: Deployment, written: Omit<CiJob, 'at' | 'comment'>, seconds: number | undefined): void {
    const { now, state, writeComment } = this.#options
    const known = new Map(written.outputs)
    const comment = writeComment?.({
      outcome: known.get('TAXIWAY_OUTCOME') ?? '',
      name: state.services.get({ id: deployment.serviceId })?.name ?? deployment.serviceId,
      url: known.get('TAXIWAY_URL'),
      commit: deployment.commit,
      seconds,
      reason: deployment.reason,
    })
    const job = { ...written, at: now().toISOString(), comment: comment ?? '' }
    this.#jobs.delete(deployment.id)
    this.#jobs.set(deployment.id, job)
    const [oldest] = this.#jobs.keys()
    if (this.#jobs.size > mostJobs && oldest !== undefined) this.#jobs.delete(oldest)
    this.#changes += 1
  }

  /** Lets the client follow a deployment and write of it what a job has. Throws a `StatusError` if it cannot, or does so already. */
  async write({ id, serviceId }: Deployment, url: string): Promise<void> {
    const { client, clientName, environment, folder, journal, now, state } = this.#options
    const [program, ...first] = client ?? []
    if (program === undefined) {
      throw new StatusError(
        501,
        'Only `taxiway emulator` knows the client: this platform was started by another program.',
      )
    }
    if (this.#underWay.size > 0) throw new StatusError(409, 'The client is writing already. Wait for its end.')
    this.#underWay.set(id, undefined)
    const key = `local_ci_${randomBytes(24).toString('base64url')}`
    state.keys.put({ role: ciKeyRole, token: key, grants: { kind: 'account', readOnly: true } })
    journal.beginRun(key)
    const output = new ClientOutput(key, now)
    const args = ['follow', id, '--service-id', serviceId, '--timeout', timeout]
    const workspace = join(folder, 'client')
    await mkdir(workspace, { recursive: true })
    const onLine = (line: string): void => output.add([line])
    const running = { program, args: [...first, ...args], workspace, environment, url, key, onLine }
    const { child, ended } = await startClientProcess(running)
    this.#underWay.set(id, child)
    this.#changes += 1
    this.#ended = ended.then((end) => {
      this.#underWay.delete(id)
      state.keys.delete({ role: ciKeyRole })
      this.#changes += 1
      const deployment = state.deployments.byId(id)
      if (deployment === undefined) return
      const seconds = countSeconds(deployment)
      const written = { ...end, command: [clientName, ...args].join(' '), lines: output.lines }
      this.#keep(deployment, { ...written, followed: { deploymentSeconds: seconds ?? null } }, seconds)
    })
  }

  /** Ends a client that is writing, and forgets what was written. */
  async stop(): Promise<void> {
    for (const child of this.#underWay.values()) child?.kill('SIGKILL')
    await this.#ended
    this.#jobs.clear()
  }
}

/** From the request to the end; undefined if it has not ended. */
function countSeconds({ createdAt, finishedAt }: Deployment): number | undefined {
  return finishedAt === undefined ? undefined : (Date.parse(finishedAt) - Date.parse(createdAt)) / 1_000
}
