import type { DatabaseSync } from 'node:sqlite'
import { integer, type Row, text } from './row.ts'

/** A container port with a hostname of its own. */
export interface ExposedPort {
  readonly serviceId: string
  /** Unique over all services. */
  readonly hostname: string
  readonly port: number
  readonly label: string
}

/** The ports that services expose. A mapping applies with the next deployment. */
export class ExposedPorts {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Port, label and hostname must be free. */
  add({ serviceId, hostname, port, label }: ExposedPort): void {
    this.#database
      .prepare('INSERT INTO exposedPorts (hostname, serviceId, port, label) VALUES (?, ?, ?, ?)')
      .run(hostname, serviceId, port, label)
  }

  of(serviceId: string): ExposedPort[] {
    return this.#database
      .prepare('SELECT * FROM exposedPorts WHERE serviceId = ? ORDER BY rowid')
      .all(serviceId)
      .map(readPort)
  }

  byHostname(hostname: string): ExposedPort | undefined {
    const row = this.#database.prepare('SELECT * FROM exposedPorts WHERE hostname = ?').get(hostname)
    return row && readPort(row)
  }
}

function readPort(row: Row): ExposedPort {
  return {
    serviceId: text(row, 'serviceId'),
    hostname: text(row, 'hostname'),
    port: integer(row, 'port'),
    label: text(row, 'label'),
  }
}
