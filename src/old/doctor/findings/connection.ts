import { whyNotThisInterface } from '../../deployment/start/preflight.ts'
import { formatCount } from '../../text/formats/count.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { type AreaFinding, finding, splitMessage } from '../finding.ts'
import { isSuccess } from '../lenient-reading.ts'
import type { Readings } from '../read-platform.ts'
import type { Exchange } from '../reader.ts'

const slowMs = 1_000
/** A `Date` header has whole seconds, and the answer takes its time. */
const skewMs = 5_000
/** Whether the platform can be reached, redirects, distance, clock, and what answers there. */
export function connectionFindings(readings: Readings, proxied: boolean): AreaFinding[] {
  const { baseUrl, exchanges, whoami } = readings
  if (exchanges.every(({ status }) => status === undefined)) {
    const text = whoami?.error?.message ?? 'No answer came before the timeout.'
    return [finding('fail', 'reachable', ...splitMessage(text))]
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

/** Milliseconds within which half of the answers began. */
export function typicalMs(exchanges: readonly Exchange[]): number {
  const times = exchanges.flatMap(({ status, headersMs }) => (status === undefined ? [] : headersMs))
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function redirectsFinding({ exchanges, answers }: Readings): AreaFinding {
  const isRedirect = ({ status = 0 }: Exchange): boolean => status >= 300 && status <= 399
  const redirected = exchanges.filter(isRedirect).length
  if (redirected === 0) return finding('pass', 'redirects', 'none')
  const refused = answers.find(isRedirect)
  if (refused !== undefined) return finding('fail', 'redirects', ...splitMessage(refused.error?.message ?? ''))
  const advice = 'Taxiway never follows a redirect of a write: set `base-url` to the address that answers.'
  return finding('warn', 'redirects', `${formatCount(redirected, 'redirect')} on the same origin`, { advice })
}

function roundTripFinding({ exchanges }: Readings): AreaFinding {
  const ms = typicalMs(exchanges)
  const text = `half of the answers began within ${Math.round(ms)} ms`
  const advice = 'Everything takes longer at this distance. Raise `timeout` if builds are long.'
  return ms > slowMs ? finding('warn', 'round-trip', text, { advice }) : finding('pass', 'round-trip', text)
}

function clockFinding({ exchanges }: Readings): AreaFinding {
  // A cache answers with an old date.
  const answer = exchanges.find(({ headers }) => headers['date'] !== undefined && headers['age'] === undefined)
  const shownMs = Date.parse(answer?.headers['date'] ?? '')
  if (answer === undefined || Number.isNaN(shownMs))
    return finding('inconclusive', 'clock', 'no answer has a readable `Date`')
  const skew = Math.abs(answer.date.getTime() - shownMs)
  if (skew <= skewMs + answer.headersMs) return finding('pass', 'clock', 'the clocks agree')
  const advice = 'Set the clock of this machine: certificates, and the times of events and traces, depend on it.'
  const text = `the clocks of this machine and of the platform differ by ${formatDuration(skew)}`
  return finding('warn', 'clock', text, { advice })
}

/** HTML, a sign-in page or another service where the interface should be. */
function interfaceFinding({ baseUrl, whoami, identity }: Readings): AreaFinding {
  const { status, ended = false } = whoami ?? {}
  if (status === undefined) return finding('inconclusive', 'interface', 'whoami had no answer')
  const other = ended ? whyNotThisInterface(baseUrl, whoami?.error ?? identity) : undefined
  if (other !== undefined) return finding('fail', 'interface', ...splitMessage(other))
  if (isSuccess(whoami) && whoami.json !== undefined)
    return finding('pass', 'interface', 'whoami answers as the interface does')
  return finding('inconclusive', 'interface', `whoami answered ${status}${ended ? '' : ', but not to its end'}`)
}
