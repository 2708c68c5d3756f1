import type { Fields } from '../../client/fields.ts'
import { historyPageSize } from '../../contract/limits.ts'
import { idOf, isNewestFirst, statusKeys } from '../../deployment/record.ts'
import { isSuccess } from '../answer.ts'
import { counted, type DoctorFinding, findingsOf } from '../finding.ts'
import { type HistoryReading, listOf, nextOf, type Readings, rowsOf } from '../readings.ts'
import { type FieldShape, fieldShapes, mainType, type Roles, rolesOf, typeOf } from '../record-fields.ts'

const finding = findingsOf('history')

/** Fields of the records, where what stands, order, pages and cursor. */
export function probeHistory({ history, smallPages, serviceId }: Readings): DoctorFinding[] {
  const [first] = history
  if (serviceId === undefined) return [finding('skipped', 'history', 'no service to look at')]
  if (first === undefined) return [finding('skipped', 'history', 'not read')]
  const { answer } = first
  if (!isSuccess(answer)) return [refused(answer.status, answer.problem)]
  const list = listOf(history)
  if (list === 'unreadable') {
    const advice = 'Try again when the platform is well.'
    return [finding('inconclusive', 'history', 'the answer is not readable to its end, or holds no record', { advice })]
  }
  if (list === 'missing') {
    const advice = 'Taxiway finds a deployment only in `deployments`: please report this platform.'
    return [finding('fail', 'history', 'the answer has no list `deployments`', { advice })]
  }
  const rows = rowsOf(history)
  if (rows.length === 0) {
    const advice = 'Deploy once, then ask the doctor again: it learns from records.'
    return [
      finding('inconclusive', 'history', 'the history is empty, so no record and no status word was seen yet', {
        advice,
      }),
    ]
  }
  const shapes = fieldShapes(rows)
  return [
    finding('pass', 'history', `${counted(rows.length, 'record')} on ${counted(history.length, 'page')}`),
    finding('pass', 'fields', counted(shapes.length, 'field'), {
      evidence: shapes.map((shape) => shapeLine(shape, rows)),
    }),
    ...placesOf(rolesOf(rows), rows),
    orderOf(rows),
    pageOf(smallPages),
    cursorOf(history, smallPages),
  ]
}

function refused(status: number | undefined, problem: string | undefined): DoctorFinding {
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
    default:
      return finding(
        'inconclusive',
        'history',
        status === undefined ? `no answer: ${problem ?? 'nothing came'}` : `the platform answered ${status}`,
        { advice: 'Try again when the platform is well.' },
      )
  }
}

function shapeLine({ name, count, types }: FieldShape, { length }: readonly Fields[]): string {
  return `${name}: ${types.join(' or ')}, on ${count === length ? 'every record' : `${count} of ${length}`}`
}

function placesOf(roles: Roles, rows: readonly Fields[]): DoctorFinding[] {
  const shown = (name: string, field: string | undefined, missing: string): DoctorFinding =>
    field === undefined ? finding('inconclusive', name, missing) : finding('pass', name, `\`${field}\``)
  const withId = rows.filter((row) => idOf(row) !== undefined).length
  const advice = 'Taxiway reads `deploymentId` and `id`: it cannot find a deployment without.'
  const id =
    withId < rows.length
      ? finding('fail', 'id', `${rows.length - withId} of ${counted(rows.length, 'record')} have no id`, { advice })
      : finding('pass', 'id', `\`${roles.id ?? 'deploymentId'}\``)
  return [
    id,
    statusOf(roles, rows),
    rollbackOf(rows),
    shown(
      'ref',
      roles.ref,
      'no record shows what was requested; after a lost answer a deployment is adopted on inference',
    ),
    shown('commit', roles.commit, 'no record shows a commit; the gate cannot choose a deployment by its commit'),
    shown('address', roles.address, 'no record shows an address; set `environment-url` where you need one'),
    shown('created', roles.createdAt, 'no record shows when it was created'),
    shown('finished', roles.finishedAt, 'no record shows when it ended'),
  ]
}

/** Taxiway reads `status`, `state` and `phase`; another field with few words for many records may be one. */
function statusOf({ status }: Roles, rows: readonly Fields[]): DoctorFinding {
  if (status !== undefined) {
    const without = rows.filter((row) => typeof row[status] !== 'string').length
    return without === 0
      ? finding('pass', 'status', `\`${status}\``)
      : finding('warn', 'status', `\`${status}\`, which ${without} of ${counted(rows.length, 'record')} lack`)
  }
  const unread = statusKeys.flatMap((key) => rows.map((row) => ({ key, type: typeOf(row[key]) })))
  const odd = unread.find(({ type }) => type !== 'null' && type !== 'string')
  const isInferable = rows.some((row) => typeof row['rollbackable'] === 'boolean')
  const without = (summary: string): DoctorFinding =>
    isInferable
      ? finding('warn', 'status', summary, {
          advice:
            'Success is then inferred: it needs `rollbackable`, a log, the end of its stream, and 5 s without a change.',
        })
      : finding('fail', 'status', `${summary}; \`rollbackable\` cannot be read either`, {
          advice: 'No run can see a success: please report this platform.',
        })
  if (odd !== undefined)
    return without(`\`${odd.key}\` holds a value of type ${odd.type}, which Taxiway does not read: it needs a text`)
  const others = fieldShapes(rows).filter((shape) => shape.count === rows.length && mainType(shape) === 'string')
  const likely = others.find(({ name }) => /stat|stage|phase|result|outcome|condition/i.test(name))
  const more = likely === undefined ? '' : `; \`${likely.name}\` may be one that Taxiway does not read`
  return without(`no record has \`status\`, \`state\` or \`phase\`${more}`)
}

function rollbackOf(rows: readonly Fields[]): DoctorFinding {
  const flags = rows.filter((row) => typeof row['rollbackable'] === 'boolean')
  const yes = flags.filter((row) => row['rollbackable'] === true).length
  if (flags.length === rows.length)
    return finding('pass', 'rollbackable', `${yes} of ${counted(rows.length, 'record')} can be rolled back to`)
  const odd = rows.map((row) => typeOf(row['rollbackable'])).find((type) => type !== 'boolean' && type !== 'null')
  return finding(
    'warn',
    'rollbackable',
    `${rows.length - flags.length} of ${counted(rows.length, 'record')} ${odd === undefined ? 'lack the documented `rollbackable`' : `hold no \`true\` or \`false\` in \`rollbackable\`, but a value of type ${odd}`}`,
    {
      advice: 'Without it success cannot be inferred: configure the status words.',
    },
  )
}

function orderOf(rows: readonly Fields[]): DoctorFinding {
  switch (isNewestFirst(rows)) {
    case undefined:
      return finding(
        'inconclusive',
        'order',
        rows.length < 2 ? 'one record has no order' : 'the records show no times to order them by',
      )
    case true:
      return finding('pass', 'order', 'newest first')
    case false:
      return finding('warn', 'order', 'the records are not newest first, as the contract says they are', {
        advice: 'Taxiway then reads more pages to find a deployment.',
      })
  }
}

function pageOf([small]: readonly HistoryReading[]): DoctorFinding {
  if (small === undefined) return finding('inconclusive', 'page', 'too few records to see a page')
  if (!isSuccess(small.answer)) return finding('inconclusive', 'page', 'the page was not answered')
  const { length } = small.rows
  if (length === 2) return finding('pass', 'page', `\`limit\` is kept; the documented default is ${historyPageSize}`)
  return finding(length < 2 ? 'inconclusive' : 'warn', 'page', `asked for 2 records, got ${length}`)
}

function cursorOf(history: readonly HistoryReading[], smallPages: readonly HistoryReading[]): DoctorFinding {
  const pages = smallPages.length > 1 ? smallPages : history
  const [first, second] = pages
  const next = first === undefined ? undefined : nextOf(first)
  if (first === undefined || next === undefined) return finding('inconclusive', 'cursor', 'there was one page only')
  if (second === undefined || !isSuccess(second.answer))
    return finding('inconclusive', 'cursor', `a ${typeOf(next)}; the next page was not read`)
  const known = new Set(first.rows.map(idOf))
  const form = typeOf(first.rawCursor)
  if (second.rows.length === 0 && nextOf(second) === undefined)
    return finding('inconclusive', 'cursor', `a ${form}; the page after it is empty`)
  const again = second.rows.filter((row) => known.has(idOf(row))).length
  return again === 0
    ? finding('pass', 'cursor', `a ${form}, which moves on`)
    : finding('warn', 'cursor', `a ${form}, after which ${again} known records came again`, {
        advice: 'Taxiway refuses a cursor that repeats: a deployment beyond the first page is not found.',
      })
}
