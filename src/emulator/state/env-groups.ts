import type { DatabaseSync } from 'node:sqlite'
import { newId } from './identifier.ts'
import { text } from './row.ts'

/** A set of variables that services share. The contract shows neither its values nor a way to change them. */
export interface EnvGroup {
  readonly id: string
  readonly name: string
}

/** The environment groups of the account. */
export class EnvGroups {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Adds one, unless there is one of that name. */
  ensure(name: string): void {
    this.#database.prepare('INSERT OR IGNORE INTO envGroups (id, name) VALUES (?, ?)').run(newId('grp'), name)
  }

  /** All of them, by name. */
  all(): EnvGroup[] {
    const rows = this.#database.prepare('SELECT id, name FROM envGroups ORDER BY name').all()
    return rows.map((row) => ({ id: text(row, 'id'), name: text(row, 'name') }))
  }
}
