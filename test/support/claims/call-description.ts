import { type Call, type Ended, isRecord, type ReadRecord, recordsIn } from './calls.ts'
import type { ShownRow } from './world.ts'

/** How a call has ended whose row was deleted. */
const gone = 'RefusedError: missing'

/** All that a call was ever told. */
export function describeWhole({ name, given, ended, underWay, yielded }: Call): unknown {
  const results = ended.map((each) => {
    return [each.name, each.given, each.result, each.isForgotten, each.call && describeWhole(each.call)]
  })
  return [name, given, yielded, results, [...underWay].map(describeWhole)]
}

/** What a call goes on with: equal for calls that do the same from here on. */
export function describe(call: Call): unknown {
  const { name, given, yielded, recalled, hasRead, underWay } = call
  const inMind = call.ended.filter(({ isForgotten }) => !isForgotten)
  const results =
    name === 'remember'
      ? describeWrites(call)
      : inMind.map((each) => JSON.stringify(describeEnded(each, isWrite(call)), withoutTimes)).toSorted()
  const calls = [...underWay].map((each) =>
    name === 'read' && each.name === 'own' ? rowsLeft(each, given[1]) : describe(each),
  )
  if (name === 'read') return [name, given, seenBy(call), calls]
  const isListed = name === 'claimRemoval' && inMind.some((each) => each.name === 'own')
  return [
    name,
    JSON.stringify([given, yielded], withoutTimes),
    isListed ? firstClaim(inMind) : results,
    calls,
    hasPlacedRow(call) ? undefined : recalled,
    hasRead,
  ]
}

/** Whether a memory has a row of its own in mind, in place of what it has read. */
function hasPlacedRow({ ended, underWay }: Call): boolean {
  const remembering = [...ended.map(({ call }) => call), ...underWay].filter((call) => call?.name === 'remember')
  return remembering.some((call) =>
    [...(call?.ended ?? []), ...(call?.underWay ?? [])].some(
      (each) => each.name === 'update' || (each.name === 'create' && 'result' in each && !each.hasThrown),
    ),
  )
}

/** What a memory has begun to remember. A row that was written whole, or is gone, needs nothing more. */
function describeWrites({ ended, underWay }: Call): unknown {
  const updates = [...ended, ...underWay].filter(({ name }) => name === 'update')
  return ended
    .filter(({ name, result, hasThrown }) =>
      hasThrown ? result !== gone : name === 'create' && updates.every(({ given }) => given[0] !== result),
    )
    .map(({ name, given, result, hasThrown }) => (hasThrown ? [name, given, result] : [name, result]))
}

function describeEnded({ name, given, result, hasThrown, call }: Ended, isWritten: boolean): unknown {
  // What a write has read back, it has not found: it writes again.
  if (call === undefined && isWritten) return [name, hasThrown]
  if (name === 'read') return [name, hasThrown || call === undefined ? result : seenBy(call)]
  // Of a claim in doubt its id is told to people alone.
  if (name === 'claimRemoval' && isRecord(result) && 'kind' in result && result.kind === 'in doubt')
    return [name, result.kind]
  // A memory keeps in mind what it has written.
  const hasWritten = name === 'remember' || (name === 'write' && hasThrown)
  return [name, given, result, ...(hasWritten && call ? [describe(call)] : [])]
}

/** What was read of a memory: the last claim that counts, and the service that is left. If there is neither, whether the run's own claim was shown. */
function seenBy({ given: [, ours], attempt, yielded }: Call): unknown {
  const records = recordsIn(yielded)
  const isOurs = (record: ReadRecord): boolean => typeof ours === 'number' && record.attempt === attempt
  const claim = records.findLast(
    (each) =>
      each.service === undefined &&
      each.isOver !== true &&
      !isOurs(each) &&
      (typeof ours !== 'number' || each.id <= ours),
  )
  const service = records.find((each) => each.service !== undefined && each.isOver !== true)
  if (claim === undefined) return service ?? records.some(isOurs)
  const { freshForMs } = claim
  return [freshForMs === undefined ? 'open' : freshForMs > 0, service]
}

/** The rows of a list that are still to be looked at: a read ends with the first one that names a service. */
function rowsLeft({ given, yielded, ended }: Call, ours: unknown): unknown {
  const rows: readonly unknown[] = ended.flatMap(({ name, result }) => (name === 'list' ? result : []))
  const left = rows.filter(isRow).slice(Math.max(0, yielded.length - 1))
  const last = left.findIndex(({ payload }) => payload['service'] !== undefined)
  const shown = left.slice(0, last < 0 ? undefined : last + 1).map(({ id, payload }) => {
    // Without a claim of its own, the run compares no attempts.
    return { id, payload: typeof ours === 'number' ? payload : { ...payload, attempt: undefined } }
  })
  const [current] = recordsIn(yielded.slice(-1))
  return [given, shown, current && 'ageMs' in current && current.ageMs]
}

function isRow(value: unknown): value is ShownRow {
  return isRecord(value) && 'payload' in value
}

/** The run's own claim of a removal, which one of those that a list has shown is the first one, and what failed since. */
function firstClaim(inMind: readonly Ended[]): unknown {
  const find = (name: string, id?: number): Ended | undefined =>
    inMind.find((each) => each.name === name && (id === undefined || each.given[0] === id))
  const ours = find('create')?.result
  const list = find('own')
  if (list?.hasThrown) return list.result
  const first = recordsIn(list?.result)
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
    .find((id) => id === ours || find('ownStatuses', id)?.hasThrown === false)
  const failed = inMind.filter(({ name, hasThrown }) => hasThrown && name !== 'ownStatuses').map(({ name }) => name)
  return [ours, first === ours ? 'ours' : find('ownStatuses', first)?.result, failed]
}

/** Whether a call writes one thing, and reads back whether that took effect if it was given no answer. */
function isWrite({ name }: Call): boolean {
  return name === 'create' || name === 'update'
}

/** For JSON: times of rows and previews make no difference, but for those that a record is fresh for. */
function withoutTimes(key: string, value: unknown): unknown {
  return ['ageMs', 'idleMs', 'updatedAt', 'deployedAt'].includes(key) ? undefined : value
}
