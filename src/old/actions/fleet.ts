import { fleetAction } from '../fleet/fleet-action.ts'
import { githubFleet } from '../github/fleet-host.ts'
import type { Job } from '../run/job.ts'

/** The fleet action, for a repository on GitHub. */
export function fleet(job: Job): Promise<void> {
  return fleetAction(job, githubFleet(job))
}
