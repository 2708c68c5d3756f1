import type { Outcome } from '../deployment/report.ts'
import type { JobConsole } from './console.ts'
import type { DeploymentMemory } from './deployment-memory.ts'
import { type DeploymentStatus, type Deployments, stateOf } from './deployments.ts'
import { githubRefusal } from './github-api.ts'

const permission = 'deployments: write'

export interface Mirrored {
  readonly deployments: Deployments
  readonly memory: DeploymentMemory
  /** What to name as deployed, the best first: GitHub refuses a ref that this repository does not have. */
  readonly refs: readonly string[]
  readonly logUrl: string | undefined
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
  #warned = false

  constructor(mirrored: Mirrored, console: JobConsole) {
    this.#mirrored = mirrored
    this.#console = console
    void mirrored.deployments.prepare()
  }

  /**
   * The deployment goes on: creates the GitHub deployment where it is not there yet. `onId` is told its id at once, and the
   * promise resolves with it when GitHub knows the state; undefined where GitHub refused.
   */
  async begin(description: string, onId: (id: number) => void, url?: string): Promise<number | undefined> {
    await this.#then(async () => {
      const { deployments, logUrl } = this.#mirrored
      if (this.#id === undefined) {
        this.#id = await this.#create()
        onId(this.#id)
      }
      await deployments.update(this.#id, { state: 'in_progress', description, url, logUrl })
    })
    return this.#id
  }

  /**
   * Settles the outcome; resolves when GitHub knows it, or was given up: then with what it was not told. Nothing where it
   * never began.
   */
  async end(outcome: Outcome, description: string, url: string | undefined): Promise<DeploymentStatus | undefined> {
    const { deployments, memory, logUrl } = this.#mirrored
    const status = { state: stateOf(outcome), description, url, logUrl }
    let untold: DeploymentStatus | undefined
    await this.#then(async () => {
      if (this.#id === undefined) return
      untold = status
      await deployments.update(this.#id, status)
      untold = undefined
      if (outcome === 'succeeded') await deployments.retire(memory.target, this.#id)
    })
    return untold
  }

  async #create(): Promise<number> {
    const { deployments, memory, refs } = this.#mirrored
    const [best = 'HEAD', ...others] = refs
    for (const ref of [best, ...others]) {
      try {
        return await deployments.create(ref, memory)
      } catch (error) {
        if (!isUnknownRef(error) || ref === refs.at(-1)) throw error
      }
    }
    throw new Error('no ref is left to try')
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

/** 422: no such ref; 409: it cannot be deployed as it stands. */
function isUnknownRef(error: unknown): boolean {
  return error instanceof Error && 'status' in error && (error.status === 422 || error.status === 409)
}
