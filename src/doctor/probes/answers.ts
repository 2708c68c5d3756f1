import { isFields } from '../../client/fields.ts'
import { operationOf } from '../../contract/operations.ts'
import { isSuccess, jsonOf } from '../answer.ts'
import { counted, type DoctorFinding, findingsOf } from '../finding.ts'
import type { Readings } from '../readings.ts'

const finding = findingsOf('answers')

/** Compression, statuses, the shape of errors, and limits that answers told of. */
export function probeAnswers(readings: Readings): DoctorFinding[] {
  const { answers, missing } = readings
  const came = answers.filter(({ status }) => status !== undefined)
  if (came.length === 0) return [finding('skipped', 'answers', 'nothing answered')]
  const codings = [...new Set(came.flatMap(({ headers }) => headers['content-encoding'] ?? []))]
  return [
    finding('pass', 'compression', codings.length === 0 ? 'none' : codings.join(', ')),
    statusesOf(readings),
    errorOf(missing),
    limitsOf(readings),
  ]
}

function statusesOf({ answers }: Readings): DoctorFinding {
  const odd = answers.filter(({ operation, status }) => {
    const { success, errors, path } = operationOf(operation)
    // The contract lists no errors for some operations; an id that does not exist is 404 everywhere.
    const documented: readonly number[] = [success, ...errors, 401, 403, 500, ...(path.includes('{') ? [400, 404] : [])]
    return status !== undefined && !documented.includes(status)
  })
  if (odd.length === 0) return finding('pass', 'statuses', 'only documented ones')
  const seen = [...new Set(odd.map(({ operation, status }) => `${operation}: ${status}`))]
  const advice = 'Where it is 429 or 5xx, try again when the platform is well.'
  return finding(
    'warn',
    'statuses',
    `${counted(seen.length, 'answer')} with a status that the contract does not document`,
    { evidence: seen, advice },
  )
}

function errorOf(missing: Readings['missing']): DoctorFinding {
  if (missing?.status === undefined) return finding('skipped', 'errors', 'none was seen')
  if (isSuccess(missing))
    return finding('warn', 'errors', `the log of a deployment that does not exist is answered with ${missing.status}`, {
      advice: 'A mistyped deployment id then looks like an empty log.',
    })
  const body = jsonOf(missing)
  if (isFields(body) && typeof body['error'] === 'string') {
    const more = Object.keys(body).filter((name) => name !== 'error')
    return finding(
      'pass',
      'errors',
      `JSON with \`error\`${more.length === 0 ? '' : ` and ${counted(more.length, 'further field')}`}`,
      { evidence: more },
    )
  }
  const advice = 'Messages then show the status alone, without what the platform said.'
  return finding(
    'warn',
    'errors',
    body === undefined ? 'not JSON, as the contract says they are' : 'JSON without the documented `error`',
    { advice },
  )
}

function limitsOf({ answers, requests }: Readings): DoctorFinding {
  const names = [
    ...new Set(
      answers.flatMap(({ headers }) =>
        Object.keys(headers).filter((name) => /ratelimit|rate-limit|retry-after/.test(name)),
      ),
    ),
  ]
  const throttled = answers.filter(({ status }) => status === 429).length
  const asked = `in ${counted(requests, 'request')}`
  if (throttled > 0)
    return finding('warn', 'limits', `${counted(throttled, 'answer')} of 429 ${asked}`, {
      evidence: names,
      advice: 'Taxiway obeys `Retry-After`; runs at the same time share the limit.',
    })
  return finding(
    'pass',
    'limits',
    names.length === 0 ? `no limit was told of ${asked}` : `told of by ${names.join(', ')}`,
  )
}
