import { RefusedError, UnreadableError } from '../../client/errors.ts'
import { parseRedirect } from '../../client/http/redirect.ts'
import { whyNotThisInterface } from '../../deployment/start/wrong-address.ts'
import { formatDuration } from '../../text/duration.ts'
import { withoutFullStop } from '../../text/excerpt.ts'
import { type Answer, isSuccess, jsonOf, textOf } from '../answer.ts'
import { counted, type DoctorFinding, findingsOf } from '../finding.ts'
import type { Readings } from '../readings.ts'
import type { WayStep } from '../way.ts'

const day = 86_400_000
const soonDays = 21
const slowMs = 1_000
/** A `Date` header has whole seconds, and the answer takes its time. */
const skewMs = 5_000
const finding = findingsOf('way there')

const failures: Readonly<Record<string, string>> = {
  name: 'the name of the host was not found',
  connection: 'nothing accepted the connection',
}

/** Name, connection, certificate, proxy, redirects, HTTP, distance, clock, and what answers there. */
export function probeWay(readings: Readings): DoctorFinding[] {
  const { way, proxied, answers, baseUrl } = readings
  const direct = proxied ? undefined : way
  const answered = answers.some(({ status }) => status !== undefined)
  const stepFinding = (name: string, step: WayStep, say: (ms: number) => string, advice: string): DoctorFinding => {
    if (!('code' in step)) return finding('pass', name, say(step.ms))
    // The client found a way of its own.
    return answered
      ? finding('inconclusive', name, `the ${name} failed (${step.code}), though the platform answers`)
      : finding('fail', name, `${failures[name] ?? name} (${step.code})`, { advice })
  }
  return [
    finding('pass', 'proxy', proxied ? 'a proxy is in use' : 'no proxy'),
    direct === undefined
      ? finding('skipped', 'name', 'the proxy finds the address')
      : stepFinding(
          'name',
          direct.name,
          (ms) =>
            `the name has ${counted(direct.name.addresses ?? 0, 'address', 'addresses')}, found in ${formatDuration(ms)}`,
          'Check the spelling of the host in `base-url`, and the DNS of this machine.',
        ),
    direct?.tcp === undefined
      ? finding('skipped', 'connection', 'not tried')
      : stepFinding(
          'connection',
          direct.tcp,
          (ms) => `connected in ${formatDuration(ms)}`,
          'Check host and port of `base-url`, and the firewall of this network.',
        ),
    certificateOf(readings),
    httpOf(answers, direct?.tls),
    redirectsOf(answers, baseUrl),
    roundTripOf(answers),
    clockOf(answers),
    interfaceOf(readings),
  ]
}

function certificateOf({ way: { tls }, proxied, baseUrl, answers }: Readings): DoctorFinding {
  if (baseUrl.startsWith('http:')) return finding('skipped', 'certificate', 'plain http, to this machine only')
  if (proxied || tls === undefined) return finding('skipped', 'certificate', 'not looked at directly')
  if ('code' in tls) {
    const advice = 'Check that the port of `base-url` is the one for https.'
    return finding('fail', 'certificate', `the TLS handshake failed with ${tls.code}`, { advice })
  }
  const evidence = [`${tls.protocol}, a chain of ${counted(tls.chain ?? 0, 'certificate')}`]
  if (tls.refused !== undefined) {
    const advice = 'For a certificate of your own authority, set NODE_EXTRA_CA_CERTS.'
    return finding('fail', 'certificate', `this machine does not accept the certificate (${tls.refused})`, {
      evidence,
      advice,
    })
  }
  const now = answers[0]?.date
  if (tls.expires === undefined || now === undefined)
    return finding('inconclusive', 'certificate', 'it shows no end', { evidence })
  const days = Math.floor((tls.expires.getTime() - now.getTime()) / day)
  const advice = 'Ask the platform: from then on every run fails.'
  return days < soonDays
    ? finding('warn', 'certificate', `it ends in ${counted(days, 'day')}`, { evidence, advice })
    : finding('pass', 'certificate', `accepted, valid for ${counted(days, 'day')}`, { evidence })
}

function httpOf(answers: readonly Answer[], tls: Readings['way']['tls']): DoctorFinding {
  if (answers.every(({ status }) => status === undefined)) return finding('inconclusive', 'http', 'nothing answered')
  const offered = tls !== undefined && 'offers' in tls && tls.offers === 'h2' ? '; the platform offers HTTP/2 too' : ''
  return finding('pass', 'http', `HTTP/1.1, as every run of Taxiway${offered}`)
}

function redirectsOf(answers: readonly Answer[], baseUrl: string): DoctorFinding {
  if (answers.every(({ status }) => status === undefined))
    return finding('inconclusive', 'redirects', 'nothing answered')
  const moved = answers.find(({ status = 0 }) => status >= 300 && status <= 399)
  const followed = answers.filter(({ redirects }) => redirects > 0)
  if (moved === undefined && followed.length === 0) return finding('pass', 'redirects', 'none')
  if (moved === undefined) {
    const advice = 'Taxiway never follows a redirect of a write: set `base-url` to the address that answers.'
    return finding('warn', 'redirects', `${counted(followed.length, 'read')} came by a redirect on the same origin`, {
      advice,
    })
  }
  const redirect = parseRedirect(moved.status ?? 0, moved.headers['location'], new URL(baseUrl))
  const to = redirect?.kind === 'elsewhere' ? `to another origin (${redirect.origin})` : 'again and again, or nowhere'
  const advice = 'The key is sent to the origin of `base-url` alone: correct it.'
  return finding('fail', 'redirects', `${moved.operation} is redirected ${to}`, { advice })
}

function roundTripOf(answers: readonly Answer[]): DoctorFinding {
  const times = answers
    .flatMap(({ status, headersMs }) => (status === undefined ? [] : headersMs))
    .sort((a, b) => a - b)
  const middle = times[Math.floor(times.length / 2)]
  if (middle === undefined) return finding('inconclusive', 'round-trip', 'nothing answered')
  const text = `half of ${counted(times.length, 'answer')} began within ${Math.round(middle)} ms`
  if (times.length < 3) return finding('inconclusive', 'round-trip', `${text}: too few to judge by`)
  const advice = 'Everything takes longer at this distance. Raise `timeout` where builds are long.'
  return middle > slowMs ? finding('warn', 'round-trip', text, { advice }) : finding('pass', 'round-trip', text)
}

function clockOf(answers: readonly Answer[]): DoctorFinding {
  const answer = answers.find(({ headers }) => headers['date'] !== undefined && headers['age'] === undefined)
  const said = Date.parse(answer?.headers['date'] ?? '')
  if (answer === undefined || Number.isNaN(said))
    return finding('inconclusive', 'clock', 'no answer has a readable `Date`')
  const skew = Math.abs(answer.date.getTime() - said)
  const advice = 'Set the clock of this machine: a `Retry-After` that is a date is compared with it.'
  return skew > skewMs + answer.headersMs
    ? finding('warn', 'clock', `the clocks of this machine and of the platform differ by ${formatDuration(skew)}`, {
        advice,
      })
    : finding('pass', 'clock', 'the clocks agree')
}

/** HTML, a sign-in page or another service where the interface should be. */
function interfaceOf({ baseUrl, whoami, answers }: Readings): DoctorFinding {
  const other = whoami?.status === undefined ? undefined : whyNotThisInterface(baseUrl, asClientSaw(whoami))
  const advice = 'Check `base-url`: it is the address of the API, with its path prefix if it has one.'
  if (other !== undefined) return finding('fail', 'interface', withoutFullStop(other), { advice })
  const pages = answers.filter((answer) => isSuccess(answer) && /^\s*</.test(textOf(answer)))
  if (pages.length > 0) {
    const names = [...new Set(pages.map(({ operation }) => operation))].join(', ')
    return finding('warn', 'interface', `HTML where JSON should be: ${names}`, {
      advice: 'Something between here and the platform answers with a page: a captive portal, a proxy or a sign-in.',
    })
  }
  if (whoami?.status === undefined) {
    const why = whoami?.problem === undefined ? 'nothing answered' : withoutFullStop(whoami.problem)
    return finding('fail', 'interface', why, { advice: 'Check `base-url`, and the network or proxy of this machine.' })
  }
  if (isSuccess(whoami) && jsonOf(whoami) !== undefined)
    return finding('pass', 'interface', 'whoami answers as the interface does')
  const cut = whoami.ended ? '' : ', but not to its end'
  return finding('inconclusive', 'interface', `whoami answered ${whoami.status}${cut}`)
}

/** What the client makes of the same answer. */
function asClientSaw(answer: Answer): unknown {
  const { status, operation } = answer
  if (status === undefined) return undefined
  const text = textOf(answer)
  const body = jsonOf(answer)
  const begins = text.trimStart()
  const found =
    begins === '' && answer.ended
      ? 'an empty body'
      : begins.startsWith('<')
        ? 'HTML'
        : body !== undefined
          ? 'JSON'
          : !answer.ended || /^[[{"]/.test(begins)
            ? 'broken JSON'
            : 'plain text'
  const details = { operation, status, found } as const
  if (status >= 200 && status <= 299) return body === undefined ? new UnreadableError('', details) : body
  return new RefusedError(`it redirects (${status})`, { ...details, said: '', retryAfterMs: undefined })
}
