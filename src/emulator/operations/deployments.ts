import { historyPageSize } from '../../contract/limits.ts'
import { recordOf } from '../dialect.ts'
import { Refusal } from '../refusal.ts'
import type { Handler } from './handler.ts'
import { queueDeployment } from './queue-deployment.ts'

/** The largest page: the contract shows no maximum. */
const largestPage = 100

export const deployService: Handler<'deploy_service'> = ({ id, ref }, scene) =>
  queueDeployment(scene.sight.service(id), ref, scene)

export const listDeployments: Handler<'list_deployments'> = (args, { sight, state, builds, dialect }) => {
  const service = sight.service(args.id)
  const limit = args.limit ?? historyPageSize
  if (limit < 1) throw new Refusal(400, '"limit" must be at least 1.')
  const page = Math.min(limit, largestPage)
  // One more than the page shows whether there is another.
  const found = state.deployments.page(service.id, page + 1, args.before)
  const shown = found.slice(0, page)
  const deployments = shown.map((deployment) => recordOf(dialect, deployment, builds.urlOf(service.id)))
  const nextCursor = found.length > page ? shown.at(-1)?.number : undefined
  if (nextCursor === undefined) return dialect.lastPage === 'null' ? { deployments, nextCursor: null } : { deployments }
  return { deployments, nextCursor }
}
