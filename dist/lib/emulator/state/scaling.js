import { integer } from './row.js';
/** One instance, and the targets that autoscaling would start with. */
const untouched = {
    instances: 1,
    maxInstances: 1,
    autoscaleEnabled: false,
    autoscaleCpuPct: 80,
    autoscaleMemPct: 80,
};
/** The scaling of services. */
export class Scaling {
    #database;
    constructor(database) {
        this.#database = database;
    }
    set(serviceId, settings) {
        this.#database
            .prepare(`INSERT OR REPLACE INTO scaling (serviceId, instances, maxInstances, autoscaleEnabled, cpuPct, memPct)
         VALUES (?, ?, ?, ?, ?, ?)`)
            .run(serviceId, settings.instances, settings.maxInstances, Number(settings.autoscaleEnabled), settings.autoscaleCpuPct, settings.autoscaleMemPct);
    }
    of(serviceId) {
        const row = this.#database.prepare('SELECT * FROM scaling WHERE serviceId = ?').get(serviceId);
        return row ? readSettings(row) : untouched;
    }
}
function readSettings(row) {
    return {
        instances: integer(row, 'instances'),
        maxInstances: integer(row, 'maxInstances'),
        autoscaleEnabled: integer(row, 'autoscaleEnabled') === 1,
        autoscaleCpuPct: integer(row, 'cpuPct'),
        autoscaleMemPct: integer(row, 'memPct'),
    };
}
