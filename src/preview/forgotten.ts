/** A preview as its host remembers it: a record of its service. */
export interface PreviewRow {
  readonly id: number
  /** `preview:NUMBER:NAME`. */
  readonly target: string
  readonly service: string | undefined
  readonly url: string | undefined
  /** RFC 3339. */
  readonly createdAt: string | undefined
}

/** A remembered preview, and what is known of it. */
export interface RememberedPreview {
  readonly number: number
  readonly name: string
  readonly service: string
  readonly url: string | undefined
  /** When it was last deployed. */
  readonly deployedAt: string | undefined
  readonly pullRequest: 'open' | 'closed'
  /** `deleted`: the platform lists it so; otherwise it shows nothing. */
  readonly exists: 'deleted' | 'not known'
  /** Whether another preview remembers the same service, which nobody may remove for one of them. */
  readonly isShared: boolean
  /** Its records, the newest first. */
  readonly records: readonly number[]
}

/**
 * The previews of these records, the newest first. One whose pull request is not among the open ones is closed.
 *
 * @param rows the newest first
 * @param deleted ids of services that the platform lists as deleted
 */
export function rememberedPreviews(
  rows: readonly PreviewRow[],
  open: ReadonlySet<number>,
  deleted: ReadonlySet<string>,
): RememberedPreview[] {
  const byTarget = Map.groupBy(rows, ({ target }) => target)
  const users = Map.groupBy(rows, ({ service }) => service)
  return [...byTarget].flatMap(([target, all]) => {
    const [, number = '', name = ''] = /^preview:(\d+):(.*)$/s.exec(target) ?? []
    // A claim alone names no service.
    const newest = all.find(({ service }) => service !== undefined)
    if (number === '' || !newest?.service) return []
    const { service, createdAt } = newest
    return {
      ...{ number: Number(number), name, service, deployedAt: createdAt },
      url: all.find(({ url }) => url !== undefined)?.url,
      pullRequest: open.has(Number(number)) ? ('open' as const) : ('closed' as const),
      exists: deleted.has(service) ? ('deleted' as const) : ('not known' as const),
      isShared: new Set(users.get(service)?.map((each) => each.target)).size > 1,
      records: all.map(({ id }) => id),
    }
  })
}

/** Those that somebody may still pay for though their pull request is closed. */
export function stalePreviews(previews: readonly RememberedPreview[]): RememberedPreview[] {
  return previews.filter(({ pullRequest, exists }) => pullRequest === 'closed' && exists !== 'deleted')
}
