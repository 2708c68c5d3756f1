import { Refusal } from '../refusal.ts'
import type { ScalingSettings } from '../state/scaling.ts'
import type { Service } from '../state/services.ts'
import type { Handler } from './handler.ts'

/** The contract shows no upper end; every platform has one. */
const mostInstances = 1_000

export const getScaling: Handler<'get_scaling'> = ({ id }, { sight, state }) => {
  const service = sight.service(id)
  return scalingRecord(service, state.scaling.of(service.id))
}

export const scaleService: Handler<'scale_service'> = ({ id, ...wanted }, { sight, state, builds }) => {
  const service = sight.service(id)
  const before = state.scaling.of(service.id)
  const after = changed(before, wanted)
  if (after.maxInstances > mostInstances) throw new Refusal(400, `There can be ${mostInstances} instances at most.`)
  expectPercent('autoscaleCpuPct', after.autoscaleCpuPct)
  expectPercent('autoscaleMemPct', after.autoscaleMemPct)
  if (after.autoscaleEnabled && !isAutoscalable(service)) {
    throw new Refusal(400, `The service "${service.name}" does not support autoscaling: it has no process to add.`)
  }
  state.scaling.set(service.id, after)
  const redeploying = desired(before) !== desired(after) && builds.redeployLive(service) !== undefined
  return { scaling: scalingRecord(service, after), redeploying }
}

type Wanted = { readonly [Name in keyof ScalingSettings]?: ScalingSettings[Name] | undefined }

/** What is left out stays; a ceiling that was left out rises with the floor. */
function changed(before: ScalingSettings, wanted: Wanted): ScalingSettings {
  const instances = wanted.instances ?? before.instances
  const maxInstances = wanted.maxInstances ?? Math.max(before.maxInstances, instances)
  if (maxInstances < instances) {
    throw new Refusal(400, `maxInstances must not be below instances, of which there are ${instances}.`)
  }
  return {
    instances,
    maxInstances,
    autoscaleEnabled: wanted.autoscaleEnabled ?? before.autoscaleEnabled,
    autoscaleCpuPct: wanted.autoscaleCpuPct ?? before.autoscaleCpuPct,
    autoscaleMemPct: wanted.autoscaleMemPct ?? before.autoscaleMemPct,
  }
}

function expectPercent(name: string, value: number): void {
  if (value < 0 || value > 100) throw new Refusal(400, `"${name}" must be a percentage from 0 to 100.`)
}

/** What a service without a mode becomes is known after its build, and is mostly a process. */
function isAutoscalable({ sourceType, runtimeMode }: Service): boolean {
  return sourceType !== 'database' && runtimeMode !== 'static' && runtimeMode !== 'cron'
}

/** Nobody visits a local platform, so its scaler stays at the floor. */
function desired({ instances }: ScalingSettings): number {
  return instances
}

/** One process stands for all instances; the numbers are those that the platform would run. */
function scalingRecord(service: Service, settings: ScalingSettings) {
  return {
    minReplicas: settings.instances,
    maxReplicas: settings.maxInstances,
    desiredReplicas: desired(settings),
    instances: desired(settings),
    autoscaleEnabled: settings.autoscaleEnabled,
    autoscaleCpuPct: settings.autoscaleCpuPct,
    autoscaleMemPct: settings.autoscaleMemPct,
    autoscalable: isAutoscalable(service),
  }
}
