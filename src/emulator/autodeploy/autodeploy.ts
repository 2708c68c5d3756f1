import type { Builds } from '../builds/builds.ts'
import type { BuildContext } from '../builds/deployment-build.ts'
import { withoutCredentials } from '../builds/git-source.ts'
import { StatusError } from '../http/reply.ts'
import type { Service } from '../state/service-tables.ts'
import { type BranchWatch, openRepository, watchBranch } from './branch-watch.ts'

/** Deploys services with automatic deployment when their tracked branch gets a push. */
export class Autodeploy {
  readonly #context: BuildContext
  readonly #builds: Builds
  readonly #watches = new Map<string, BranchWatch>()

  constructor(context: BuildContext, builds: Builds) {
    this.#context = context
    this.#builds = builds
  }

  /**
   * Deploys every further push to the tracked branch, which is by default the one that is checked out now. A repository on
   * another machine does not report its pushes, so they are not deployed. Throws a 400 if there is no repository.
   */
  async follow(service: Service): Promise<void> {
    const { repoUrl } = service
    if (repoUrl === undefined) {
      throw new StatusError(400, `The service "${service.name}" has no repository to deploy from.`)
    }
    if (this.#watches.has(service.id) || /^https?:/.test(repoUrl)) return
    const repository = await openRepository(repoUrl, this.#context)
    if (!repository) throw new StatusError(400, `There is no repository at ${withoutCredentials(repoUrl)}.`)
    const branch = service.branch ?? (await repository.branches()).current
    if (branch === undefined) {
      const shown = withoutCredentials(repoUrl)
      throw new StatusError(400, `The service names no branch, and none is checked out at ${shown}.`)
    }
    const watch = await watchBranch(repository, branch, () => this.#deploy(service.id, branch))
    // Another request may have opened a watch meanwhile.
    if (this.#watches.has(service.id)) await watch.close()
    else this.#watches.set(service.id, watch)
  }

  /** Stops deploying pushes. */
  async unfollow(serviceId: string): Promise<void> {
    const watch = this.#watches.get(serviceId)
    this.#watches.delete(serviceId)
    await watch?.close()
  }

  /** Follows the services that an earlier run, or the seed, switched on. A repository that no longer exists is skipped. */
  async resume(): Promise<void> {
    const { services, switches } = this.#context.state
    for (const { serviceId: id } of switches.all({ name: 'autoDeploy', isOn: true })) {
      const service = services.get({ id })
      if (service) await this.follow(service).catch(() => undefined)
    }
  }

  /** Stops following all services. */
  async stop(): Promise<void> {
    await Promise.all([...this.#watches.keys()].map((id) => this.unfollow(id)))
  }

  /** False while another deployment of the service is in the way. */
  #deploy(serviceId: string, branch: string): boolean {
    const service = this.#context.state.services.get({ id: serviceId })
    return !service || this.#builds.tryQueue(service, branch) !== undefined
  }
}
