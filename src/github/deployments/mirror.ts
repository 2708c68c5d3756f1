import type { Outcome } from '../../deployment/report.ts'
import type { Console } from '../../output/console.ts'
import { githubRefusal } from '../api/client.ts'
import type { DeploymentState, DeploymentStatus, Deployments } from './deployments.ts'
import type { DeploymentMemory } from './memory.ts'

/** GitHub's state for an outcome: `error` if the end was not seen, `queued` if the run did not wait for it. */
const states: Readonly<Record<Outcome, DeploymentState>> = {
  succeeded: 'success',
  failed: 'failure',
  accepted: 'queued',
  superseded: 'inactive',
  skipped: 'inactive',
  cancelled: 'error',
  'timed-out': 'error',
  indeterminate: 'error',
  aborted: 'error',
}

/** Which GitHub deployment mirrors the platform's. */
export interface Mirrored {
  readonly deployments: Deployments
  readonly memory: DeploymentMemory
  /** What to name as deployed, the best first: GitHub refuses a ref that this repository does not have. */
  readonly refs: readonly string[]
  readonly logUrl: string | undefined
  /** The GitHub deployment of the same commit, if it has one already; undefined creates one. */
  readonly id?: number | undefined
  /** Nothing that it replaces is older; without it only the newest ones are searched. */
  readonly since?: Date | undefined
}

/**
 * Keeps a GitHub deployment in step with the platform's. It works in the background, in order, and never fails the run: the first
 * refusal is a warning.
 */
export class DeploymentMirror {
  readonly #mirrored: Mirrored
  readonly #console: Console
  #work: Promise<void> = Promise.resolve()
  #id: number | undefined
  #requested = false
  #begun = false
  #warned = false

  constructor(mirrored: Mirrored, console: Console) {
    this.#mirrored = mirrored
    this.#console = console
    this.#id = mirrored.id
  }

  /**
   * The deployment is in progress: creates the GitHub deployment if there is none yet. Calls `onId` with its id each time, and
   * resolves with that id once GitHub has the status; with undefined if GitHub refused.
   */
  async begin(description: string, onId: (id: number) => void, url?: string): Promise<number | undefined> {
    this.#requested = true
    await this.#then(async () => {
      const { deployments, memory, refs, logUrl } = this.#mirrored
      this.#id ??= await deployments.create(refs, memory)
      this.#begun = true
      onId(this.#id)
      await deployments.update(this.#id, { state: 'in_progress', description, url, logUrl })
    })
    return this.#id
  }

  /**
   * Sets the final status. Resolves with undefined once GitHub has it, and with the status if GitHub did not take it. Does
   * nothing if `begin` was never called.
   */
  async end(outcome: Outcome, description: string, url: string | undefined): Promise<DeploymentStatus | undefined> {
    const { deployments, memory, logUrl, since } = this.#mirrored
    const status = { state: states[outcome], description, url, logUrl }
    let pending = this.#requested ? status : undefined
    await this.#then(async () => {
      if (this.#id === undefined || !this.#begun) return
      await deployments.update(this.#id, status)
      pending = undefined
      if (outcome === 'succeeded') await deployments.retire(memory.target, this.#id, since)
    })
    return pending
  }

  /** Sets it to inactive whatever its end was: what was deployed is no longer needed. */
  async retire(description: string): Promise<void> {
    const { deployments, logUrl } = this.#mirrored
    await this.#then(async () => {
      if (this.#id !== undefined) await deployments.update(this.#id, { state: 'inactive', description, logUrl })
    })
  }

  #then(step: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      try {
        await step()
      } catch (error) {
        if (this.#warned) return
        this.#warned = true
        const why = githubRefusal(error, 'deployments: write')
        this.#console.warn(`Could not update the GitHub deployment: ${why}.`)
      }
    })
    return this.#work
  }
}
