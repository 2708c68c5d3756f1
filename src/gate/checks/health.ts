import { isLoopbackHost } from '../../client/address.ts'
import { type Clock, within } from '../../client/clock.ts'
import { InputError } from '../../client/errors.ts'
import { version } from '../../client/platform.ts'
import { describe, type HttpResponse, type Send, UndiciClient } from '../../client/request.ts'
import { formatDuration, shorten } from '../../text/format.ts'
import { Redactor } from '../../text/redact.ts'
import { cleanText } from '../../text/untrusted.ts'
import type { Check, CheckContext, Finding } from './check.ts'
import { type Headers, secretsInHeaders } from './headers.ts'
import { type Search, searchForText } from './pattern.ts'

/** The address of the app, and the answers that count as healthy. */
export interface HealthOptions {
  /** http or https, without user name and password. The platform's key is never sent there. */
  readonly url: string
  /** Sent only to the origin of `url`, and secret. With headers, redirects are not followed. */
  readonly headers?: Headers
  /**
   * Healthy statuses and ranges of them, such as `200-299,301`; `200-299` by default. A redirect with such a status is
   * not followed.
   */
  readonly status?: string | undefined
  /** A text, or a regular expression as `/…/`, that the first 256 KiB of the body must contain. */
  readonly body?: string | undefined
  /** Time limit of all requests together, in milliseconds; 2 minutes by default. */
  readonly timeoutMs?: number | undefined
  /** For tests. */
  readonly send?: Send
}

const needed = 3
const pauseMs = 2_000
const longestProbeMs = 10_000
const shortestProbeMs = 1_000
const longestBody = 256 * 1024
const shownOfBody = 160
const mostHops = 5
const mostAttempts = 10

/** The result of one request, as a clause whose subject is the host of the address. */
interface Answer {
  readonly isGood: boolean
  readonly text: string
}

interface Target {
  readonly url: URL
  readonly headers: Headers
  readonly isWanted: (status: number) => boolean
  readonly search: Search | undefined
  readonly redact: (text: string) => string
}

/** Requests the address until there were three good answers in a row. Throws `InputError` for invalid options. */
export function healthCheck(options: HealthOptions): Check {
  const { headers = {}, body, timeoutMs = 120_000 } = options
  const url = parseAddress(options.url)
  const redactor = new Redactor(secretsInHeaders(headers))
  const expected = {
    ...{ url, headers, isWanted: parseStatuses(options.status ?? '200-299') },
    search: body === undefined ? undefined : searchForText('health-body', body),
  }
  return {
    name: 'health',
    run: async function* (context) {
      const client = new UndiciClient({ direct: isLoopbackHost(url.hostname) })
      const target = { ...expected, redact: (text: string) => context.platform.redact(redactor.redact(text)) }
      try {
        return yield* ask(target, options.send ?? client.send, timeoutMs, context)
      } finally {
        await client.close()
      }
    },
  }
}

async function* ask(target: Target, send: Send, timeoutMs: number, context: CheckContext): ReturnType<Check['run']> {
  const { platform, signal } = context
  const { clock } = platform
  const startMs = clock.now()
  const leftMs = (): number => startMs + timeoutMs - clock.now()
  const { host } = target.url
  const attempts: { readonly text: string; readonly atMs: number; count: number }[] = []
  const finding = (passed: boolean, found: string): Finding => {
    const lines = attempts.map(({ text, atMs, count }) => {
      return `after ${formatDuration(atMs)}: ${text}${count > 1 ? ` (${count} times)` : ''}`
    })
    return { passed, evidence: [found, ...lines.slice(-mostAttempts)] }
  }
  // Shorter if the timeout is too short: a check that cannot pass would roll back a healthy deployment.
  const betweenMs = Math.min(pauseMs, timeoutMs / (needed + 1))
  let isTold = false
  for (let inARow = 0; leftMs() > 0; ) {
    const atMs = clock.now() - startMs
    const ms = Math.max(shortestProbeMs, Math.min(longestProbeMs, leftMs()))
    const answer = await probe(target, send, { clock, ms, signal })
    const text = target.redact(cleanText(answer.text))
    const last = attempts.at(-1)
    if (last?.text === text) last.count++
    else attempts.push({ text, atMs, count: 1 })
    inARow = answer.isGood ? inARow + 1 : 0
    if (inARow === needed) return finding(true, `${host} gave ${needed} good answers in a row: it ${text}`)
    if (!answer.isGood && !isTold) {
      isTold = true
      yield { kind: 'notice', text: platform.redact(`${host} is not healthy yet: it ${text}.`) }
    }
    await clock.sleep(Math.max(0, Math.min(betweenMs, leftMs())), signal)
  }
  const found = `${host} did not give ${needed} good answers in a row within ${formatDuration(timeoutMs)}`
  return finding(false, `${found}: the last time it ${attempts.at(-1)?.text ?? 'was not asked'}`)
}

/** Sends one request on a new connection: behind a load balancer, an open one may still lead to the old version. */
async function probe(
  target: Target,
  send: Send,
  { clock, ms, signal }: { readonly clock: Clock; readonly ms: number; readonly signal: AbortSignal },
): Promise<Answer> {
  const over = new AbortController()
  const parent = AbortSignal.any([signal, over.signal])
  const reason = (): Error => new Error(`no whole answer within ${formatDuration(ms)}`)
  try {
    return await within({ clock, ms, parent, reason }, (limited) => request(target, send, limited))
  } catch (error) {
    signal.throwIfAborted()
    return { isGood: false, text: `gave no answer (${describe(error)})` }
  } finally {
    // Stop reading a body that nobody needs.
    over.abort()
  }
}

async function request(target: Target, send: Send, signal: AbortSignal): Promise<Answer> {
  const { headers, isWanted } = target
  const all = {
    ...{
      accept: '*/*',
      'accept-encoding': 'identity',
      'cache-control': 'no-cache',
      'user-agent': `taxiway/${version}`,
    },
    ...headers,
    connection: 'close',
  }
  let url = target.url
  for (let hops = 0; hops <= mostHops; hops++) {
    const { origin, pathname, search } = url
    const response = await send({ method: 'GET', origin, path: pathname + search, headers: all, signal })
    if (isWanted(response.status)) return await judgeBody(target, response)
    const next = redirectOf(response, url)
    if (next === undefined) return { isGood: false, text: `answered ${response.status}` }
    if (next.origin !== origin || Object.keys(headers).length > 0) {
      // Without the query, which may contain a secret.
      const where = shorten(next.origin + next.pathname, 200)
      const why = next.origin === origin ? ', and redirects are not followed with health-headers' : ''
      return { isGood: false, text: `answered ${response.status}, a redirect to ${where}${why}` }
    }
    url = next
  }
  return { isGood: false, text: `redirected more than ${mostHops} times` }
}

async function judgeBody({ search, redact }: Target, { status, body }: HttpResponse): Promise<Answer> {
  if (search === undefined) return { isGood: true, text: `answered ${status}` }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= longestBody) break
  }
  const text = Buffer.concat(chunks).subarray(0, longestBody).toString()
  const place = search([text])
  if (place === 0) return { isGood: true, text: `answered ${status}, and the body matches health-body` }
  if (place === undefined) return { isGood: false, text: `answered ${status}, but matching health-body took over 1 s` }
  const shown = shorten(redact(cleanText(text)), shownOfBody)
  return { isGood: false, text: `answered ${status}, but the body does not match health-body: "${shown}"` }
}

function redirectOf({ status, headers }: HttpResponse, from: URL): URL | undefined {
  const [location] = [headers['location']].flat()
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return undefined
  return URL.parse(location, from.href) ?? undefined
}

function parseAddress(text: string): URL {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    const advice = 'Begin it with `https://` or `http://`.'
    throw new InputError('health-url', `health-url is not a complete URL: "${shorten(text, 80)}". ${advice}`)
  }
  if (url.username === '' && url.password === '') return url
  throw new InputError(
    'health-url',
    'health-url contains a user name or password. Put them into health-headers, as `Authorization: Basic …`.',
  )
}

function parseStatuses(text: string): (status: number) => boolean {
  const ranges = text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, from, to = from] = /^([1-5]\d\d)(?:-([1-5]\d\d))?$/.exec(part) ?? []
      return { from: Number(from), to: Number(to) }
    })
  if (ranges.length > 0 && ranges.every(({ from, to }) => from <= to)) {
    return (status) => ranges.some(({ from, to }) => from <= status && status <= to)
  }
  const advice = 'Use statuses from 100 to 599 or ranges, such as `200-299,301`.'
  throw new InputError('health-status', `health-status is not a list of statuses: "${shorten(text, 80)}". ${advice}`)
}
