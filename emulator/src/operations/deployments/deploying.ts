import { createHash, randomBytes } from 'node:crypto'
import { historyPageSize } from 'taxiway/contract'
import { methodError, StatusError } from '../../http/status-error.ts'
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

/** The path of all triggers. The contract only shows the URL as a field of an answer. */
const triggerPath = '/api/deploy-triggers/'

/** Each call creates a new token, which replaces the former one. */
export const createDeployTrigger: Handler<'create_deploy_trigger'> = ({ id }, { visible, state, origin }) => {
  const token = randomBytes(24).toString('base64url')
  state.deployTriggers.put({ serviceId: visible.service(id).id, digest: digestToken(token) })
  return { configured: true, token, url: `${origin}${triggerPath}${token}` }
}

/** The token in the path of a request; undefined if the path is not a trigger. */
export function triggerToken(path: string): string | undefined {
  return path.startsWith(triggerPath) ? path.slice(triggerPath.length) : undefined
}

/** The target of a request, a path or a URL, without the token, to log. */
export function withoutTriggerToken(target: string): string {
  const at = target.indexOf(triggerPath)
  return at === -1 ? target : `${target.slice(0, at)}${triggerPath}***`
}

/**
 * Deploys the service of a token; no key is needed (contract: Authentication, 9). POST and GET both deploy, as many callers can
 * only be given a URL.
 */
export function runTrigger(token: string, method: string, context: EmulatorContext) {
  if (method !== 'POST' && method !== 'GET') throw methodError(['POST', 'GET'])
  const trigger = context.state.deployTriggers.get({ digest: digestToken(token) })
  const service = trigger && context.state.services.get({ id: trigger.serviceId })
  if (service) return queueDeployment(service, undefined, context)
  throw new StatusError(404, 'There is no such deploy trigger: a newer one may have replaced it.')
}

function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
