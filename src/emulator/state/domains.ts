import type { DatabaseSync } from 'node:sqlite'
import { newId } from './identifier.ts'
import { integer, type Row, text } from './row.ts'

/** A hostname of a service's owner. Nobody looks at DNS here, so it stays pending. */
export interface Domain {
  readonly id: string
  readonly serviceId: string
  /** In lower case. */
  readonly hostname: string
  readonly status: 'pending'
  /** The container port that it would lead to. */
  readonly port: number
}

/** The custom domains of all services. */
export class Domains {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** The hostname must be free. */
  add(domain: Pick<Domain, 'serviceId' | 'hostname' | 'port'>): Domain {
    const id = newId('dom')
    this.#database
      .prepare('INSERT INTO domains (id, serviceId, hostname, port) VALUES (?, ?, ?, ?)')
      .run(id, domain.serviceId, domain.hostname, domain.port)
    return { id, ...domain, status: 'pending' }
  }

  byHostname(hostname: string): Domain | undefined {
    const row = this.#database.prepare('SELECT * FROM domains WHERE hostname = ?').get(hostname)
    return row && readDomain(row)
  }
}

function readDomain(row: Row): Domain {
  return {
    id: text(row, 'id'),
    serviceId: text(row, 'serviceId'),
    hostname: text(row, 'hostname'),
    status: 'pending',
    port: integer(row, 'port'),
  }
}
