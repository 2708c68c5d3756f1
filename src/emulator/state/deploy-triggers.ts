import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { text } from './row.ts'

/** The tokens of deploy-trigger URLs, one for each service at most. Only their digests are kept: a token is shown once. */
export class DeployTriggers {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** A new token; the one before no longer counts. */
  rotate(serviceId: string): string {
    const token = randomBytes(24).toString('base64url')
    this.#database
      .prepare('INSERT OR REPLACE INTO deployTriggers (serviceId, digest) VALUES (?, ?)')
      .run(serviceId, digestOf(token))
    return token
  }

  /** The id of the service that a token deploys. */
  serviceOf(token: string): string | undefined {
    const row = this.#database.prepare('SELECT serviceId FROM deployTriggers WHERE digest = ?').get(digestOf(token))
    return row && text(row, 'serviceId')
  }
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
