import { withoutCredentials } from 'taxiway/contract'
import type { BuildContext } from '../builds/build-context.ts'
import type { Builds } from '../builds/builds.ts'
import { StatusError } from '../http/status-error.ts'
import type { Service } from '../state/service-tables.ts'
import { type BranchWatch, watchBranch } from './branch-watch.ts'
import { openRepository } from './local-repository.ts'

/** Deploys services with automatic deployment when their tracked branch gets a push. */
export type Autodeploy = ReturnType<typeof startAutodeploy>

/** The automatic deployment of a platform's services. */
export function startAutodeploy(context: BuildContext, builds: Builds) {
  const { services, switches } = context.state
  const watches = new Map<string, BranchWatch>()

  /** False while another deployment of the service is in the way. */
  function deploy(serviceId: string, branch: string): boolean {
    const service = services.get({ id: serviceId })
    return !service || builds.tryQueue(service, branch) !== undefined
  }

  /**
   * Deploys every further push to the tracked branch, which is by default the one that is checked out now. A repository on
   * another machine does not report its pushes, so they are not deployed. Throws a 400 if there is no repository.
   */
  async function follow({ id, name, repoUrl, branch: tracked }: Service): Promise<void> {
    if (repoUrl === undefined) throw new StatusError(400, `The service "${name}" has no repository to deploy from.`)
    if (watches.has(id) || /^https?:/.test(repoUrl)) return
    const shown = withoutCredentials(repoUrl)
    const repository = await openRepository(repoUrl, context)
    if (!repository) throw new StatusError(400, `There is no repository at ${shown}.`)
    const branch = tracked ?? (await repository.branches()).current
    if (branch === undefined) {
      throw new StatusError(400, `The service names no branch, and none is checked out at ${shown}.`)
    }
    const watch = await watchBranch(repository, branch, () => deploy(id, branch))
    // Another request may have opened a watch meanwhile.
    if (watches.has(id)) await watch.close()
    else watches.set(id, watch)
  }

  /** Stops deploying pushes. */
  async function unfollow(serviceId: string): Promise<void> {
    const watch = watches.get(serviceId)
    watches.delete(serviceId)
    await watch?.close()
  }

  return {
    follow,
    unfollow,

    /** Follows the services that an earlier run, or the seed, switched on. A repository that no longer exists is skipped. */
    async resume(): Promise<void> {
      for (const { serviceId: id } of switches.all({ name: 'autoDeploy', isOn: true })) {
        const service = services.get({ id })
        if (service) await follow(service).catch(() => undefined)
      }
    },

    /** Stops following all services. */
    async stop(): Promise<void> {
      await Promise.all([...watches.keys()].map(unfollow))
    },
  }
}
