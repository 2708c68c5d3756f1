import { fleetAction } from '../fleet/fleet-action.ts'
import type { FleetHost } from '../fleet/host.ts'
import { githubFleet } from '../github/fleet-host.ts'
import { readNamedPullRequest, readPullRequestEvent } from '../github/job/pull-request-event.ts'
import { hasListed } from '../preview/listed-labels.ts'
import type { Job } from '../run/job.ts'

/** The fleet action, for a repository on GitHub. */
export function fleet(job: Job): Promise<void> {
  return fleetAction(job, fleetHost(job))
}

export function fleetHost(job: Job): FleetHost {
  return githubFleet(job, {
    isClosing: (listed) => {
      const { action, labels } = readPullRequestEvent(job.environment) ?? {}
      if (action === 'unlabeled' && labels !== undefined && listed !== undefined) return !hasListed(labels, listed)
      return action === 'closed'
    },
    whyNone: async (wanted) => {
      const [{ interpretEvent }, { readNamedRequest }] = await Promise.all([
        import('./preview/event-interpretation.ts'),
        import('./preview/named-pull-request.ts'),
      ])
      const { environment } = job
      const named = readNamedPullRequest(environment)
      const request =
        named === undefined
          ? interpretEvent(readPullRequestEvent(environment), environment, wanted)
          : await readNamedRequest(job, named, wanted)
      return request.kind === 'none' ? request : undefined
    },
    run: async (service) => await (await import('./preview/action.ts')).preview(service),
  })
}
