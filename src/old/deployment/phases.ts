/** A stretch of a run for the summary's chart, in milliseconds since the run's first request. */
export interface Phase {
  /** How the run began (`requested`, `uploading`, `waiting`), then the platform's own status words. */
  readonly name: string
  /** Where it begins. */
  readonly startMs: number
  /** Where it ends. */
  readonly endMs: number
}

/** The same phases so many milliseconds later. */
export function shiftPhases(phases: readonly Phase[], byMs: number): Phase[] {
  return phases.map(({ name, startMs, endMs }) => ({ name, startMs: startMs + byMs, endMs: endMs + byMs }))
}

/** The phases of a run: each begins where the one before ends. */
export class Phases {
  readonly #done: Phase[] = []
  #current: { readonly name: string; readonly startMs: number }

  constructor(name: string) {
    this.#current = { name, startMs: 0 }
  }

  enter(name: string, atMs: number): void {
    this.#close(atMs)
    this.#current = { name, startMs: atMs }
  }

  end(atMs: number): readonly Phase[] {
    this.#close(atMs)
    return [...this.#done]
  }

  /** After 50 phases the last one continues, as a platform may change its words without end. */
  #close(atMs: number): void {
    if (this.#done.length < 50) this.#done.push({ ...this.#current, endMs: atMs })
  }
}
