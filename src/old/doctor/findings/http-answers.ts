import { isOperationName, operationOf } from '../../../contract/operations.ts'
import { isFields } from '../../client/json-fields.ts'
import { formatCount } from '../../text/formats/count.ts'
import { type AreaFinding, finding, quoted } from '../finding.ts'
import { isSuccess } from '../lenient-reading.ts'
import type { Readings } from '../read-platform.ts'

/** Compression, statuses, the shape of errors, and rate limits that answers showed. */
export function answerFindings({ exchanges, missing }: Readings): AreaFinding[] {
  const came = exchanges.filter(({ status }) => status !== undefined)
  if (came.length === 0) return [finding('skipped', 'answers', 'nothing answered')]
  const codings = [...new Set(came.flatMap(({ headers }) => headers['content-encoding'] ?? []))]
  return [
    finding('pass', 'compression', codings.length === 0 ? 'none' : codings.join(', ')),
    statusesFinding(came),
    errorFinding(missing),
    limitsFinding(came),
  ]
}

function statusesFinding(came: Readings['exchanges']): AreaFinding {
  const odd = came.filter(({ operation, status = 0 }) => {
    if (!isOperationName(operation) || (status >= 300 && status <= 399)) return false
    const { success, errors, path } = operationOf(operation)
    // The contract lists no errors for some operations; an id that does not exist is 404 everywhere.
    const documented: readonly number[] = [success, ...errors, 401, 403, 500, ...(path.includes('{') ? [400, 404] : [])]
    return !documented.includes(status)
  })
  if (odd.length === 0) return finding('pass', 'statuses', 'only documented ones')
  const evidence = [...new Set(odd.map(({ operation, status }) => `${operation}: ${status}`))]
  const advice = 'If it is 429 or 5xx, try again when the platform is well.'
  const text = `${formatCount(odd.length, 'answer')} with a status that the contract does not document`
  return finding('warn', 'statuses', text, { evidence, advice })
}

function errorFinding(missing: Readings['missing']): AreaFinding {
  if (missing?.status === undefined) return finding('skipped', 'errors', 'none was seen')
  if (isSuccess(missing))
    return finding('warn', 'errors', `the log of a deployment that does not exist is answered with ${missing.status}`, {
      advice: 'A mistyped deployment id then looks like an empty log.',
    })
  const body = isFields(missing.json) ? missing.json : {}
  const evidence = Object.keys(body)
  if (typeof body['error'] === 'string') return finding('pass', 'errors', 'JSON with `error`', { evidence })
  const advice = 'Messages then show the status alone, without what the platform said.'
  return finding('warn', 'errors', 'not JSON with the documented `error`', { evidence, advice })
}

function limitsFinding(came: Readings['exchanges']): AreaFinding {
  const all = came.flatMap(({ headers }) => Object.keys(headers))
  const names = [...new Set(all)].filter((name) => /rate-?limit|retry-after/.test(name))
  const throttled = came.filter(({ status }) => status === 429).length
  const responses = formatCount(came.length, 'response')
  if (throttled > 0) {
    const advice = 'Taxiway obeys `Retry-After`; runs at the same time share the limit.'
    const text = `${throttled} of ${responses} said "too many requests" (429)`
    return finding('warn', 'limits', text, { evidence: names, advice })
  }
  return finding('pass', 'limits', names.length === 0 ? `no rate-limit headers in ${responses}` : quoted(names))
}
