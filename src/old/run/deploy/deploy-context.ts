import type { Platform } from '../../client/platform.ts'
import type { FlowSettings } from '../../deployment/flow-context.ts'
import type { KeyCheck } from '../../deployment/start/preflight.ts'
import type { Job } from '../job.ts'
import type { HostOptions, JobReporter } from '../reporter.ts'
import type { DeployInputs } from './deploy-inputs.ts'

export interface DeployContext {
  readonly job: Job
  readonly platform: Platform
  readonly reporter: JobReporter
  readonly inputs: Pick<DeployInputs, 'follow' | 'wait' | 'dryRun' | 'onOutdated'>
  /** A check of the key that several runs share; by default the run begins its own. */
  readonly keyCheck?: KeyCheck | undefined
}

/** @param timeoutMs what is left of the input's */
export function flowOptions(
  { job, reporter, inputs: { follow, wait }, keyCheck }: DeployContext,
  timeoutMs: number,
): FlowSettings & HostOptions {
  const limits = { timeoutMs: Math.max(1, timeoutMs), signal: job.signal }
  return { ...follow, ...reporter.flowOptions, ...limits, wait, keyCheck }
}
