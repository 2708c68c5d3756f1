import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Key } from '../access/key.ts'
import { text } from './row.ts'

/** API keys, each with a role: the name under which whoever starts the platform knows it. */
export class Keys {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Stores a key. Without a token a random one is made. */
  add(role: string, key: Key, token = newToken(role)): string {
    this.#database
      .prepare('INSERT INTO keys (token, role, grants) VALUES (?, ?, ?)')
      .run(token, role, JSON.stringify(key))
    return token
  }

  byToken(token: string): Key | undefined {
    const row = this.#database.prepare('SELECT grants FROM keys WHERE token = ?').get(token)
    // What stands in this column was written by `add`, above.
    return row && (JSON.parse(text(row, 'grants')) as Key)
  }

  /** The token of each role. */
  tokens(): Record<string, string> {
    const rows = this.#database.prepare('SELECT role, token FROM keys').all()
    return Object.fromEntries(rows.map((row) => [text(row, 'role'), text(row, 'token')]))
  }
}

function newToken(role: string): string {
  return `local_${role.replace(/[^A-Za-z0-9]+/g, '_')}_${randomBytes(18).toString('base64url')}`
}
