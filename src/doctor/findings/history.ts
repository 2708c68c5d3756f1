import type { Fields } from '../../client/fields.ts'
import { idOf, isNewestFirst, readRecord, statusKeys } from '../../deployment/record.ts'
import { counted, type DoctorFinding, findingsOf } from '../finding.ts'
import type { Answer } from '../reader.ts'
import { isSuccess, pageOf, type Readings } from '../readings.ts'
import { fieldShapes, type Places, placesOf, typeOf } from '../record-fields.ts'

const finding = findingsOf('history')

/** Fields of the records, which of them holds what, order, pages and cursor. */
export function historyFindings({ history, rows, smallPages, serviceId }: Readings): DoctorFinding[] {
  const [first] = history
  if (serviceId === undefined) return [finding('skipped', 'history', 'no service to read')]
  if (first === undefined) return [finding('skipped', 'history', 'not read')]
  if (!isSuccess(first)) return [refusedFinding(first)]
  const { content } = pageOf(first)
  if (content !== 'records') return [finding(...unusable[content])]
  const shapes = fieldShapes(rows)
  const evidence = shapes.map(({ name, count, types }) => {
    const where = count === rows.length ? 'every record' : `${count} of ${rows.length}`
    return `${name}: ${types.join(' or ')}, on ${where}`
  })
  return [
    finding('pass', 'history', `${counted(rows.length, 'record')} on ${counted(history.length, 'page')}`),
    finding('pass', 'fields', counted(shapes.length, 'field'), { evidence }),
    ...placeFindings(placesOf(rows), rows),
    orderFinding(rows),
    pageFinding(smallPages),
    cursorFinding(smallPages.length > 1 ? smallPages : history),
  ]
}

const unusable: Readonly<Record<'empty' | 'no-list' | 'unreadable', Parameters<typeof finding>>> = {
  empty: [
    'inconclusive',
    'history',
    'the history is empty, so no record and no status word was seen yet',
    { advice: 'Deploy once, then run the doctor again.' },
  ],
  'no-list': [
    'fail',
    'history',
    'the answer has no list `deployments`',
    { advice: 'Taxiway finds a deployment only there: please report this platform.' },
  ],
  unreadable: [
    'inconclusive',
    'history',
    'the answer is not readable to its end, or holds no record',
    { advice: 'Try again when the platform is well.' },
  ],
}

function refusedFinding({ status, error }: Answer): DoctorFinding {
  switch (status) {
    case 401:
    case 403:
      return finding('fail', 'history', `the key may not read the history (${status})`, {
        advice: 'Grant the capability deployments:read.',
      })
    case 404:
      return finding('fail', 'history', 'the platform shows no such service to this key (404)', {
        advice: 'Check `service-id` for a typo, and that the key belongs to the same account or project.',
      })
    default: {
      const why = status === undefined ? `no answer: ${error?.message}` : `the platform answered ${status}`
      return finding('inconclusive', 'history', why, { advice: 'Try again when the platform is well.' })
    }
  }
}

function placeFindings(places: Places, rows: readonly Fields[]): DoctorFinding[] {
  const refs = rows.map((row) => readRecord(row).refs)
  const shown = (name: keyof Places, missing: string, isNested = false): DoctorFinding => {
    const field = places[name]
    if (field !== undefined) return finding('pass', name, `\`${field}\``)
    return isNested ? finding('pass', name, 'in a nested object') : finding('inconclusive', name, missing)
  }
  const withoutId = rows.filter((row) => idOf(row) === undefined).length
  const advice = 'Taxiway reads `deploymentId` and `id`: it cannot find a deployment without one.'
  return [
    withoutId > 0
      ? finding('fail', 'id', `${withoutId} of ${rows.length} records have no id`, { advice })
      : shown('id', ''),
    statusFinding(places, rows),
    rollbackFinding(rows),
    shown(
      'ref',
      'no record shows what was requested; after a lost answer a deployment is adopted on inference',
      refs.some(({ names }) => names.length > 0),
    ),
    shown(
      'commit',
      'no record shows a commit; the gate cannot choose a deployment by its commit',
      refs.some(({ commits }) => commits.length > 0),
    ),
    shown('address', 'no record shows an address; set `environment-url` if you need one'),
    shown('created', 'no record shows when it was created'),
    shown('finished', 'no record shows when it ended'),
  ]
}

function statusFinding({ status }: Places, rows: readonly Fields[]): DoctorFinding {
  if (status !== undefined) {
    const without = rows.filter((row) => typeof row[status] !== 'string').length
    if (without === 0) return finding('pass', 'status', `\`${status}\``)
    return finding('warn', 'status', `\`${status}\`, which ${without} of ${rows.length} records lack`)
  }
  const held = statusKeys.flatMap((key) => rows.map((row) => ({ key, type: typeOf(row[key]) })))
  const odd = held.find(({ type }) => type !== 'null' && type !== 'string')
  const summary =
    odd === undefined
      ? 'no record has `status`, `state` or `phase`'
      : `\`${odd.key}\` holds a value of type ${odd.type}, which Taxiway does not read: it needs a text`
  if (rows.some((row) => typeof row['rollbackable'] === 'boolean')) {
    const advice =
      'Success is then inferred: it needs `rollbackable`, a log, the end of its stream, and 5 s without a change.'
    return finding('warn', 'status', summary, { advice })
  }
  const advice = 'No run can see a success: please report this platform.'
  return finding('fail', 'status', `${summary}; \`rollbackable\` cannot be read either`, { advice })
}

function rollbackFinding(rows: readonly Fields[]): DoctorFinding {
  const values = rows.map((row) => row['rollbackable'])
  const yes = values.filter((value) => value === true).length
  const odd = values.filter((value) => typeof value !== 'boolean')
  if (odd.length === 0) return finding('pass', 'rollbackable', `${yes} of ${rows.length} records can be rolled back to`)
  const type = odd.map(typeOf).find((each) => each !== 'null')
  const what =
    type === undefined
      ? 'lack the documented `rollbackable`'
      : `hold no \`true\` or \`false\` in \`rollbackable\`, but a value of type ${type}`
  const advice = 'Without it success cannot be inferred: configure the status words.'
  return finding('warn', 'rollbackable', `${odd.length} of ${rows.length} records ${what}`, { advice })
}

function orderFinding(rows: readonly Fields[]): DoctorFinding {
  const isOrdered = isNewestFirst(rows)
  if (isOrdered === undefined) {
    const why = rows.length < 2 ? 'one record has no order' : 'the records show no times to order them by'
    return finding('inconclusive', 'order', why)
  }
  if (isOrdered) return finding('pass', 'order', 'newest first')
  const advice = 'Taxiway then reads more pages to find a deployment.'
  return finding('warn', 'order', 'the records are not newest first, as the contract says they are', { advice })
}

function pageFinding([small]: readonly Answer[]): DoctorFinding {
  if (small === undefined) return finding('inconclusive', 'page', 'too few records to see a page')
  const { rows, content } = pageOf(small)
  if (content === 'unreadable') return finding('inconclusive', 'page', 'the page was not answered')
  if (rows.length === 2) return finding('pass', 'page', 'the server honours `limit`')
  return finding(rows.length < 2 ? 'inconclusive' : 'warn', 'page', `asked for 2 records, got ${rows.length}`)
}

function cursorFinding([first, second]: readonly Answer[]): DoctorFinding {
  const { cursor, next, rows } = pageOf(first)
  if (next === undefined) return finding('inconclusive', 'cursor', 'there was one page only')
  const form = `a ${typeOf(cursor)}`
  if (!isSuccess(second)) return finding('inconclusive', 'cursor', `${form}; the next page was not read`)
  const after = pageOf(second)
  if (after.rows.length === 0 && after.next === undefined)
    return finding('inconclusive', 'cursor', `${form}; the page after it is empty`)
  const known = new Set(rows.map(idOf))
  const again = after.rows.filter((row) => known.has(idOf(row))).length
  if (again === 0) return finding('pass', 'cursor', `${form} that advances`)
  const advice = 'Taxiway refuses a cursor that repeats: a deployment beyond the first page is not found.'
  return finding('warn', 'cursor', `${form}, after which ${again} known records came again`, { advice })
}
