import { historyPageSize } from 'taxiway/contract'
import { StatusError } from '../../http/status-error.ts'
import type { Handler } from '../request-context.ts'
import { toHistoryRecord } from './dialect-records.ts'

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
