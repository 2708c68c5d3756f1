import { array, number, object, optional, parse } from 'valibot'
import { isMissing } from '../../client/errors.ts'
import { pageSize } from '../api/client.ts'
import { label } from '../pull-request.ts'
import { closedStatus, type Deployments, type RememberedDeployment } from './deployments.ts'
import { mostPreviewPages, namedPreview, noServiceLeft, previewOf, previewTask, scannedTarget } from './preview-rows.ts'
import { forgetRemoval } from './removal.ts'

/** A pull request that is not among the open ones counts as closed, so they are read whole or not at all. */
const mostPullPages = 100
const pulls = array(object({ number: number(), labels: optional(array(label), []) }))

export interface RememberedPreview {
  readonly number: number
  readonly name: string
  readonly service: string
  readonly url: string | undefined
  /** When it was last deployed, RFC 3339. */
  readonly deployedAt: string | undefined
  /** How long ago that was, in milliseconds by GitHub's own clock. */
  readonly ageMs: number | undefined
  readonly pullRequest: 'open' | 'closed'
  /** Of an open pull request. */
  readonly labels: readonly string[]
  /** `deleted`: the platform lists it so; otherwise it shows nothing. */
  readonly exists: 'deleted' | 'not known'
  /** Whether another preview remembers the same service, which nobody may remove for one of them. */
  readonly isShared: boolean
  /** Whether a sweep has removed it; undefined if there was none. */
  readonly removed?: boolean
  /** Whether what is remembered of it says that Taxiway created the service. */
  readonly created: boolean
  /** The claims of its creation, which may say so too. */
  readonly claims: readonly number[]
  /** The GitHub deployments that remember it, the newest first. */
  readonly records: readonly number[]
}

/** A preview of which only claims of its creation are known. */
export type ClaimedPreview = Pick<RememberedPreview, 'number' | 'name' | 'claims'>

/** The previews of an environment. */
export interface RememberedPreviews {
  /** The newest first. */
  readonly previews: readonly RememberedPreview[]
  readonly claimed: readonly ClaimedPreview[]
  /** What earlier versions wrote of previews that have no row of their own yet, newest first; undefined if that need not be read again. */
  readonly unmoved: readonly RememberedDeployment[] | undefined
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
  const own = await readAll(deployments, previewTask)
  const isScanned = own.rows.some(({ memory }) => memory.target === scannedTarget)
  const all = isScanned ? undefined : await readAll(deployments)
  // After them: a pull request that was opened meanwhile has no preview here that would look forgotten.
  const open = await readOpenPulls(deployments)
  const known = new Set(own.rows.map(({ id }) => id))
  const old = all?.rows.filter(({ id, memory }) => !known.has(id) && previewOf(memory) !== undefined)
  const rows = [...own.rows, ...(old ?? [])].toSorted((one, other) => other.id - one.id)
  const users = Map.groupBy(rows, ({ memory }) => memory.service)
  const claimed: ClaimedPreview[] = []
  const previews = [...Map.groupBy(rows, ({ memory }) => previewOf(memory))].flatMap(
    ([target = '', records]): RememberedPreview[] => {
      const named = namedPreview(target)
      if (named === undefined) return []
      const newest = records.find(({ memory }) => memory.service !== undefined)
      const service = newest?.memory.service
      const claims = records.filter(({ memory }) => memory.service === undefined).map(({ id }) => id)
      // A claim alone names no service.
      if (service === undefined) claimed.push({ ...named, claims })
      if (service === undefined) return []
      const preview = {
        ...{ ...named, service, claims, deployedAt: newest?.updatedAt, ageMs: newest?.idleMs },
        url: records.flatMap(({ memory }) => memory.exposed?.url ?? [])[0],
        pullRequest: open.has(named.number) ? ('open' as const) : ('closed' as const),
        labels: open.get(named.number) ?? [],
        exists: deleted.has(service) ? ('deleted' as const) : ('not known' as const),
        isShared: new Set(users.get(service)?.map(({ memory }) => previewOf(memory))).size > 1,
        created: records.some(({ memory }) => memory.service === service && memory.created === true),
        records: records.map(({ id }) => id),
      }
      return [preview]
    },
  )
  const moved = new Set(own.rows.flatMap(({ memory }) => (memory.service === undefined ? [] : previewOf(memory))))
  const unmoved = old?.filter(({ memory }) => !moved.has(previewOf(memory)))
  return { previews, claimed, unmoved, isWhole: own.isWhole && (all?.isWhole ?? true) }
}

async function readAll(deployments: Deployments, task?: string) {
  const rows: RememberedDeployment[] = []
  const reading = deployments.own({ task, pages: mostPreviewPages })
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

/**
 * Asks for this one alone, right before it is swept: a list of pages may lack what moved between two of them. One that is forgotten has no
 * GitHub deployment any more.
 */
export async function readSweepState(
  deployments: Deployments,
  { records: [newest = 0], number: pull }: RememberedPreview,
): Promise<'due' | 'over' | 'open' | 'forgotten'> {
  const { open } = await deployments.github.pullRequest(pull)
  if (open) return 'open'
  const last = await deployments.lastStatus(newest).catch((error: unknown) => {
    if (isMissing(error)) return 'missing' as const
    throw error
  })
  if (last === 'missing') return 'forgotten'
  return last?.own && last.description === noServiceLeft ? 'over' : 'due'
}

/**
 * The service is gone: its head is no longer shown as deployed, and nothing is remembered of it any more. Another sweep may be about the
 * same.
 */
export async function forgetPreview(
  deployments: Deployments,
  { records, number: pull, name, service }: RememberedPreview,
): Promise<void> {
  const [newest = 0] = records
  const { headSha } = await deployments.github.pullRequest(pull)
  try {
    await deployments.endAll(`preview:${pull}:${name}`, closedStatus, { sha: headSha })
    await deployments.update(newest, { state: 'inactive', description: noServiceLeft })
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  // The oldest first, so that the last one that stays says that no service is left.
  for (const id of records.toReversed()) await deployments.remove(id)
  await forgetRemoval(deployments, service)
}
