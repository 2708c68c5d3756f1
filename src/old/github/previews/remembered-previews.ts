import { array, number, object, optional, parse, string } from 'valibot'
import type { RememberedPreview } from '../../preview/removal/preview-list.ts'
import { pageSize } from '../api/github-repository.ts'
import type { RememberedDeployment } from '../deployments/deployment-row.ts'
import type { Deployments } from '../deployments/deployments.ts'
import { findPreviewTarget, mostPreviewPages, namedPreview, previewTask } from './memory-row-format.ts'

/** By then no run is at a creation that it has claimed, however long its job was held up. */
const claimOverMs = 24 * 3_600_000
/** A pull request that is not among the open ones counts as closed, so they are read whole or not at all. */
const mostPullPages = 100
const label = object({ name: string() })
const pulls = array(object({ number: number(), labels: optional(array(label), []) }))

/** A preview of which only claims of its creation are known. */
export type ClaimedPreview = Pick<RememberedPreview, 'number' | 'name' | 'claims' | 'pullRequest'>

/** A claim since the newest service of its preview. */
interface LaterClaim extends Pick<RememberedPreview, 'number' | 'name' | 'pullRequest'> {
  readonly id: number
  /** How old it was when GitHub was asked, in milliseconds; undefined if GitHub did not say. */
  readonly ageMs: number | undefined
}

/** The previews of an environment. */
export interface RememberedPreviews {
  /** The newest first. */
  readonly previews: readonly RememberedPreview[]
  readonly claimed: readonly ClaimedPreview[]
  readonly laterClaims: readonly LaterClaim[]
  /** GitHub has no older deployment of the environment, which may remember another one. */
  readonly isWhole: boolean
}

/**
 * The previews that the GitHub deployments of an environment remember. One whose pull request is not among the open ones is closed. Rejects
 * as they do.
 *
 * @param deleted ids of services that the platform lists as deleted
 */
export async function readPreviews(
  deployments: Deployments,
  deleted: ReadonlySet<string>,
): Promise<RememberedPreviews> {
  const own = await readAll(deployments)
  // After them: a pull request that was opened meanwhile has no preview here that would look forgotten.
  const open = await readOpenPulls(deployments)
  const { rows } = own
  const users = Map.groupBy(rows, ({ memory }) => memory.service)
  const claimed: ClaimedPreview[] = []
  const laterClaims: LaterClaim[] = []
  const previews = [...Map.groupBy(rows, ({ memory }) => findPreviewTarget(memory))].flatMap(
    ([target = '', records]): RememberedPreview[] => {
      const named = namedPreview(target)
      if (named === undefined) return []
      const newest = records.find(({ memory }) => memory.service !== undefined)
      const service = newest?.memory.service
      const claims = records.filter(({ memory }) => memory.service === undefined).map(({ id }) => id)
      const pullRequest = open.has(named.number) ? ('open' as const) : ('closed' as const)
      for (const { id, ageMs, memory } of records)
        if (memory.service === undefined && id > (newest?.id ?? 0))
          laterClaims.push({ ...named, pullRequest, id, ageMs })
      // A claim alone names no service.
      if (newest === undefined || service === undefined) {
        claimed.push({ ...named, claims, pullRequest })
        return []
      }
      const preview = {
        ...{ ...named, service, claims, deployedAt: newest.updatedAt, ageMs: newest.idleMs },
        url: records.flatMap(({ memory }) => memory.exposed?.url ?? [])[0],
        pullRequest,
        labels: open.get(named.number) ?? [],
        exists: deleted.has(service) ? ('deleted' as const) : ('not known' as const),
        isShared: new Set(users.get(service)?.map(({ memory }) => findPreviewTarget(memory))).size > 1,
        created: records.some(({ memory }) => memory.service === service && memory.created === true),
        records: records.filter((row) => isPast(row, newest)).map(({ id }) => id),
      }
      return [preview]
    },
  )
  return { previews, claimed, laterClaims, isWhole: own.isWhole }
}

/** Whether a row names a service, or is an old claim from before the newest of those. */
function isPast({ id, ageMs = 0, memory }: RememberedDeployment, newest: RememberedDeployment): boolean {
  return memory.service !== undefined || (id < newest.id && ageMs > claimOverMs)
}

async function readAll(deployments: Deployments) {
  const rows: RememberedDeployment[] = []
  const reading = deployments.own({ task: previewTask, pages: mostPreviewPages })
  for (;;) {
    const next = await reading.next()
    if (next.done) return { rows, isWhole: next.value }
    rows.push(next.value)
  }
}

/** Their labels, by number. */
async function readOpenPulls({ github }: Deployments): Promise<ReadonlyMap<number, readonly string[]>> {
  const open = new Map<number, readonly string[]>()
  const opened = { state: 'open', per_page: pageSize } as const
  for await (const page of github.pages(
    ({ paginate, rest }, place) => paginate.iterator(rest.pulls.list, { ...place, ...opened }),
    mostPullPages,
  )) {
    for (const { number: each, labels } of parse(pulls, page.rows))
      open.set(
        each,
        labels.map(({ name }) => name),
      )
    if (page.isLast) return open
  }
  throw new Error(`the repository has more open pull requests than are read (${open.size})`)
}
