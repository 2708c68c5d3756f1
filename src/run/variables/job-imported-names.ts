import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularFile } from '../../text/regular-file.ts'

/** Far more names than any platform takes. */
const mostBytes = 1024 * 1024

/**
 * Names of the variables that the steps of this job have imported into a service, so that a rollback in a later step can name them. They
 * are kept, without their values, in a folder that belongs to the job alone and is emptied after it.
 */
export class ImportedNames {
  readonly #path: string | undefined

  /**
   * @param folder that the steps of the job share; undefined if there is none, and each step knows its own names only
   * @param service what identifies it among all platforms
   */
  constructor(folder: string | undefined, ...service: readonly string[]) {
    const name = createHash('sha256').update(JSON.stringify(service)).digest('hex').slice(0, 16)
    this.#path = folder === undefined ? undefined : join(folder, `taxiway-imported-${name}`)
  }

  /** Those of earlier steps; none if they cannot be read, because they only explain a rollback. */
  get all(): readonly string[] {
    if (this.#path === undefined) return []
    const found = readRegularFile(this.#path, mostBytes)
    return found.kind === 'found' ? found.value.toString('utf8').split('\n').filter(Boolean) : []
  }

  /** Leaves names to later steps, which name fewer if that is not possible. */
  add(names: readonly string[]): void {
    const lines = names.filter((name) => !name.includes('\n'))
    if (lines.length > 0) this.#write(new Set([...this.all, ...lines]))
  }

  /** Of names that were deleted later steps hear no more. */
  remove(names: readonly string[]): void {
    const before = this.all
    const kept = before.filter((name) => !names.includes(name))
    if (kept.length < before.length) this.#write(new Set(kept))
  }

  #write(names: ReadonlySet<string>): void {
    if (this.#path === undefined) return
    try {
      writeFileSync(this.#path, [...names].join('\n'), { mode: 0o600 })
    } catch {
      // They only explain a rollback.
    }
  }
}
