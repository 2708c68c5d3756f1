import { isMissing } from '../../client/errors.ts'
import { systemClock } from '../../client/time/clock.ts'
import { lookGapMs, mostLooks, type PlaceHolder, type Room } from '../../preview/memory/preview-memory.ts'
import type { Deployments } from '../deployments/deployments.ts'
import { noServiceLeft, nothingCreated } from './memory-row-format.ts'
import { type ClaimedPreview, type RememberedPreviews, readPreviews } from './remembered-previews.ts'

interface Limits {
  readonly most: number
  readonly keepsClosed: boolean
}

/** The preview that is to be created, and its claim. */
interface OwnPreview {
  readonly number: number
  readonly name: string
  readonly claim: number | undefined
}

/** A preview that may exist. */
interface Place {
  readonly number: number
  readonly name: string
  /** Each of them takes the place, the oldest first. */
  readonly rows: readonly Row[]
}

/** A row that names a service, or a claim. */
interface Row {
  readonly id: number
  readonly isClaim: boolean
}

/**
 * Whether the environment has room for one more preview. Rejects as its GitHub deployments do.
 *
 * @param own claims after its own do not count
 */
export async function findRoom(deployments: Deployments, own: OwnPreview, limits: Limits): Promise<Room> {
  for (let looks = 1; ; looks++) {
    try {
      return await countPlaces(deployments, own, limits)
    } catch (error) {
      // A row that was deleted since it was listed may have been replaced.
      if (!isMissing(error) || looks === mostLooks) throw error
    }
    await systemClock.sleep(lookGapMs, deployments.github.signal)
  }
}

async function countPlaces(deployments: Deployments, own: OwnPreview, { most, keepsClosed }: Limits): Promise<Room> {
  const read = await readShown(deployments, own)
  if (!read.isWhole) return { kind: 'unknown', why: 'not all GitHub deployments of the environment could be read' }
  const places = placesIn(read, own, keepsClosed).toSorted((one, other) => oldestId(one) - oldestId(other))
  const holders: PlaceHolder[] = []
  for (const [index, { rows, number, name }] of places.entries()) {
    // As soon as it makes no difference, the others are not asked for.
    if (holders.length + places.length - index < most) return { kind: 'free' }
    const left = await findLeft(deployments, rows)
    if (left !== undefined) holders.push({ number, name, ...(left.isClaim ? { claim: left.id } : {}) })
  }
  return holders.length < most ? { kind: 'free' } : { kind: 'full', holders }
}

function oldestId({ rows: [oldest] }: Place): number {
  return oldest?.id ?? 0
}

/** The first one whose last status does not say that nothing is there. */
async function findLeft(deployments: Deployments, rows: readonly Row[]): Promise<Row | undefined> {
  for (const row of rows) {
    const status = await deployments.lastStatus(row.id)
    if (!(status?.own && status.description === (row.isClaim ? nothingCreated : noServiceLeft))) return row
  }
  return undefined
}

/** A list that shows our claim is sure to show those before it. */
async function readShown(deployments: Deployments, { number, name, claim }: OwnPreview): Promise<RememberedPreviews> {
  for (let looks = 1; looks <= mostLooks; looks++) {
    const read = await readPreviews(deployments, new Set())
    const all = [...read.previews, ...read.claimed].filter((each) => each.number === number && each.name === name)
    if (claim === undefined || all.some(({ claims }) => claims.includes(claim))) return read
    await systemClock.sleep(lookGapMs, deployments.github.signal)
  }
  throw new Error('GitHub does not show the claim that it has just taken')
}

function placesIn({ previews, claimed }: RememberedPreviews, own: OwnPreview, keepsClosed: boolean): Place[] {
  const counts = ({ number, name, pullRequest }: ClaimedPreview): boolean =>
    (number !== own.number || name !== own.name) && (keepsClosed || pullRequest === 'open')
  /** Claims since the newest service, and before our own. */
  const claimsSince = (claims: readonly number[], service = 0): Row[] =>
    claims
      .filter((id) => id > service && (own.claim === undefined || id < own.claim))
      .toSorted((one, other) => one - other)
      .map((id) => ({ id, isClaim: true }))
  const existing = previews.filter(counts).map(({ number, name, claims, records: [id = 0] }) => {
    return { number, name, rows: [{ id, isClaim: false }, ...claimsSince(claims, id)] }
  })
  const before = claimed.filter(counts).map(({ number, name, claims }) => ({ number, name, rows: claimsSince(claims) }))
  return [...existing, ...before.filter(({ rows }) => rows.length > 0)]
}
