const mostRuns = 100

/** What each attempt gave and when, equal results in a row as one line. Keeps the last 100 lines. */
export class AttemptLog {
  #runs: { readonly result: string; readonly fromMs: number; toMs: number; count: number }[] = []

  /** The result of the last attempt; empty before the first. */
  get last(): string {
    return this.#runs.at(-1)?.result ?? ''
  }

  /** `atMs`: since the check began. */
  add(atMs: number, result: string): void {
    const last = this.#runs.at(-1)
    if (last?.result === result) {
      last.toMs = atMs
      last.count++
      return
    }
    this.#runs.push({ result, fromMs: atMs, toMs: atMs, count: 1 })
    if (this.#runs.length > mostRuns) this.#runs.shift()
  }

  /** Oldest first. */
  lines(): string[] {
    const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
    return this.#runs.map(({ result, fromMs, toMs, count }) => {
      if (count === 1) return `${seconds(fromMs)}: ${result}`
      return `${seconds(fromMs)} to ${seconds(toMs)}: ${result} (${count} times)`
    })
  }
}
