import type { VariablesEvent } from '../../deployment/deployment-event.ts'
import type { DeployRequest } from '../../deployment/start/deploy.ts'
import type { Variable } from '../../deployment/start/variable-writes.ts'
import { silenceUntilAwaited } from '../../text/deferred-rejection.ts'
import { message } from '../../text/message.ts'
import type { Job } from '../job.ts'
import type { RememberedVariables, Tracker } from '../tracker.ts'
import { ImportedNames } from '../variables/job-imported-names.ts'
import { explainKeptEnv } from '../variables/variable-messages.ts'

/** For the memory to answer, beside what the platform is asked: a deployment does not wait longer for it. Milliseconds. */
const readTimeoutMs = 2_000

interface RecordedDeploy {
  readonly serviceId: string
  /** What the next deployment of the same service is found by, such as `service:svc_1`. */
  readonly target: string
  readonly variables: readonly Variable[]
  readonly removedEnv: RemovedEnv
}

/**
 * The names of a service's variables from one deploy to the next: those that are not given any more are named, or deleted, and what stays
 * set is remembered with the new deployment. It knows no values. Without a memory it does nothing.
 */
export class VariableRecord {
  readonly #job: Job
  readonly #tracker: Tracker
  readonly #deploy: RecordedDeploy
  /** Undefined if nothing is remembered here. */
  readonly #reading: Promise<RememberedVariables> | undefined
  #imported: readonly string[] = []
  #remembered: readonly string[] = []
  #deleted: readonly string[] = []
  #isWhole = false

  /** Begins to read what is remembered. */
  constructor(job: Job, tracker: Tracker, deploy: RecordedDeploy) {
    this.#job = job
    this.#tracker = tracker
    this.#deploy = deploy
    this.#reading = tracker.rememberedVariables(deploy.target, readTimeoutMs)
    if (this.#reading !== undefined) silenceUntilAwaited(this.#reading)
  }

  /** What the deploy is to delete before its request. */
  get request(): Pick<DeployRequest, 'removedVariables'> {
    return this.#reading === undefined ? {} : { removedVariables: () => this.#toDelete() }
  }

  /** Names those that are not given any more. Gives those that are to be deleted. */
  async #toDelete(): Promise<readonly string[]> {
    const { removedEnv, serviceId } = this.#deploy
    const removed = await this.removed()
    if (removed.length === 0 || removedEnv === 'delete') return removed
    this.#job.console.notice(explainKeptEnv(serviceId, removed, this.#job.inputs.named))
    return []
  }

  /** The names that are remembered and not given any more. Rejects only with the reason of the job's signal. */
  async removed(): Promise<readonly string[]> {
    const remembered = await this.#reading
    if (remembered === undefined) return []
    const given = new Set(this.#deploy.variables.map(({ key }) => key))
    switch (remembered.kind) {
      case 'found':
        this.#remembered = remembered.value
        this.#note(remembered.isWhole)
        return remembered.value.filter((name) => !given.has(name))
      case 'absent':
        this.#note(true)
        return []
      case 'unknown':
        this.#note(false)
        if (this.#deploy.removedEnv === 'delete')
          this.#job.console.warn(
            message`removed-env-unknown: No variable was deleted, because it could not be read which ones earlier deploys imported: ${remembered.why}.`,
          )
        return []
      default:
        return remembered satisfies never
    }
  }

  /** Keeps in step what the deployment will be remembered with; it must hear of the variables before the deployment is accepted. */
  hear(event: VariablesEvent): void {
    const { variables, serviceId } = this.#deploy
    const { context, inputs } = this.#job
    const ofJob = new ImportedNames(context.jobFolder, inputs.text('base-url') ?? '', serviceId)
    if (event.kind === 'variables-deleted') {
      this.#deleted = event.deleted
      ofJob.remove(event.deleted)
    } else {
      const skipped = new Set(event.skipped.map(({ key }) => key))
      this.#imported = variables.map(({ key }) => key).filter((name) => !skipped.has(name))
      ofJob.add(this.#imported)
    }
    this.#note()
  }

  #note(isWhole = this.#isWhole): void {
    this.#isWhole = isWhole
    const over = new Set([...this.#imported, ...this.#deleted])
    const left = this.#remembered.filter((name) => !over.has(name))
    this.#tracker.noteVariables({ imported: this.#imported, left, isWhole })
  }
}

/** What is done with variables that an earlier deploy imported, and that are not given any more. */
export type RemovedEnv = 'keep' | 'delete'
