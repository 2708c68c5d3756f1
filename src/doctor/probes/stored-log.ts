import { readStoredRecord, sequenceKeys, textKeys } from '../../build-log/payload.ts'
import { isFields } from '../../client/fields.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import { isSuccess } from '../answer.ts'
import { counted, type DoctorFinding, findingsOf } from '../finding.ts'
import { type LogReading, numbersOf, type Readings } from '../readings.ts'
import { fieldShapes } from '../record-fields.ts'

const finding = findingsOf('stored log')

/** The fields of a stored record that hold its number and its text. */
export function lineFieldsOf(records: readonly unknown[]): { readonly seq?: string; readonly text?: string } {
  const fields = records.filter(isFields)
  const seq = sequenceKeys.find((key) =>
    fields.some((record) => readStoredRecord({ [key]: record[key] }).seq !== undefined),
  )
  const text = textKeys.find((key) => fields.some((record) => typeof record[key] === 'string'))
  return { ...(seq === undefined ? {} : { seq }), ...(text === undefined ? {} : { text }) }
}

/**
 * The pages from the beginning of the log, without the lines that a page before showed already: `after` may not be obeyed. The read
 * after its middle is not one of them.
 */
export function pagesOf(readings: Pick<Readings, 'logs'>): readonly LogReading[] {
  const known = new Set<number>()
  return allPagesOf(readings).map(({ records, ...page }) => {
    const fresh = records?.filter((record) => !numbersOf([record]).some((number) => known.has(number)))
    for (const number of numbersOf(records)) known.add(number)
    return { ...page, records: fresh }
  })
}

/** Each stored line that was read, once. */
export function storedRecordsOf(readings: Pick<Readings, 'logs'>): unknown[] {
  return pagesOf(readings).flatMap((page) => page.records ?? [])
}

function allPagesOf({ logs }: Pick<Readings, 'logs'>): readonly LogReading[] {
  const last = logs.at(-1)
  const [first] = logs
  const end = logs.findIndex(({ records }) => records?.length === 0)
  if (end >= 0) return logs.slice(0, end + 1)
  return last !== first && last !== undefined && isMiddle(last, logs) ? logs.slice(0, -1) : logs
}

function isMiddle({ after }: LogReading, logs: readonly LogReading[]): boolean {
  return after !== undefined && logs.slice(0, -1).some(({ records }) => numbersOf(records).slice(0, -1).includes(after))
}

/** Shape, numbers, order, `after` and pages of the stored log of one deployment. */
export function probeStoredLog(readings: Readings): DoctorFinding[] {
  const { logs, deploymentId } = readings
  const [first] = logs
  if (deploymentId === undefined) return [finding('skipped', 'log', 'no deployment to look at')]
  if (first === undefined) return [finding('skipped', 'log', 'not read')]
  const { answer, records } = first
  if (!isSuccess(answer)) {
    const status = answer.status
    const advice = status === 403 ? 'Grant the capability logs:read.' : 'The log is then read from the stream alone.'
    return [
      finding(
        status === 401 || status === 403 ? 'warn' : 'inconclusive',
        'log',
        status === undefined ? 'no answer' : `the platform answered ${status}`,
        { advice },
      ),
    ]
  }
  if (records === undefined) {
    const advice = 'The log is then read from the stream alone, and lines that it loses stay lost.'
    return [finding('warn', 'log', 'the answer is not the documented JSON array', { advice })]
  }
  const pages = pagesOf(readings)
  const all = pages.flatMap((page) => page.records ?? [])
  if (all.length === 0) return [finding('inconclusive', 'log', 'the log is empty')]
  const numbers = numbersOf(all)
  return [
    finding('pass', 'log', counted(all.length, 'line')),
    shapeOf(all),
    numbersFinding(all, numbers),
    finding(...orderOf(numbers)),
    afterOf(logs),
    pageOf(pages),
  ]
}

function shapeOf(records: readonly unknown[]): DoctorFinding {
  const { seq, text } = lineFieldsOf(records)
  const evidence = fieldShapes(records.filter(isFields)).map(({ name, types }) => `${name}: ${types.join(' or ')}`)
  if (seq !== undefined && text !== undefined)
    return finding('pass', 'line', `number in \`${seq}\`, text in \`${text}\``, { evidence })
  const missing = [
    seq === undefined ? `a number in ${listed(sequenceKeys)}` : '',
    text === undefined ? `a text in ${listed(textKeys)}` : '',
  ]
  const advice = 'A record of another shape is shown as its JSON; without a number a line may come twice.'
  return finding('warn', 'line', `no record has ${missing.filter(Boolean).join(', or ')}`, { evidence, advice })
}

function numbersFinding(records: readonly unknown[], numbers: readonly number[]): DoctorFinding {
  const [first, ...rest] = numbers
  if (first === undefined) return finding('inconclusive', 'numbers', 'no line has a number')
  if (numbers.length < records.length)
    return finding(
      'warn',
      'numbers',
      `${records.length - numbers.length} of ${counted(records.length, 'line')} have no number`,
    )
  const steps = new Set(rest.map((number, index) => number - (numbers[index] ?? 0)))
  if (steps.size === 0) return finding('inconclusive', 'numbers', `one line, with the number ${first}`)
  const [step] = steps
  if (steps.size === 1 && step === 1) return finding('pass', 'numbers', `from ${first}, without holes`)
  if (steps.size === 1) return finding('pass', 'numbers', `from ${first}, each ${step} further: positions, not counts`)
  return finding('warn', 'numbers', `from ${first}, with holes`, {
    advice: 'Taxiway reads a hole again and says which lines were not delivered.',
  })
}

function orderOf(numbers: readonly number[]): Parameters<typeof finding> {
  if (numbers.length < 2) return ['inconclusive', 'line-order', 'too few numbers to see an order']
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number))
    ? ['pass', 'line-order', 'oldest first']
    : [
        'warn',
        'line-order',
        'the lines do not come in the order of their numbers',
        { advice: 'Taxiway prints in the order of the numbers: a line that comes late is read again.' },
      ]
}

/** What a read with `after` is answered with; undefined where too few lines were seen to tell. */
export function answeredAfter(logs: readonly LogReading[]): Dialect['after'] | undefined {
  const [start] = numbersOf(logs[0]?.records)
  const asked = logs.flatMap(({ after, records, answer }) =>
    after !== undefined && records !== undefined && isSuccess(answer) ? { after, numbers: numbersOf(records) } : [],
  )
  if (asked.length === 0) return undefined
  if (asked.some(({ after, numbers }) => numbers.some((number) => number < after))) return 'ignored'
  if (asked.every(({ after, numbers }) => !numbers.includes(after))) return 'newer'
  // After the first line alone, the line itself is the whole log too.
  return asked.every(({ after }) => after === start) ? undefined : 'from'
}

function afterOf(logs: readonly LogReading[]): DoctorFinding {
  const advice = 'Taxiway drops the lines that it knows; each read costs the platform more than it must.'
  switch (answeredAfter(logs)) {
    case undefined:
      return finding('inconclusive', 'after', 'too few lines to ask for those after one')
    case 'ignored':
      return finding('warn', 'after', '`after` is not obeyed: lines before it come again', { advice })
    case 'from':
      return finding('warn', 'after', '`after` includes the line that it names; the contract says "newer"', { advice })
    case 'newer':
      return finding('pass', 'after', '`after` is obeyed, and leaves out the line that it names')
  }
}

function pageOf(pages: readonly LogReading[]): DoctorFinding {
  const sizes = pages.flatMap(({ records }) => (records === undefined || records.length === 0 ? [] : records.length))
  const [first = 0] = sizes
  if (sizes.length <= 1) return finding('pass', 'log-page', 'one answer holds the whole log')
  return finding('pass', 'log-page', `an answer holds ${first} lines; ${counted(sizes.length, 'answer')} were read`)
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
