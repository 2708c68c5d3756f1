import type { Platform } from '../client/platform.ts'
import type { KeyCheck } from '../deployment/start/preflight.ts'
import type { SerializedPlan } from '../report/formats/serialized-plan.ts'
import type { Job } from '../run/job.ts'
import type { FleetConsole } from './fleet-console.ts'
import type { FleetInputs } from './fleet-inputs.ts'
import type { SharedTrackerLimit } from './shared-tracker-limit.ts'

/** What the services of a fleet have in common. */
export interface FleetContext {
  readonly job: Job
  readonly inputs: FleetInputs
  readonly platform: Platform
  readonly keyCheck: KeyCheck
  readonly console: FleetConsole
  readonly plan: SerializedPlan
  /** Of GitHub, which no service waits for. */
  readonly limit: SharedTrackerLimit
}
