import { type Call, type Ended, isRecord, recordsIn } from './calls.ts'

/** All that a call was ever told. */
export function describeWhole({ name, given, ended, underWay, yielded }: Call): unknown {
  const results = ended.map((each) => {
    return [each.name, each.given, each.result, each.isForgotten, each.call && describeWhole(each.call)]
  })
  return [name, given, yielded, results, [...underWay].map(describeWhole)]
}

/**
 * What a call goes on with: equal for calls that do the same from here on.
 *
 * @param attempt the last one of the run
 */
export function describe(call: Call, attempt: string | undefined): unknown {
  const { name, given, yielded, recalled, underWay } = call
  const inMind = call.ended.filter(({ isForgotten }) => !isForgotten)
  const results =
    name === 'remember'
      ? describeWrites(call)
      : inMind.map((each) => JSON.stringify(describeEnded(each, attempt), withoutTimes)).toSorted()
  const calls = [...underWay].map((each) =>
    name === 'read' && each.name === 'own' ? rowsLeft(each) : describe(each, attempt),
  )
  if (name === 'read') return [name, given, seenIn(yielded, given[1], attempt), calls]
  const isListed = name === 'claimRemoval' && inMind.some((each) => each.name === 'own')
  return [
    name,
    JSON.stringify([given, yielded], withoutTimes),
    isListed ? firstClaim(inMind) : results,
    calls,
    recalled,
  ]
}

/** A row that was written whole needs nothing more. */
function describeWrites({ ended, underWay }: Call): unknown {
  const isDated = (id: unknown): boolean =>
    [...ended, ...underWay].some(
      (each) => each.name === 'update' && each.given[0] === id && !('hasThrown' in each && each.hasThrown),
    )
  return ended
    .filter(({ name, result, hasThrown }) => hasThrown || (name === 'create' && !isDated(result)))
    .map(({ name, given, result, hasThrown }) => (hasThrown ? [name, given, result] : [name, result]))
}

function describeEnded({ name, given, result, hasThrown, call }: Ended, attempt: string | undefined): unknown {
  // It is read whether a status was set, and set again if not.
  if (name === 'statuses' || (name === 'update' && call === undefined)) return [name, hasThrown]
  if (name === 'read') return hasThrown ? [name, result] : [name, seenIn(result, given[1], attempt)]
  // Of a claim in doubt its id is told to people alone.
  if (name === 'claimRemoval' && isRecord(result) && 'kind' in result && result.kind === 'in doubt')
    return [name, result.kind]
  // A memory keeps in mind what it has written.
  const hasWritten = name === 'remember' || (name === 'write' && hasThrown)
  return [name, given, result, ...(hasWritten && call ? [describe(call, attempt)] : [])]
}

/** What was read of a memory: the last claim that counts, whether the run's own was among them, and the service that is left. */
function seenIn(given: unknown, ours: unknown, attempt: string | undefined): unknown {
  const records = recordsIn(given)
  const isOurs = (record: { readonly attempt?: string }) => typeof ours === 'number' && record.attempt === attempt
  const claim = records.findLast(
    (each) =>
      each.service === undefined &&
      each.isOver !== true &&
      !isOurs(each) &&
      (typeof ours !== 'number' || each.id <= ours),
  )
  const { freshForMs } = claim ?? {}
  return [
    claim && (freshForMs === undefined ? 'open' : freshForMs > 0),
    records.some(isOurs),
    records.filter(({ service, isOver }) => service !== undefined && isOver !== true),
  ]
}

/** The rows of a list that are still to be looked at: a read ends with the first one that names a service. */
function rowsLeft({ given, yielded, ended }: Call): unknown {
  const rows: readonly unknown[] = ended.flatMap(({ name, result }) => (name === 'list' ? result : []))
  const left = rows.slice(Math.max(0, yielded.length - 1))
  const last = left.findIndex((row) => isRow(row) && row.payload.service !== undefined)
  const [current] = recordsIn(yielded.slice(-1))
  return [given, last < 0 ? left : left.slice(0, last + 1), current && 'ageMs' in current && current.ageMs]
}

function isRow(value: unknown): value is { readonly payload: { readonly service?: string } } {
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

/** For JSON: times of rows and previews make no difference, but for those that a record is fresh for. */
function withoutTimes(key: string, value: unknown): unknown {
  return ['ageMs', 'idleMs', 'updatedAt', 'deployedAt'].includes(key) ? undefined : value
}
