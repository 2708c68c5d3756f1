import { systemClock } from '../../client/time/clock.ts'
import {
  type Claim,
  lookGapMs,
  mostLooks,
  type PreviewMemory,
  RecordGoneError,
  type Remembered,
} from './preview-memory.ts'

/** What is remembered of the newest preview with one of these targets. */
export async function findRemembered(memory: PreviewMemory, targets: readonly string[]): Promise<Remembered> {
  return (await look(memory, targets)).remembered
}

/**
 * Claims the creation of the service, before it is sent. Undefined if the claim is ours: of several runs exactly one gets that, the
 * one whose open claim has the lowest id. Otherwise what another run did or is doing; then this claim is forgotten.
 */
export async function claimService(memory: PreviewMemory, claim: Claim): Promise<Remembered | undefined> {
  const ours = { ...claim, id: await memory.write(claim) }
  for (let looks = 1; ; looks++) {
    // Only a look that shows ours is sure to show those before it.
    const { remembered, isShown } = await look(memory, [claim.target], ours)
    if (remembered.kind !== 'none') {
      await memory.forget(claim.attempt)
      return remembered
    }
    if (isShown) return undefined
    if (looks === mostLooks) throw new Error(`${memory.name} does not show the claim that it has just taken`)
    await systemClock.sleep(lookGapMs, memory.signal)
  }
}

type OurClaim = Claim & { readonly id: number }
type Seen = { readonly remembered: Remembered; readonly isShown: boolean }

/**
 * Looks at the records down to the newest service. An open claim that is newer counts more. Looks again if one was deleted meanwhile.
 *
 * @param ours the claim that is compared with the others: those after it do not count
 */
async function look(memory: PreviewMemory, targets: readonly string[], ours?: OurClaim): Promise<Seen> {
  for (let looks = 1; ; looks++) {
    try {
      return await readThrough(memory, targets, ours)
    } catch (error) {
      if (!(error instanceof RecordGoneError) || looks === mostLooks) throw error
    }
    await systemClock.sleep(lookGapMs, memory.signal)
  }
}

async function readThrough(
  memory: PreviewMemory,
  targets: readonly string[],
  ours: OurClaim | undefined,
): Promise<Seen> {
  let remembered: Remembered = { kind: 'none' }
  let isShown = false
  for await (const record of memory.read(targets, ours?.id)) {
    const { id, target, attempt, service: serviceId, created, image, exposed, url, freshForMs, isOver } = record
    const isOurs = ours !== undefined && attempt === ours.attempt
    isShown ||= isOurs
    if (serviceId === undefined) {
      const counts = !isOver && !isOurs && (ours === undefined || id <= ours.id)
      if (counts) remembered = { kind: 'unconfirmed', target, freshForMs }
      continue
    }
    if (remembered.kind === 'none' && !isOver && serviceId !== ours?.gone) {
      const address = exposed?.url ?? url
      remembered = { kind: 'known', target, serviceId, created, image, exposed, url: address }
    }
    break
  }
  return { remembered, isShown }
}
