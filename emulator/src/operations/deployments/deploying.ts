import { historyPageSize } from 'taxiway/contract'
import { StatusError } from '../../http/status-error.ts'
import type { Service } from '../../state/service-tables.ts'
import type { EmulatorContext, Handler } from '../request-context.ts'
import { toHistoryRecord } from './spoken-records.ts'

/** Queues a deployment of the service's source: 400 for a database, and for a ref if there is no repository, 409 if there is nothing to build. */
export function queueDeployment(service: Service, ref: string | undefined, { state, builds }: EmulatorContext) {
  // Not 409: no later request would find another state.
  if (service.sourceType === 'database') {
    throw new StatusError(
      400,
      `The service "${service.name}" is a database or bucket, which has nothing to deploy. Give the id of the service that uses it.`,
    )
  }
  if (service.sourceType !== 'git' && ref !== undefined) {
    throw new StatusError(400, '"ref" is for Git services only; this service has no repository.')
  }
  if (service.sourceType === 'upload' && !state.archives.has({ serviceId: service.id })) {
    throw new StatusError(
      409,
      `The service "${service.name}" has no source to build. A local platform builds it from a repository that is named at its start: --repo, or repoUrl of start().`,
    )
  }
  if (ref?.trim() === '') throw new StatusError(400, '"ref" is empty: leave it out for the tracked branch.')
  const deployment = builds.queue(service, ref)
  return { deploymentId: deployment.id, ref: ref ?? service.branch ?? null }
}

export const deployService: Handler<'deploy_service'> = ({ id, ref }, context) =>
  queueDeployment(context.visible.service(id), ref, context)

/** The last page of the history says so in one of these ways. */
const noCursor = { absent: {}, null: { nextCursor: null }, zero: { nextCursor: 0 } } as const

export const listDeployments: Handler<'list_deployments'> = (args, { visible, state, builds, dialect }) => {
  const service = visible.service(args.id)
  const limit = args.limit ?? historyPageSize
  if (limit < 1) throw new StatusError(400, `"limit" must be at least 1, not ${limit}.`)
  const page = Math.min(limit, dialect.historyPage)
  // One more than the page shows whether there is a next page.
  const found = state.deployments.page(service.id, page + 1, args.before)
  const shown = found.slice(0, page)
  const deployments = shown.map((deployment) => toHistoryRecord(dialect, deployment, builds.urlOf(service.id)))
  const nextCursor = found.length > page ? shown.at(-1)?.number : undefined
  if (nextCursor === undefined) return { deployments, ...noCursor[dialect.lastPage] }
  return { deployments, nextCursor: dialect.cursor === 'text' ? String(nextCursor) : nextCursor }
}
