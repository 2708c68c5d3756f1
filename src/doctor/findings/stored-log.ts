import { readStoredRecord, sequenceKeys, textKeys } from '../../build-log/payload.ts'
import { isFields } from '../../client/fields.ts'
import { counted, type DoctorFinding, findingsOf, quoted } from '../finding.ts'
import { isSuccess, type LogReading, numbersOf, type Readings, storedRecordsOf } from '../readings.ts'
import { fieldShapes } from '../record-fields.ts'

const finding = findingsOf('stored log')

/** Shape, numbers, order, `after` and pages of the stored log of one deployment. */
export function storedLogFindings({ logs, deploymentId }: Readings): DoctorFinding[] {
  const [first] = logs
  if (deploymentId === undefined) return [finding('skipped', 'log', 'no deployment to read')]
  if (first === undefined) return [finding('skipped', 'log', 'not read')]
  const { answer, records } = first
  if (!isSuccess(answer)) {
    const isRefused = answer.status === 401 || answer.status === 403
    const advice = isRefused ? 'Grant the capability logs:read.' : 'The log is then read from the stream alone.'
    const why = answer.status === undefined ? 'no answer' : `the platform answered ${answer.status}`
    return [finding(isRefused ? 'warn' : 'inconclusive', 'log', why, { advice })]
  }
  if (records === undefined) {
    const advice = 'The log is then read from the stream alone, and lines that it loses stay lost.'
    return [finding('warn', 'log', 'the answer is not the documented JSON array', { advice })]
  }
  const all = storedRecordsOf(logs)
  if (all.length === 0) return [finding('inconclusive', 'log', 'the log is empty')]
  const numbers = numbersOf(all)
  return [
    finding('pass', 'log', counted(all.length, 'line')),
    lineFinding(all),
    numbersFinding(all, numbers),
    orderFinding(numbers),
    afterFinding(logs),
    pageFinding(logs),
  ]
}

function lineFinding(records: readonly unknown[]): DoctorFinding {
  const fields = records.filter(isFields)
  const seq = sequenceKeys.find((key) =>
    fields.some((record) => readStoredRecord({ [key]: record[key] }).seq !== undefined),
  )
  const text = textKeys.find((key) => fields.some((record) => typeof record[key] === 'string'))
  const evidence = fieldShapes(records).map(({ name, types }) => `${name}: ${types.join(' or ')}`)
  if (seq !== undefined && text !== undefined)
    return finding('pass', 'line', `number in \`${seq}\`, text in \`${text}\``, { evidence })
  const missing = [
    seq === undefined ? `a number in ${quoted(sequenceKeys)}` : '',
    text === undefined ? `a text in ${quoted(textKeys)}` : '',
  ]
  const advice = 'A record of another shape is shown as its JSON; without a number a line may come twice.'
  return finding('warn', 'line', `no record has ${missing.filter(Boolean).join(', or ')}`, { evidence, advice })
}

function numbersFinding(records: readonly unknown[], numbers: readonly number[]): DoctorFinding {
  const [first, ...rest] = numbers
  if (first === undefined) return finding('inconclusive', 'numbers', 'no line has a number')
  const without = records.length - numbers.length
  if (without > 0) return finding('warn', 'numbers', `${without} of ${counted(records.length, 'line')} have no number`)
  const steps = new Set(rest.map((number, index) => number - (numbers[index] ?? 0)))
  const [step] = steps
  if (step === undefined) return finding('inconclusive', 'numbers', `one line, with the number ${first}`)
  if (steps.size === 1 && step === 1) return finding('pass', 'numbers', `from ${first}, without gaps`)
  if (steps.size === 1) return finding('pass', 'numbers', `from ${first}, in steps of ${step}: positions, not counts`)
  const advice = 'Taxiway reads a gap again and says which lines were not delivered.'
  return finding('warn', 'numbers', `from ${first}, with gaps`, { advice })
}

function orderFinding(numbers: readonly number[]): DoctorFinding {
  if (numbers.length < 2) return finding('inconclusive', 'line-order', 'too few numbers to see an order')
  if (numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number)))
    return finding('pass', 'line-order', 'oldest first')
  const advice = 'Taxiway prints in the order of the numbers: a line that comes late is read again.'
  return finding('warn', 'line-order', 'the lines are not in the order of their numbers', { advice })
}

function afterFinding(logs: readonly LogReading[]): DoctorFinding {
  const [start] = numbersOf(logs[0]?.records)
  const asked = logs.flatMap(({ after, records, answer }) =>
    after !== undefined && records !== undefined && isSuccess(answer) ? { after, numbers: numbersOf(records) } : [],
  )
  const advice = 'Taxiway drops the lines that it knows; each read costs the platform more than it must.'
  if (asked.some(({ after, numbers }) => numbers.some((number) => number < after)))
    return finding('warn', 'after', '`after` is ignored: lines before it come again', { advice })
  // After the only line, the line itself is the whole log too.
  const isTold = asked.some(({ after, numbers }) => after !== start || !numbers.includes(after))
  if (!isTold) return finding('inconclusive', 'after', 'too few lines to ask for those after one')
  if (asked.every(({ after, numbers }) => !numbers.includes(after)))
    return finding('pass', 'after', 'the server honours `after`, and leaves out the line that it names')
  return finding('warn', 'after', '`after` includes the line that it names; the contract says "newer"', { advice })
}

function pageFinding(logs: readonly LogReading[]): DoctorFinding {
  const sizes = logs.map((_, index) => storedRecordsOf(logs.slice(0, index + 1)).length)
  const [first = 0] = sizes
  const pages = new Set(sizes).size
  return pages <= 1
    ? finding('pass', 'log-page', 'one answer holds the whole log')
    : finding('pass', 'log-page', `an answer holds ${counted(first, 'line')}; ${pages} were read`)
}
