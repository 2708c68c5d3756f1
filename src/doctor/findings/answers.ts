import { isFields } from '../../client/fields.ts'
import { isOperationName, operationOf } from '../../contract/operations.ts'
import { counted, type DoctorFinding, findingsOf, quoted } from '../finding.ts'
import { isSuccess, type Readings } from '../readings.ts'

const finding = findingsOf('answers')

/** Compression, statuses, the shape of errors, and rate limits that answers showed. */
export function answerFindings(readings: Readings): DoctorFinding[] {
  const came = readings.exchanges.filter(({ status }) => status !== undefined)
  if (came.length === 0) return [finding('skipped', 'answers', 'nothing answered')]
  const codings = [...new Set(came.flatMap(({ headers }) => headers['content-encoding'] ?? []))]
  return [
    finding('pass', 'compression', codings.length === 0 ? 'none' : codings.join(', ')),
    statusesFinding(readings),
    errorFinding(readings),
    limitsFinding(readings),
  ]
}

function statusesFinding({ exchanges }: Readings): DoctorFinding {
  const odd = exchanges.filter(({ operation, status = 0 }) => {
    if (!isOperationName(operation) || status === 0 || (status >= 300 && status <= 399)) return false
    const { success, errors, path } = operationOf(operation)
    // The contract lists no errors for some operations; an id that does not exist is 404 everywhere.
    const documented: readonly number[] = [success, ...errors, 401, 403, 500, ...(path.includes('{') ? [400, 404] : [])]
    return !documented.includes(status)
  })
  if (odd.length === 0) return finding('pass', 'statuses', 'only documented ones')
  const evidence = [...new Set(odd.map(({ operation, status }) => `${operation}: ${status}`))]
  const advice = 'If it is 429 or 5xx, try again when the platform is well.'
  const text = `${counted(odd.length, 'answer')} with a status that the contract does not document`
  return finding('warn', 'statuses', text, { evidence, advice })
}

function errorFinding({ missing }: Readings): DoctorFinding {
  if (missing?.status === undefined) return finding('skipped', 'errors', 'none was seen')
  if (isSuccess(missing))
    return finding('warn', 'errors', `the log of a deployment that does not exist is answered with ${missing.status}`, {
      advice: 'A mistyped deployment id then looks like an empty log.',
    })
  const body = missing.json
  if (isFields(body) && typeof body['error'] === 'string') {
    const evidence = Object.keys(body).filter((name) => name !== 'error')
    const more = evidence.length === 0 ? '' : ` and ${counted(evidence.length, 'further field')}`
    return finding('pass', 'errors', `JSON with \`error\`${more}`, { evidence })
  }
  const advice = 'Messages then show the status alone, without what the platform said.'
  return finding('warn', 'errors', body === undefined ? 'not JSON' : 'JSON without the documented `error`', { advice })
}

function limitsFinding({ exchanges }: Readings): DoctorFinding {
  const all = exchanges.flatMap(({ headers }) => Object.keys(headers))
  const names = [...new Set(all)].filter((name) => /rate-?limit|retry-after/.test(name))
  const throttled = exchanges.filter(({ status }) => status === 429).length
  if (throttled > 0) {
    const advice = 'Taxiway obeys `Retry-After`; runs at the same time share the limit.'
    const text = `${throttled} of ${counted(exchanges.length, 'response')} said "too many requests" (429)`
    return finding('warn', 'limits', text, { evidence: names, advice })
  }
  const none = `no rate-limit headers in ${counted(exchanges.length, 'response')}`
  return finding('pass', 'limits', names.length === 0 ? none : quoted(names))
}
