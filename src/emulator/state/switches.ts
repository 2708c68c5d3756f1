import type { DatabaseSync } from 'node:sqlite'
import { integer, text } from './row.ts'

/** What can be switched on and off for a service, and how it stands until someone does. */
const untouched = { searchIndexing: true, autoDeploy: false } as const

export type Switch = keyof typeof untouched

/** The switches of services. */
export class Switches {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  set(serviceId: string, name: Switch, on: boolean): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO switches (serviceId, name, isOn) VALUES (?, ?, ?)')
      .run(serviceId, name, Number(on))
  }

  isOn(serviceId: string, name: Switch): boolean {
    const row = this.#database
      .prepare('SELECT isOn FROM switches WHERE serviceId = ? AND name = ?')
      .get(serviceId, name)
    return row ? integer(row, 'isOn') === 1 : untouched[name]
  }

  /** The ids of the services for which someone switched it on. */
  switchedOn(name: Switch): string[] {
    const rows = this.#database.prepare('SELECT serviceId FROM switches WHERE name = ? AND isOn = 1').all(name)
    return rows.map((row) => text(row, 'serviceId'))
  }
}
