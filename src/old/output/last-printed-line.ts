import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How far the steps of this job have printed the build log of a deployment. The next step that follows it prints only what is new. It
 * is kept in a folder that belongs to the job alone and is emptied after it.
 */
export class LastPrintedLine {
  /** Earlier steps printed all lines up to this number; -1 if there are none, as a platform may count from 0. */
  readonly before: number
  readonly #path: string
  #last: number
  /** The first line that is missing. */
  #missing = Number.POSITIVE_INFINITY

  /**
   * @param folder that the steps of the job share; undefined if there is none, and each step prints the whole log
   * @param deployment what identifies it among all platforms
   */
  constructor(folder: string | undefined, ...deployment: readonly string[]) {
    const name = createHash('sha256').update(JSON.stringify(deployment)).digest('hex').slice(0, 16)
    this.#path = folder === undefined ? '' : join(folder, `taxiway-shown-${name}`)
    this.before = this.#read()
    this.#last = this.before
  }

  /** The lines up to this number are printed. */
  note(seq: number): void {
    this.#last = Math.max(this.#last, seq)
  }

  /** Lines from this one on are missing: a later step may get them, so it begins there. */
  noteHole(from: number): void {
    this.#missing = Math.min(this.#missing, from)
  }

  /** Leaves the number to later steps. If that is not possible, they print the whole log again. */
  save(): void {
    const last = Math.min(this.#last, this.#missing - 1)
    if (this.#path === '' || last <= this.before) return
    try {
      writeFileSync(this.#path, String(last), { mode: 0o600 })
    } catch {
      // The log file, in the same folder, has said what is wrong with it.
    }
  }

  #read(): number {
    try {
      const text = readFileSync(this.#path, 'utf8')
      return /^\d{1,15}$/.test(text) ? Number(text) : -1
    } catch {
      return -1
    }
  }
}
