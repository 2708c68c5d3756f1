import type { Platform } from '../../client/platform.ts'
import type { FlowOptions } from '../../deployment/flow.ts'
import type { KeyCheck } from '../../deployment/start/preflight.ts'
import type { Job } from '../shared/job.ts'
import type { JobReporter } from '../shared/job-reporter.ts'
import type { DeployInputs } from './inputs.ts'

/** What both ways to deploy work with. */
export interface DeployContext {
  readonly job: Job
  readonly platform: Platform
  readonly reporter: JobReporter
  readonly inputs: Pick<DeployInputs, 'follow' | 'wait' | 'dryRun'>
  /** A check of the key that several runs share; by default the run begins its own. */
  readonly keyCheck?: KeyCheck | undefined
}

/** @param timeoutMs what is left of the input's */
export function flowOptions(
  { job, inputs: { follow, wait }, keyCheck }: DeployContext,
  timeoutMs: number,
): FlowOptions {
  return { ...follow, timeoutMs: Math.max(1, timeoutMs), wait, signal: job.signal, keyCheck }
}
