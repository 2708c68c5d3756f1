import { historyPageSize } from '../../../contract/limits.ts'
import { recordOf } from '../../dialects.ts'
import { StatusError } from '../../http/reply.ts'
import type { Service } from '../../state/service-tables.ts'
import type { EmulatorContext, Handler } from '../request-context.ts'

/** The largest page: the contract shows no maximum. */
const largestPage = 100

/** What a deploy answers. */
export interface QueuedDeployment {
  readonly deploymentId: string
  readonly ref: string | null
}

/** Queues a deployment of the service's source: 400 for a ref if there is no repository, 409 if there is nothing to build. */
export function queueDeployment(
  service: Service,
  ref: string | undefined,
  { state, builds }: EmulatorContext,
): QueuedDeployment {
  if (service.sourceType !== 'git' && ref !== undefined) {
    throw new StatusError(400, '"ref" is for Git services only; this service has no repository.')
  }
  const isMissing = service.sourceType === 'upload' && !state.archives.has({ serviceId: service.id })
  if (isMissing || service.sourceType === 'database') {
    throw new StatusError(409, `The service "${service.name}" has no source to build.`)
  }
  if (ref?.trim() === '') throw new StatusError(400, '"ref" is empty: leave it out for the tracked branch.')
  const deployment = builds.queue(service, ref)
  return { deploymentId: deployment.id, ref: ref ?? service.branch ?? null }
}

export const deployService: Handler<'deploy_service'> = ({ id, ref }, context) => ({
  ...queueDeployment(context.visible.service(id), ref, context),
})

export const listDeployments: Handler<'list_deployments'> = (args, { visible, state, builds, dialect }) => {
  const service = visible.service(args.id)
  const limit = args.limit ?? historyPageSize
  if (limit < 1) throw new StatusError(400, `"limit" must be at least 1, not ${limit}.`)
  const page = Math.min(limit, largestPage)
  // One more than the page shows whether there is a next page.
  const found = state.deployments.page(service.id, page + 1, args.before)
  const shown = found.slice(0, page)
  const deployments = shown.map((deployment) => recordOf(dialect, deployment, builds.urlOf(service.id)))
  const nextCursor = found.length > page ? shown.at(-1)?.number : undefined
  if (nextCursor === undefined) return dialect.lastPage === 'null' ? { deployments, nextCursor: null } : { deployments }
  return { deployments, nextCursor }
}
