import type { Phase } from './report.ts'

/** The stretches of a run, one after the other: each begins where the one before it ends. */
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

  /** A platform whose words flap must not fill the chart: beyond 50 phases the last one goes on. */
  #close(atMs: number): void {
    if (this.#done.length < 50) this.#done.push({ ...this.#current, endMs: atMs })
  }
}
