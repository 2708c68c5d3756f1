import type { Arguments } from 'taxiway/contract'
import { StatusError } from '../../http/status-error.ts'
import type { PlatformState } from '../../state/platform-state.ts'
import type { Scaling, Service } from '../../state/service-tables.ts'
import type { Handler } from '../request-context.ts'

/** The contract shows no maximum, but every platform has one. */
const mostInstances = 1_000

/** One instance, and the first targets of autoscaling. */
const defaults: Omit<Scaling, 'serviceId'> = {
  instances: 1,
  maxInstances: 1,
  autoscaleEnabled: false,
  autoscaleCpuPct: 80,
  autoscaleMemPct: 80,
}

export const getScaling: Handler<'get_scaling'> = ({ id }, { visible, state }) => {
  const service = visible.service(id)
  return scalingRecord(service, readSettings(service, state))
}

export const scaleService: Handler<'scale_service'> = ({ id, ...wanted }, { visible, state, builds }) => {
  const service = visible.service(id)
  const before = readSettings(service, state)
  const after = changed(before, wanted)
  if (after.maxInstances > mostInstances) {
    throw new StatusError(400, `A service can have at most ${mostInstances} instances, not ${after.maxInstances}.`)
  }
  requirePercentage('autoscaleCpuPct', after.autoscaleCpuPct)
  requirePercentage('autoscaleMemPct', after.autoscaleMemPct)
  if (after.autoscaleEnabled && !isAutoscalable(service)) {
    throw new StatusError(400, `The service "${service.name}" does not support autoscaling: it runs no process.`)
  }
  state.scaling.put(after)
  const redeploying = before.instances !== after.instances && builds.redeployLive(service) !== undefined
  return { scaling: scalingRecord(service, after), redeploying }
}

function readSettings({ id }: Service, { scaling }: PlatformState): Scaling {
  return scaling.get({ serviceId: id }) ?? { serviceId: id, ...defaults }
}

/** A setting that is left out stays, but the maximum never falls below `instances`. */
function changed(before: Scaling, wanted: Omit<Arguments<'scale_service'>, 'id'>): Scaling {
  const instances = wanted.instances ?? before.instances
  const maxInstances = wanted.maxInstances ?? Math.max(before.maxInstances, instances)
  if (maxInstances < instances) {
    throw new StatusError(400, `"maxInstances" must not be below "instances", which is ${instances}.`)
  }
  return {
    serviceId: before.serviceId,
    instances,
    maxInstances,
    autoscaleEnabled: wanted.autoscaleEnabled ?? before.autoscaleEnabled,
    autoscaleCpuPct: wanted.autoscaleCpuPct ?? before.autoscaleCpuPct,
    autoscaleMemPct: wanted.autoscaleMemPct ?? before.autoscaleMemPct,
  }
}

function requirePercentage(name: string, value: number): void {
  if (value < 0 || value > 100) {
    throw new StatusError(400, `"${name}" must be a percentage from 0 to 100, not ${value}.`)
  }
}

/** The mode of a service that names none is only known after its build; it is usually a process. */
function isAutoscalable({ sourceType, runtimeMode }: Service): boolean {
  return sourceType !== 'database' && runtimeMode !== 'static' && runtimeMode !== 'cron'
}

/**
 * One process runs, however many instances are set; the numbers are those of a real platform. A local platform has no visitors, so its
 * autoscaling stays at the minimum.
 */
function scalingRecord(service: Service, { serviceId: _, instances, maxInstances, ...autoscaling }: Scaling) {
  const replicas = { minReplicas: instances, maxReplicas: maxInstances, desiredReplicas: instances }
  return { ...replicas, instances, ...autoscaling, autoscalable: isAutoscalable(service) }
}
