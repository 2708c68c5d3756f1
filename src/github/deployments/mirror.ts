import type { Outcome } from '../../deployment/report.ts'
import { githubRefusal } from '../api/client.ts'
import type { JobConsole } from '../job/console.ts'
import { type DeploymentStatus, type Deployments, stateOf } from './deployments.ts'
import { createForKnownRef } from './known-ref.ts'
import type { DeploymentMemory } from './memory.ts'

const permission = 'deployments: write'

export interface Mirrored {
  readonly deployments: Deployments
  readonly memory: DeploymentMemory
  /** What to name as deployed, the best first: GitHub refuses a ref that this repository does not have. */
  readonly refs: readonly string[]
  readonly logUrl: string | undefined
  /** The GitHub deployment that stands for the same commit already; created where there is none. */
  readonly id?: number | undefined
  /** None that it replaces can be older; where it is absent, only a look at the newest ones is taken. */
  readonly since?: Date | undefined
}

/**
 * Keeps a GitHub deployment in step with the platform's. Works beside the deployment, in order, and never fails it:
 * refusals are one warning.
 */
export class DeploymentMirror {
  readonly #mirrored: Mirrored
  readonly #console: JobConsole
  #work: Promise<void> = Promise.resolve()
  #id: number | undefined
  #asked = false
  #begun = false
  #warned = false

  constructor(mirrored: Mirrored, console: JobConsole) {
    this.#mirrored = mirrored
    this.#console = console
    this.#id = mirrored.id
    void mirrored.deployments.prepare()
  }

  /**
   * The deployment goes on: creates the GitHub deployment where it is not there yet. `onId` is told its id each time, and the
   * promise resolves with it when GitHub knows the state; undefined where GitHub refused.
   */
  async begin(description: string, onId: (id: number) => void, url?: string): Promise<number | undefined> {
    this.#asked = true
    await this.#then(async () => {
      const { deployments, memory, refs, logUrl } = this.#mirrored
      this.#id ??= await createForKnownRef(deployments, refs, memory)
      this.#begun = true
      onId(this.#id)
      await deployments.update(this.#id, { state: 'in_progress', description, url, logUrl })
    })
    return this.#id
  }

  /**
   * Settles the outcome; resolves when GitHub knows it, or was given up: then with what it was not told. Nothing where it
   * was never asked to begin.
   */
  async end(outcome: Outcome, description: string, url: string | undefined): Promise<DeploymentStatus | undefined> {
    const { deployments, memory, logUrl, since } = this.#mirrored
    const status = { state: stateOf(outcome), description, url, logUrl }
    let untold = this.#asked ? status : undefined
    await this.#then(async () => {
      if (this.#id === undefined || !this.#begun) return
      await deployments.update(this.#id, status)
      untold = undefined
      if (outcome === 'succeeded') await deployments.retire(memory.target, this.#id, since)
    })
    return untold
  }

  /** Takes the end back, whatever it was: what was deployed is not wanted any more. */
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
        this.#console.warn(`The GitHub deployment is not kept in step: ${githubRefusal(error, permission)}.`)
      }
    })
    return this.#work
  }
}
