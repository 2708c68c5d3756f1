import { isLoopback } from '../client/base-url.ts'
import { InputError } from '../client/errors.ts'
import type { Transport } from '../client/http/transport.ts'
import { UndiciTransport } from '../client/http/undici-transport.ts'
import { excerpt, shorten } from '../text/formats/shortening.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'
import type { Redact } from '../text/secrets/redactor.ts'
import { type Check, type CheckContext, cleanEvidence, type Finding } from './check.ts'
import { Pattern } from './pattern.ts'
import { type ProbeResult, probe } from './probe.ts'
import { checkHeaders, type RequestHeaders } from './request-headers.ts'
import { StatusRanges } from './status-ranges.ts'

/** Where the app answers, and what counts as healthy. */
export interface HealthOptions {
  /** http or https, without user name and password. The platform's key is never sent there. */
  readonly url: string
  /** Sent with each request, to the origin of `url` alone: what a login in front of the app asks for. */
  readonly headers?: RequestHeaders
  /** Statuses and ranges of them; `200-399` by default. */
  readonly status?: string
  /** A regular expression that the first 256 KiB of the body must match: something that only the new version says. */
  readonly body?: string
  /** What a redirect to another origin counts as; a failure by default. As an answer its status counts; it is never followed. */
  readonly redirectAway?: 'failure' | 'answer'
  /** Good answers in a row; 3 by default. */
  readonly successes?: number
  /** From the end of one request to the next; 2 s by default, and less if the timeout would not suffice. */
  readonly intervalMs?: number
  /** For all requests together; 2 minutes by default. */
  readonly timeoutMs?: number
  /** By default HTTP/1.1 through the proxies that the environment names; this machine itself is reached directly. */
  readonly transport?: Transport
  /** How sentences name the inputs of whoever runs it: `health-url` by default. */
  readonly named?: NameInput
}

const longestProbeMs = 10_000
/** The last request has at least this long, even past the timeout. */
const shortestProbeMs = 1_000
const shownOfBody = 160
const mostRuns = 100

/**
 * Passes after so many good answers in a row. Redirects are followed on the same origin, and the last answer counts; a redirect
 * to another origin fails the check at once. A redirect status that `status` lists by itself is an answer.
 *
 * @throws InputError for options that cannot be used; nothing was sent
 */
export function healthCheck(options: HealthOptions): Check {
  const { named = nameAsInput } = options
  const defaults = { successes: 3, intervalMs: 2_000, timeoutMs: 120_000, redirectAway: 'failure' } as const
  const given = { ...defaults, ...options }
  // A check that cannot pass would roll back what is well.
  const intervalMs = Math.min(given.intervalMs, given.timeoutMs / given.successes)
  const target: Target = {
    ...given,
    intervalMs,
    named,
    url: parseAddress(options.url, named),
    headers: checkHeaders(Object.entries(options.headers ?? {}), named),
    ranges: new StatusRanges('health-status', options.status ?? '200-399', named),
    pattern: options.body === undefined ? undefined : new Pattern('health-body', options.body, named),
  }
  return {
    name: 'health',
    provesVersion: target.pattern !== undefined,
    run: async (context) => {
      if (options.transport !== undefined) return await watch(target, options.transport, context)
      await using transport = new UndiciTransport(isLoopback(target.url.hostname) ? 'direct' : {})
      return await watch(target, transport, context)
    },
  }
}

interface Target
  extends Required<Pick<HealthOptions, 'headers' | 'redirectAway' | 'successes' | 'intervalMs' | 'timeoutMs'>> {
  readonly url: URL
  readonly ranges: StatusRanges
  readonly pattern: Pattern | undefined
  readonly named: NameInput
}

async function watch(target: Target, transport: Transport, context: CheckContext): Promise<Finding> {
  const { clock, signal, clean } = context
  const { url, headers, ranges, redirectAway, successes, intervalMs, timeoutMs } = target
  const startMs = clock.now()
  const leftMs = (): number => startMs + timeoutMs - clock.now()
  const log = new AttemptLog()
  const finding = (passed: boolean, summary: string): Finding => {
    return { passed, summary, evidence: cleanEvidence(log.lines(), clean) }
  }
  for (let inARow = 0; leftMs() > 0; ) {
    const atMs = clock.now() - startMs
    const result = await probe(url, {
      headers,
      transport,
      clock,
      signal,
      timeoutMs: Math.max(shortestProbeMs, Math.min(longestProbeMs, leftMs())),
      readBody: target.pattern !== undefined,
      wanted: (status) => ranges.lists(status),
      redirectAway,
    })
    const { kind, text } = judge(result, target, clean)
    log.add(atMs, text)
    if (kind === 'final') return finding(false, `${url.host} ${text}`)
    inARow = kind === 'good' ? inARow + 1 : 0
    if (inARow === successes) return finding(true, `${inARowPhrase(successes)}: ${text}`)
    context.progress(`${url.host} ${text}${inARow > 0 ? ` (${inARow} of ${successes})` : ''}`)
    await clock.sleep(Math.max(0, Math.min(intervalMs, leftMs())), signal)
  }
  const text = message`health-timed-out: there were not ${inARowPhrase(successes)} within ${timeoutMs / 1000} s; the last request ${log.last}`
  return finding(false, text)
}

/** `final`: no later answer would differ. `text` is a clause whose subject is the address. */
type Verdict = { readonly kind: 'good' | 'bad' | 'final'; readonly text: string }

function judge(result: ProbeResult, { ranges, pattern, named }: Target, clean: Redact): Verdict {
  if (result.kind !== 'answered') return { kind: result.kind, text: result.why }
  const { status, body = '' } = result
  const good = ranges.includes(status)
  if (!good || pattern === undefined) return { kind: good ? 'good' : 'bad', text: `answered ${status}` }
  const found = pattern.find([body])
  if (found === 0) return { kind: 'good', text: `answered ${status}, and the body matches` }
  if (found === undefined) {
    const text = message`health-pattern-too-slow: answered ${status}, but matching ${named('health-body')} took over a second`
    return { kind: 'final', text }
  }
  const shown = JSON.stringify(excerpt(clean(body), shownOfBody))
  return { kind: 'bad', text: `answered ${status}, but the body does not match: ${shown}` }
}

function inARowPhrase(successes: number): string {
  return successes === 1 ? 'one good answer' : `${successes} good answers in a row`
}

function parseAddress(text: string, named: NameInput): URL {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    const why = `${named('health-url')} is not a complete URL: "${shorten(text)}". Begin it with \`https://\` or \`http://\`.`
    throw new InputError('health-url', why)
  }
  if (url.username !== '' || url.password !== '')
    throw new InputError('health-url', `${named('health-url')} has a user name or password. Use a URL without.`)
  return url
}

/** What each attempt gave and when, equal results in a row as one line. Keeps the last 100 lines. */
class AttemptLog {
  #runs: { readonly result: string; readonly fromMs: number; toMs: number; count: number }[] = []

  /** The result of the last attempt; empty before the first. */
  get last(): string {
    return this.#runs.at(-1)?.result ?? ''
  }

  /** `atMs`: since the check began. */
  add(atMs: number, result: string): void {
    const last = this.#runs.at(-1)
    if (last?.result === result) {
      last.toMs = atMs
      last.count++
      return
    }
    this.#runs.push({ result, fromMs: atMs, toMs: atMs, count: 1 })
    if (this.#runs.length > mostRuns) this.#runs.shift()
  }

  /** Oldest first. */
  lines(): string[] {
    const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
    return this.#runs.map(({ result, fromMs, toMs, count }) => {
      if (count === 1) return `${seconds(fromMs)}: ${result}`
      return `${seconds(fromMs)} to ${seconds(toMs)}: ${result} (${count} times)`
    })
  }
}
