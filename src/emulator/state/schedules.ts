import type { DatabaseSync } from 'node:sqlite'
import { text } from './row.ts'

/** The cron expressions of services, as they were given: whether one is valid is judged where it is read. */
export class Schedules {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  set(serviceId: string, expression: string): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO schedules (serviceId, expression) VALUES (?, ?)')
      .run(serviceId, expression)
  }

  of(serviceId: string): string | undefined {
    const row = this.#database.prepare('SELECT expression FROM schedules WHERE serviceId = ?').get(serviceId)
    return row && text(row, 'expression')
  }
}
