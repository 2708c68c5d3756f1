import { NoAnswerError } from '../../client/errors.ts'
import { whyNotThisInterface } from '../../deployment/start/wrong-address.ts'
import { formatDuration } from '../../text/duration.ts'
import { counted, type DoctorFinding, findingsOf, splitMessage } from '../finding.ts'
import { isSuccess, type Readings } from '../readings.ts'
import { textOf } from '../recording-transport.ts'

const slowMs = 1_000
/** A `Date` header has whole seconds, and the answer takes its time. */
const skewMs = 5_000
const finding = findingsOf('connection')

/** Whether the platform can be reached, redirects, distance, clock, and what answers there. */
export function connectionFindings(readings: Readings): DoctorFinding[] {
  const { baseUrl, exchanges, whoami, proxied } = readings
  if (exchanges.every(({ status }) => status === undefined)) {
    const { error } = whoami ?? {}
    const advice = 'Check `base-url`, and the network or proxy of this machine.'
    return error instanceof NoAnswerError
      ? [finding('fail', 'reachable', ...splitMessage(error.message))]
      : [finding('fail', 'reachable', 'no answer came before the timeout', { advice })]
  }
  const how = `${baseUrl.startsWith('https:') ? 'https' : 'http'}, HTTP/1.1, ${proxied ? 'a proxy is set' : 'no proxy'}`
  return [
    finding('pass', 'reachable', how),
    redirectsFinding(readings),
    roundTripFinding(readings),
    clockFinding(readings),
    interfaceFinding(readings),
  ]
}

function redirectsFinding({ exchanges, answers }: Readings): DoctorFinding {
  const isRedirect = (status = 0): boolean => status >= 300 && status <= 399
  const redirected = exchanges.filter(({ status }) => isRedirect(status)).length
  if (redirected === 0) return finding('pass', 'redirects', 'none')
  const refused = answers.find(({ status }) => isRedirect(status))
  if (refused !== undefined) return finding('fail', 'redirects', ...splitMessage(refused.error?.message ?? ''))
  const advice = 'Taxiway never follows a redirect of a write: set `base-url` to the address that answers.'
  return finding('warn', 'redirects', `${counted(redirected, 'redirect')} on the same origin`, { advice })
}

function roundTripFinding({ exchanges }: Readings): DoctorFinding {
  const times = exchanges
    .flatMap(({ status, headersMs }) => (status === undefined ? [] : headersMs))
    .sort((a, b) => a - b)
  const middle = times[Math.floor(times.length / 2)] ?? 0
  const text = `half of ${counted(times.length, 'answer')} began within ${Math.round(middle)} ms`
  if (times.length < 3) return finding('inconclusive', 'round-trip', `${text}: too few to judge by`)
  const advice = 'Everything takes longer at this distance. Raise `timeout` if builds are long.'
  return middle > slowMs ? finding('warn', 'round-trip', text, { advice }) : finding('pass', 'round-trip', text)
}

function clockFinding({ exchanges }: Readings): DoctorFinding {
  // A cache answers with an old date.
  const answer = exchanges.find(({ headers }) => headers['date'] !== undefined && headers['age'] === undefined)
  const shownMs = Date.parse(answer?.headers['date'] ?? '')
  if (answer === undefined || Number.isNaN(shownMs))
    return finding('inconclusive', 'clock', 'no answer has a readable `Date`')
  const skew = Math.abs(answer.date.getTime() - shownMs)
  if (skew <= skewMs + answer.headersMs) return finding('pass', 'clock', 'the clocks agree')
  const advice = 'Set the clock of this machine: a `Retry-After` that is a date is compared with it.'
  const text = `the clocks of this machine and of the platform differ by ${formatDuration(skew)}`
  return finding('warn', 'clock', text, { advice })
}

/** HTML, a sign-in page or another service where the interface should be. */
function interfaceFinding({ baseUrl, whoami, identity, answers }: Readings): DoctorFinding {
  const isCut = whoami?.status !== undefined && !whoami.ended
  const other = isCut ? undefined : whyNotThisInterface(baseUrl, whoami?.error ?? identity)
  if (whoami?.status !== undefined && other !== undefined) return finding('fail', 'interface', ...splitMessage(other))
  const pages = answers.filter((answer) => isSuccess(answer) && /^\s*</.test(textOf(answer)))
  if (pages.length > 0) {
    const names = [...new Set(pages.map(({ operation }) => operation))].join(', ')
    const advice = 'Something on the way answers with a page: a captive portal, a proxy or a sign-in.'
    return finding('warn', 'interface', `HTML instead of JSON: ${names}`, { advice })
  }
  if (isSuccess(whoami) && whoami.json !== undefined)
    return finding('pass', 'interface', 'whoami answers as the interface does')
  if (whoami?.status === undefined) return finding('inconclusive', 'interface', 'whoami had no answer')
  return finding('inconclusive', 'interface', `whoami answered ${whoami.status}${isCut ? ', but not to its end' : ''}`)
}
