import { type DialectName, readDialect } from './built-in.ts'
import type { Dialect } from './dialect.ts'

/** The dialect of a platform, which can be switched while it runs. */
export class DialectSwitch {
  readonly #initial: DialectName | Partial<Dialect>
  #choice: DialectName | Partial<Dialect>
  #dialect: Dialect

  constructor(initial: DialectName | Partial<Dialect>) {
    this.#initial = initial
    this.#choice = initial
    this.#dialect = readDialect(initial)
  }

  /** The present dialect. */
  get dialect(): Dialect {
    return this.#dialect
  }

  /** Its name; null for one that the options of `start()` describe. */
  get name(): DialectName | null {
    return typeof this.#choice === 'string' ? this.#choice : null
  }

  /** Speaks another dialect from the next request on. */
  set(name: DialectName | Partial<Dialect>): void {
    this.#choice = name
    this.#dialect = readDialect(name)
  }

  /** Returns to the dialect of the start. */
  reset(): void {
    this.set(this.#initial)
  }
}
