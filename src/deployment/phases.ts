import type { Phase } from './report.ts'

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
