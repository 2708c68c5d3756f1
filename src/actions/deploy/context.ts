import type { Platform } from '../../client/platform.ts'
import type { FlowOptions } from '../../deployment/flow.ts'
import type { Job } from '../../github/job/job.ts'
import type { JobReporter } from '../shared/job-reporter.ts'
import type { DeployInputs } from './inputs.ts'

/** What both ways to deploy work with. */
export interface DeployStage {
  readonly job: Job
  readonly platform: Platform
  readonly reporter: JobReporter
  readonly inputs: DeployInputs
}

/** @param spentMs of the timeout, by requests before the flow's own */
export function flowOptions({ job, reporter, inputs }: DeployStage, spentMs = 0): FlowOptions {
  const { follow, wait } = inputs
  const timeoutMs = Math.max(1, follow.timeoutMs - spentMs)
  reporter.github.expectEndIn(timeoutMs)
  return { ...follow, timeoutMs, wait, signal: job.signal }
}
