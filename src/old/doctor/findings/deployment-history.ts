import type { Fields } from '../../client/json-fields.ts'
import { findId, isNewestFirst, readRecord, readTimes, readUrl } from '../../deployment/history/history-record.ts'
import { formatCount } from '../../text/formats/count.ts'
import { type AreaFinding, finding } from '../finding.ts'
import { isSuccess, jsonType, readPage } from '../lenient-reading.ts'
import type { Readings } from '../read-platform.ts'
import type { Answer } from '../reader.ts'

/** Which field holds what, order, pages and cursor. */
export function historyFindings({ history, rows, smallPages, serviceId }: Readings): AreaFinding[] {
  const [first] = history
  if (first === undefined)
    return [finding('skipped', 'history', serviceId === undefined ? 'no service to read' : 'not read')]
  if (rows.length === 0) return [unreadFinding(first)]
  return [
    finding('pass', 'history', `${formatCount(rows.length, 'record')} on ${formatCount(history.length, 'page')}`),
    ...placeFindings(findPlaces(rows), rows),
    orderFinding(rows),
    pageFinding(smallPages),
    cursorFinding(smallPages.length > 1 ? smallPages : history),
  ]
}

function unreadFinding(first: Answer): AreaFinding {
  const { status, error, json } = first
  if (status === 401 || status === 403) {
    const advice = 'Grant the capability deployments:read.'
    return finding('fail', 'history', `the key may not read the history (${status})`, { advice })
  }
  if (status === 404) {
    const advice = 'Check `service-id` for a typo, and that the key belongs to the same account or project.'
    return finding('fail', 'history', 'the platform shows no such service to this key (404)', { advice })
  }
  const { list } = readPage(first)
  if (list?.length === 0) {
    const advice = 'Deploy once, then run the doctor again.'
    const text = 'the history is empty, so no record and no status word was seen yet'
    return finding('inconclusive', 'history', text, { advice })
  }
  if (isSuccess(first) && json !== undefined && list === undefined) {
    const advice = 'Taxiway finds a deployment only there: please report this platform.'
    return finding('fail', 'history', 'the answer has no list `deployments`', { advice })
  }
  const why = status === undefined ? `no answer: ${error?.message}` : `the platform answered ${status}`
  const text = isSuccess(first) ? 'the answer is not readable to its end, or holds no record' : why
  return finding('inconclusive', 'history', text, { advice: 'Try again when the platform is well.' })
}

/** The fields in which Taxiway reads what a record shows; undefined if no record shows it. */
type Places = ReturnType<typeof findPlaces>

/** Which field holds what: the first that shows by itself what the whole record shows. */
function findPlaces(records: readonly Fields[]) {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const place = (read: (record: Fields) => unknown): string | undefined => {
    const whole = records.map((record) => ({ record, shown: read(record) })).filter(({ shown }) => shown !== undefined)
    const isIn = (name: string) =>
      whole.some(({ record, shown }) => Object.hasOwn(record, name) && read({ [name]: record[name] }) === shown)
    return names.find(isIn)
  }
  return {
    id: place(findId),
    status: place((record) => readRecord(record).word),
    ref: place((record) => readRecord(record).refs.names[0]),
    commit: place((record) => readRecord(record).refs.commits[0]),
    address: place(readUrl),
    created: place((record) => readTimes(record).createdMs),
    finished: place((record) => readTimes(record).endedMs),
  }
}

/** What it means if no record shows a field. */
const unshown = {
  ref: 'no record shows what was requested; after a lost answer a deployment is adopted on inference',
  commit: 'no record shows a commit; the gate cannot choose a deployment by its commit',
  address: 'no record shows an address; set `environment-url` if you need one',
  created: 'no record shows when it was created',
  finished: 'no record shows when it ended',
} as const satisfies Partial<Record<keyof Places, string>>

function placeFindings(places: Places, rows: readonly Fields[]): AreaFinding[] {
  const withoutId = rows.filter((row) => findId(row) === undefined).length
  const advice = 'Taxiway reads `deploymentId` and `id`: it cannot find a deployment without one.'
  return [
    withoutId > 0
      ? finding('fail', 'id', `${withoutId} of ${rows.length} records have no id`, { advice })
      : finding('pass', 'id', `\`${places.id}\``),
    statusFinding(places, rows),
    rollbackFinding(rows),
    ...(['ref', 'commit', 'address', 'created', 'finished'] as const).map((name) => {
      const place = places[name]
      return place === undefined ? finding('inconclusive', name, unshown[name]) : finding('pass', name, `\`${place}\``)
    }),
  ]
}

function statusFinding({ status }: Places, rows: readonly Fields[]): AreaFinding {
  if (status !== undefined) {
    const without = rows.filter((row) => typeof row[status] !== 'string').length
    if (without === 0) return finding('pass', 'status', `\`${status}\``)
    const advice = 'Taxiway waits while its record has none, or infers success as if there were no such field.'
    return finding('warn', 'status', `\`${status}\`, which ${without} of ${rows.length} records lack`, { advice })
  }
  const summary = 'no record has a text in `status`, `state` or `phase`'
  if (rows.some((row) => typeof row['rollbackable'] === 'boolean')) {
    const advice =
      'Success is then inferred: it needs `rollbackable`, a log, the end of its stream, and 5 s without a change.'
    return finding('warn', 'status', summary, { advice })
  }
  const advice = 'No run can see a success: please report this platform.'
  return finding('fail', 'status', `${summary}; \`rollbackable\` cannot be read either`, { advice })
}

function rollbackFinding(rows: readonly Fields[]): AreaFinding {
  const values = rows.map((row) => row['rollbackable'])
  const yes = values.filter((value) => value === true).length
  const odd = values.filter((value) => typeof value !== 'boolean').length
  if (odd === 0) return finding('pass', 'rollbackable', `${yes} of ${rows.length} records can be rolled back to`)
  const advice = 'Without it success cannot be inferred: configure the status words.'
  const text = `${odd} of ${rows.length} records have no \`true\` or \`false\` in the documented \`rollbackable\``
  return finding('warn', 'rollbackable', text, { advice })
}

function orderFinding(rows: readonly Fields[]): AreaFinding {
  const isOrdered = isNewestFirst(rows)
  if (isOrdered === undefined) return finding('inconclusive', 'order', 'too few records, or no times to order them by')
  if (isOrdered) return finding('pass', 'order', 'newest first')
  const advice = 'Taxiway then reads more pages to find a deployment.'
  return finding('warn', 'order', 'the records are not newest first, as the contract says they are', { advice })
}

function pageFinding([small]: readonly Answer[]): AreaFinding {
  const { length } = readPage(small).deployments
  if (length < 2) return finding('inconclusive', 'page', 'too few records to see a page')
  if (length === 2) return finding('pass', 'page', 'the server honours `limit`')
  const advice = 'Nothing is to be done: each look at the history costs the platform more than it must.'
  return finding('warn', 'page', `asked for 2 records, got ${length}`, { advice })
}

function cursorFinding([first, second]: readonly Answer[]): AreaFinding {
  const { nextCursor, deployments } = readPage(first)
  if (nextCursor === undefined) return finding('inconclusive', 'cursor', 'there was one page only')
  const form = `a ${jsonType(nextCursor)}`
  const after = readPage(second).deployments
  if (after.length === 0) return finding('inconclusive', 'cursor', `${form}; the page after it shows no record`)
  const known = new Set(deployments.map(findId))
  const again = after.filter((row) => known.has(findId(row))).length
  if (again === 0) return finding('pass', 'cursor', `${form} that advances`)
  const advice = 'Taxiway refuses a cursor that repeats: a deployment beyond the first page is not found.'
  return finding('warn', 'cursor', `${form}, after which ${again} known records came again`, { advice })
}
