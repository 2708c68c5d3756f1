import type { DatabaseSync } from 'node:sqlite'
import { text } from './row.ts'

/** The environment variables of services. They apply with the next deployment. */
export class Variables {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  set(serviceId: string, key: string, value: string): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO variables (serviceId, key, value) VALUES (?, ?, ?)')
      .run(serviceId, key, value)
  }

  /** False where there was none of that name. */
  remove(serviceId: string, key: string): boolean {
    return (
      this.#database.prepare('DELETE FROM variables WHERE serviceId = ? AND key = ?').run(serviceId, key).changes > 0
    )
  }

  of(serviceId: string): Record<string, string> {
    const rows = this.#database.prepare('SELECT key, value FROM variables WHERE serviceId = ?').all(serviceId)
    return Object.fromEntries(rows.map((row) => [text(row, 'key'), text(row, 'value')]))
  }
}
