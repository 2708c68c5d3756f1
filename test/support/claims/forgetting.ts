import { type Call, type Ended, recordsIn } from './calls.ts'
import type { Request } from './world.ts'

// When the product's code has no more use for what its calls were told. A rule that forgets too much is noticed: two runs that are taken for
// equal go on differently.

/** Forgets what a call takes the place of. */
export function forgetBefore(caller: Call, { name, given }: Call): void {
  if (name === 'remember') caller.hasChosen = true
  if (name === 'write') caller.hasRead = false
  forget(caller, whatIsReplaced(caller, name, given))
}

function whatIsReplaced(caller: Call, name: string, given: readonly unknown[]): (ended: Ended) => boolean {
  // Whoever forgets a preview goes from one row to the next.
  if (caller.name === 'forget') return () => true
  switch (name) {
    case 'own':
      // A new list, and with it new statuses of its rows.
      return (each) => isStatus(each) || (each.name === name && (isClaiming(caller) || isSame(each, given)))
    case 'create':
      return (each) => each.name === 'own' || isStatus(each)
    case 'read':
      return (each) => each.name === name && !each.hasThrown
    case 'write':
      // A new claim: what was read or done before is settled, but for whether anything could be read.
      return (each) => each.name !== 'read' || !each.hasThrown
    case 'remember':
      return (each) => !['POST', 'write', 'forget', 'remember'].includes(each.name)
    case 'claimRemoval':
      return (each) => ['read', 'hasCreated', 'isCreatedByUs'].includes(each.name)
    case 'endRemoval':
      return (each) => each.name === 'claimRemoval'
    case 'forget':
      // A sweep forgets a preview, a deploy an attempt.
      return () => typeof given[0] !== 'string'
    default:
      return () => false
  }
}

/** What matters no more once a call has ended well. Gives whether its own result does not either. */
export function forgetAfter(caller: Call, { name, given: [, ours] }: Call, result: unknown): boolean {
  switch (name) {
    case 'read': {
      caller.hasRead ||= ours === undefined
      const hasClaimed = [...caller.ended.filter(({ isForgotten }) => !isForgotten), ...caller.underWay].some(
        (each) => each.name === 'write',
      )
      // Before a claim, whether it could be read at first is settled too.
      if (!hasClaimed) forget(caller, (each) => each.name === name)
      return false
    }
    case 'forget':
      caller.hasRead = true
      forget(caller, (each) => each.name !== 'read' || each.hasThrown)
      return true
    case 'remember':
      if (result === true) forget(caller, (each) => each.name === 'write' || each.name === 'forget')
      return false
    case 'update':
    case 'remove':
      // Of a row that it remembers, a memory knows what was written last.
      return caller.name !== 'remember'
    default:
      return false
  }
}

/** A run that has the claim creates the service: what it has read led there. */
export function forgetClaiming(caller: Call): void {
  caller.hasChosen = true
  forget(caller, ({ name }) => name === 'read')
}

/** The same request that failed before, once it is answered. */
export function forgetTries(caller: Call, request: Request): void {
  forget(caller, (each) => each.call === undefined && each.hasThrown && isSame(each, [request]))
}

/** How many services there are, and what is remembered, is asked only until one is created. */
export function forgetAtCreation(caller: Call): void {
  forget(caller, (each) => each.name !== 'write' && each.name !== 'forget')
}

/** A memory keeps in mind the record of a service that it gives, if no claim counts more. */
export function recall(caller: Call, { name, yielded }: Call): void {
  if (name !== 'read') return
  const records = recordsIn(yielded)
  const last = records.at(-1)
  if (last?.service === undefined || last.isOver === true) return
  if (!records.some(({ service, isOver }) => service === undefined && isOver === false)) caller.recalled = last
}

/** Whether it looks for the claims of a removal, again and again. */
function isClaiming({ name }: Call): boolean {
  return name === 'claimRemoval'
}

function isStatus({ name }: Ended): boolean {
  return name === 'lastStatus' || name === 'ownStatuses'
}

function isSame(ended: Ended, given: readonly unknown[]): boolean {
  return JSON.stringify(ended.given) === JSON.stringify(given)
}

function forget(caller: Call, isDone: (ended: Ended) => boolean): void {
  for (const ended of caller.ended) if (isDone(ended)) ended.isForgotten = true
}
