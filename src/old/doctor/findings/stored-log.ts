import { readStoredRecord, sequenceKeys, textKeys } from '../../build-log/payload.ts'
import { isFields } from '../../client/json-fields.ts'
import { formatCount } from '../../text/formats/count.ts'
import { type AreaFinding, finding, quoted } from '../finding.ts'
import { isSuccess, type LogReading, readNumbers, readStoredRecords } from '../lenient-reading.ts'
import type { Readings } from '../read-platform.ts'

/** Shape, numbers, order, `after` and pages of the stored log of one deployment. */
export function storedLogFindings({ logs, deploymentId }: Readings): AreaFinding[] {
  const [first] = logs
  if (first === undefined)
    return [finding('skipped', 'log', deploymentId === undefined ? 'no deployment to read' : 'not read')]
  const all = readStoredRecords(logs)
  if (all.length === 0) return [unreadFinding(first)]
  const numbers = readNumbers(all)
  return [
    finding('pass', 'log', formatCount(all.length, 'line')),
    lineFinding(all),
    numbersFinding(all, numbers),
    orderFinding(numbers),
    afterFinding(logs),
    pageFinding(logs),
  ]
}

function unreadFinding({ answer, records }: LogReading): AreaFinding {
  const { status, ended } = answer
  if (status === 401 || status === 403)
    return finding('warn', 'log', `the key may not read the log (${status})`, {
      advice: 'Grant the capability logs:read.',
    })
  if (records !== undefined) return finding('inconclusive', 'log', 'the log is empty')
  const advice = 'The log is then read from the stream alone, and lines that it loses stay lost.'
  if (isSuccess(answer) && ended)
    return finding('warn', 'log', 'the answer is not the documented JSON array', { advice })
  const why =
    status === undefined ? 'no answer' : `the platform answered ${status}${ended ? '' : ', but not to its end'}`
  return finding('inconclusive', 'log', why, { advice })
}

function lineFinding(records: readonly unknown[]): AreaFinding {
  const fields = records.filter(isFields)
  const seq = sequenceKeys.find((key) =>
    fields.some((record) => readStoredRecord({ [key]: record[key] }).seq !== undefined),
  )
  const text = textKeys.find((key) => fields.some((record) => typeof record[key] === 'string'))
  if (seq !== undefined && text !== undefined)
    return finding('pass', 'line', `number in \`${seq}\`, text in \`${text}\``)
  const missing = seq === undefined ? `number in ${quoted(sequenceKeys)}` : `text in ${quoted(textKeys)}`
  const advice = 'A record of another shape is shown as its JSON; without a number a line may come twice.'
  return finding('warn', 'line', `no record has a ${missing}`, { advice })
}

function numbersFinding(records: readonly unknown[], numbers: readonly number[]): AreaFinding {
  const [first, second] = numbers
  const without = records.length - numbers.length
  if (without > 0)
    return finding('warn', 'numbers', `${without} of ${formatCount(records.length, 'line')} have no number`, {
      advice: 'Taxiway counts such lines: one that comes late may be printed twice, or not at all.',
    })
  if (first === undefined || second === undefined)
    return finding('inconclusive', 'numbers', `one line, with the number ${first}`)
  const step = second - first
  if (numbers.every((number, index) => number === first + index * step))
    return finding('pass', 'numbers', `from ${first}, ${step === 1 ? 'without gaps' : `in steps of ${step}`}`)
  const advice = 'Taxiway reads a gap again and says which lines were not delivered.'
  return finding('warn', 'numbers', `from ${first}, with gaps`, { advice })
}

function orderFinding(numbers: readonly number[]): AreaFinding {
  if (numbers.length < 2) return finding('inconclusive', 'line-order', 'too few numbers to see an order')
  if (numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number)))
    return finding('pass', 'line-order', 'oldest first')
  const advice = 'Taxiway prints in the order of the numbers: a line that comes late is read again.'
  return finding('warn', 'line-order', 'the lines are not in the order of their numbers', { advice })
}

function afterFinding(logs: readonly LogReading[]): AreaFinding {
  const [start] = readNumbers(logs[0]?.records)
  const asked = logs.flatMap(({ after, records }) =>
    after === undefined || records === undefined ? [] : { after, numbers: readNumbers(records) },
  )
  const advice = 'Taxiway drops the lines that it knows; each read costs the platform more than it must.'
  if (asked.some(({ after, numbers }) => numbers.some((number) => number < after)))
    return finding('warn', 'after', '`after` is ignored: lines before it come again', { advice })
  // After the only line, the line itself is the whole log too.
  if (asked.every(({ after, numbers }) => after === start && numbers.includes(after)))
    return finding('inconclusive', 'after', 'too few lines to ask for those after one')
  if (asked.every(({ after, numbers }) => !numbers.includes(after)))
    return finding('pass', 'after', 'the server honours `after`, and leaves out the line that it names')
  return finding('warn', 'after', '`after` includes the line that it names; the contract says "newer"', { advice })
}

function pageFinding(logs: readonly LogReading[]): AreaFinding {
  const first = readStoredRecords(logs.slice(0, 1)).length
  return readStoredRecords(logs).length === first
    ? finding('pass', 'log-page', 'one answer holds the whole log')
    : finding('pass', 'log-page', `an answer holds ${formatCount(first, 'line')}`)
}
