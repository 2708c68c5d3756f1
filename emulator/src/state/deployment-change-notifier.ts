/** How waiting for a change ended. */
export type WaitResult = 'changed' | 'timeout' | 'aborted'

/** Wakes readers that wait for a change of a deployment: a new line or a new stage. Without a reader a change is forgotten. */
export class DeploymentChangeNotifier {
  readonly #waiting = new Map<string, Set<() => void>>()

  /** Reports that something about the deployment changed. */
  notify(deploymentId: string): void {
    for (const wake of this.#waiting.get(deploymentId) ?? []) wake()
  }

  /** Wakes all readers: the state was wiped, or the platform stops. */
  notifyAll(): void {
    for (const deploymentId of this.#waiting.keys()) this.notify(deploymentId)
  }

  /**
   * Resolves at the next change, after `timeoutMs`, or when the signal aborts. Listens from the moment of the call: a change
   * that follows a read of the same turn is not missed.
   */
  wait(deploymentId: string, timeoutMs: number | null, signal: AbortSignal): Promise<WaitResult> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(deploymentId) ?? new Set()
      this.#waiting.set(deploymentId, waiting)
      const finish = (result: WaitResult): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        waiting.delete(onChange)
        if (waiting.size === 0) this.#waiting.delete(deploymentId)
        resolve(result)
      }
      const onChange = (): void => finish('changed')
      const onAbort = (): void => finish('aborted')
      const timer = timeoutMs === null ? undefined : setTimeout(() => finish('timeout'), timeoutMs)
      waiting.add(onChange)
      signal.addEventListener('abort', onAbort, { once: true })
      if (signal.aborted) finish('aborted')
    })
  }
}
