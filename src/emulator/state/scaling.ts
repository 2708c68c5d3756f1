import type { DatabaseSync } from 'node:sqlite'
import { integer, type Row } from './row.ts'

/** What the owner of a service asked for. Percents are of one instance; 0 ignores the signal. */
export interface ScalingSettings {
  /** With autoscaling on, the floor. */
  readonly instances: number
  /** The ceiling of autoscaling, not below `instances`. */
  readonly maxInstances: number
  readonly autoscaleEnabled: boolean
  readonly autoscaleCpuPct: number
  readonly autoscaleMemPct: number
}

/** One instance, and the targets that autoscaling would start with. */
const untouched: ScalingSettings = {
  instances: 1,
  maxInstances: 1,
  autoscaleEnabled: false,
  autoscaleCpuPct: 80,
  autoscaleMemPct: 80,
}

/** The scaling of services. */
export class Scaling {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  set(serviceId: string, settings: ScalingSettings): void {
    this.#database
      .prepare(
        `INSERT OR REPLACE INTO scaling (serviceId, instances, maxInstances, autoscaleEnabled, cpuPct, memPct)
         VALUES (?, ?, ?, ?, ?, ?)`,
      )
      .run(
        serviceId,
        settings.instances,
        settings.maxInstances,
        Number(settings.autoscaleEnabled),
        settings.autoscaleCpuPct,
        settings.autoscaleMemPct,
      )
  }

  of(serviceId: string): ScalingSettings {
    const row = this.#database.prepare('SELECT * FROM scaling WHERE serviceId = ?').get(serviceId)
    return row ? readSettings(row) : untouched
  }
}

function readSettings(row: Row): ScalingSettings {
  return {
    instances: integer(row, 'instances'),
    maxInstances: integer(row, 'maxInstances'),
    autoscaleEnabled: integer(row, 'autoscaleEnabled') === 1,
    autoscaleCpuPct: integer(row, 'cpuPct'),
    autoscaleMemPct: integer(row, 'memPct'),
  }
}
