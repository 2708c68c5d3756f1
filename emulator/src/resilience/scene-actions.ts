import { setTimeout } from 'node:timers/promises'
import type { RunningClient } from './client-under-test.ts'
import type { Scene } from './fault-case.ts'
import type { OpenScene } from './open-scene.ts'

/** Milliseconds between two looks at what the client has done. */
const pollMs = 20

/** What a fault does beside the client, until that has ended. */
export class SceneActions implements Scene {
  readonly #scene: OpenScene
  readonly #over = new AbortController()
  readonly #signal: AbortSignal
  #client: RunningClient | undefined
  #hasTerminated = false

  constructor(scene: OpenScene, signal: AbortSignal) {
    this.#scene = scene
    this.#signal = AbortSignal.any([signal, this.#over.signal])
  }

  get isOver(): boolean {
    return this.#signal.aborted
  }

  /** Whether the client was told to stop while it ran. */
  get hasTerminated(): boolean {
    return this.#hasTerminated
  }

  begin(client: RunningClient): void {
    this.#client = client
  }

  end(): void {
    this.#over.abort()
  }

  untilDeployed(): Promise<void> {
    return this.#until(() => this.#scene.truth.deployments.length > 0)
  }

  untilBuilding(): Promise<void> {
    return this.#until(() => this.#scene.truth.deployments.some(({ stage }) => stage === 'building'))
  }

  deployByOthers(): Promise<void> {
    return this.#scene.deployByOthers()
  }

  releaseBuilds(): void {
    this.#scene.releaseBuilds()
  }

  terminate(): void {
    if (this.isOver) return
    this.#hasTerminated = this.#client?.group.signal('SIGTERM') ?? false
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) await setTimeout(pollMs, undefined, { signal: this.#signal })
  }
}
