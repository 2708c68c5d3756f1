import { systemClock } from '../../client/time/clock.ts'
import { lookGapMs, mostLooks, type PlaceHolder, type Room } from '../../preview/memory/preview-memory.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { Deployments } from '../deployments/deployments.ts'
import { noServiceLeft, nothingCreated } from './memory-row-format.ts'
import { type RememberedPreviews, readPreviews } from './remembered-previews.ts'

interface Limits {
  readonly most: number
  readonly keepsClosed: boolean
}

interface Place extends PlaceHolder {
  /** The row or claim that takes it. */
  readonly id: number
  /** As the last status of that row, if nothing is there any more. */
  readonly over: string
}

/**
 * Whether the environment has room for one more preview. Rejects as its GitHub deployments do.
 *
 * @param own the preview that is to be created, and its claim: those after it do not count
 */
export async function findRoom(
  deployments: Deployments,
  own: { readonly number: number; readonly name: string; readonly claim: number | undefined },
  { most, keepsClosed }: Limits,
): Promise<Room> {
  const read = await readShown(deployments, own)
  if (!read.isWhole) return { kind: 'unknown', why: 'not all GitHub deployments of the environment could be read' }
  const places = placesIn(read, own, keepsClosed).toSorted((one, other) => one.id - other.id)
  const holders: PlaceHolder[] = []
  for (const [index, { id, over, number, name, claim }] of places.entries()) {
    // As soon as it makes no difference, the others are not asked for.
    if (holders.length + places.length - index < most) return { kind: 'free' }
    const status = await deployments.lastStatus(id)
    if (!(status?.own && status.description === over)) holders.push({ number, name, ...definedFields({ claim }) })
  }
  return holders.length < most ? { kind: 'free' } : { kind: 'full', holders }
}

/** A list that shows our claim is sure to show those before it. */
async function readShown(
  deployments: Deployments,
  { number, name, claim }: { readonly number: number; readonly name: string; readonly claim: number | undefined },
): Promise<RememberedPreviews> {
  for (let looks = 1; looks <= mostLooks; looks++) {
    const read = await readPreviews(deployments, new Set())
    const all = [...read.previews, ...read.claimed].filter((each) => each.number === number && each.name === name)
    if (claim === undefined || all.some(({ claims }) => claims.includes(claim))) return read
    await systemClock.sleep(lookGapMs, deployments.github.signal)
  }
  throw new Error('GitHub does not show the claim that it has just taken')
}

function placesIn(
  { previews, claimed }: RememberedPreviews,
  own: { readonly number: number; readonly name: string; readonly claim: number | undefined },
  keepsClosed: boolean,
): Place[] {
  const isOther = (each: PlaceHolder): boolean => each.number !== own.number || each.name !== own.name
  const existing = previews
    .filter((each) => isOther(each) && (keepsClosed || each.pullRequest === 'open'))
    .map(({ number, name, records: [id = 0] }) => ({ number, name, id, over: noServiceLeft }))
  const claims = claimed.filter((each) => isOther(each) && (keepsClosed || each.pullRequest === 'open'))
  const before = claims.flatMap(({ number, name, claims: [...ids] }) => {
    const id = Math.min(...ids)
    return own.claim === undefined || id < own.claim ? [{ number, name, id, over: nothingCreated, claim: id }] : []
  })
  return [...existing, ...before]
}
