import { isLoopback } from '../client/base-url.ts'
import { InputError } from '../client/errors.ts'
import type { Transport } from '../client/http/transport.ts'
import { UndiciTransport } from '../client/http/undici-transport.ts'
import { Tally } from './attempt-log.ts'
import type { Check, CheckContext, Finding } from './check.ts'
import { type Clean, evidenceOf, excerpt } from './excerpt.ts'
import { Pattern, SlowPatternError } from './pattern.ts'
import { probe, type Sighting } from './probe.ts'
import { StatusRanges } from './status-ranges.ts'

/** Where the app answers, and what counts as healthy. */
export interface HealthOptions {
  /** http or https, without user name and password. The platform's key is never sent there. */
  readonly url: string
  /** Statuses and ranges of them; `200-399` by default. */
  readonly status?: string
  /** A regular expression that the first 256 KiB of the body must match: what only the new version says. */
  readonly body?: string
  /** What a redirect to another origin is; a failure by default. As an answer its status counts, and it is not followed. */
  readonly redirectAway?: 'failure' | 'answer'
  /** Good answers in a row; 3 by default. */
  readonly successes?: number
  /** Between the end of one look and the next; 2 s by default. */
  readonly intervalMs?: number
  /** For all looks together; 2 minutes by default. */
  readonly timeoutMs?: number
  /** By default HTTP/1.1, by way of the proxies that the environment names; this machine itself is reached directly. */
  readonly transport?: Transport
}

const longestLookMs = 10_000
/** The last look has this long, also past the timeout: one that is cut short would tell nothing. */
const shortestLookMs = 1_000
const shownOfBody = 160

/**
 * Passes once the address gives so many good answers in a row. Redirects are followed on the same origin, and the last answer
 * counts; one to another origin fails the check at once. A redirect status that `status` names by itself is an answer.
 *
 * @throws InputError where the options make no check; nothing was sent
 */
export function healthCheck(options: HealthOptions): Check {
  const { successes = 3, intervalMs = 2_000, timeoutMs = 120_000, redirectAway = 'failure' } = options
  const expected: Expected = {
    url: addressOf(options.url),
    ranges: new StatusRanges('health-status', options.status ?? '200-399'),
    pattern: options.body === undefined ? undefined : new Pattern('health-body', options.body),
    redirectAway,
    successes,
    intervalMs,
    timeoutMs,
  }
  return {
    name: 'health',
    run: async (context) => {
      if (options.transport !== undefined) return await watch(expected, options.transport, context)
      await using transport = new UndiciTransport(isLoopback(expected.url.hostname) ? 'direct' : {})
      return await watch(expected, transport, context)
    },
  }
}

interface Expected {
  readonly url: URL
  readonly ranges: StatusRanges
  readonly pattern: Pattern | undefined
  readonly redirectAway: 'failure' | 'answer'
  readonly successes: number
  readonly intervalMs: number
  readonly timeoutMs: number
}

async function watch(expected: Expected, transport: Transport, context: CheckContext): Promise<Finding> {
  const { clock, signal, clean } = context
  const { url, ranges, pattern, redirectAway, successes, intervalMs, timeoutMs } = expected
  const startMs = clock.now()
  const leftMs = (): number => startMs + timeoutMs - clock.now()
  const seen = new Tally()
  const finding = (passed: boolean, summary: string): Finding => {
    return { passed, summary, evidence: evidenceOf(seen.lines(), clean) }
  }
  for (let inARow = 0; leftMs() > 0; ) {
    const atMs = clock.now() - startMs
    const sighting = await probe(url, {
      transport,
      clock,
      signal,
      timeoutMs: Math.max(shortestLookMs, Math.min(longestLookMs, leftMs())),
      readBody: pattern !== undefined,
      wanted: (status) => ranges.names(status),
      redirectAway,
    })
    const verdict = judge(sighting, expected, clean)
    seen.add(atMs, verdict.said)
    if (verdict.kind === 'hopeless') return finding(false, `${url.host} ${verdict.said}`)
    inARow = verdict.kind === 'good' ? inARow + 1 : 0
    if (inARow === successes) return finding(true, `${times(successes)} in a row: ${verdict.said}`)
    context.progress(`${url.host} ${verdict.said}${inARow > 0 ? ` (${inARow} of ${successes})` : ''}`)
    await clock.sleep(Math.max(0, Math.min(intervalMs, leftMs())), signal)
  }
  const short = (successes - 1) * intervalMs >= timeoutMs
  const hurry = short ? `, too short a time for looks ${intervalMs / 1000} s apart` : ''
  const within = `within ${timeoutMs / 1000} s${hurry}`
  return finding(false, `not ${times(successes)} in a row ${within}; at last it ${seen.last ?? ''}`)
}

/** `hopeless`: no later look would be different. */
interface Verdict {
  readonly kind: 'good' | 'bad' | 'hopeless'
  readonly said: string
}

function judge(sighting: Sighting, { ranges, pattern }: Expected, clean: Clean): Verdict {
  switch (sighting.kind) {
    case 'unanswered':
      return { kind: 'bad', said: `gave no answer: ${sighting.why}` }
    case 'astray':
      return { kind: 'bad', said: sighting.why }
    case 'elsewhere':
      return { kind: 'hopeless', said: sighting.why }
    case 'answered': {
      const { status, body } = sighting
      if (!ranges.includes(status)) return { kind: 'bad', said: `answered ${status}` }
      return pattern === undefined
        ? { kind: 'good', said: `answered ${status}` }
        : judgeBody(pattern, { status, body: body ?? '' }, clean)
    }
    default:
      return sighting satisfies never
  }
}

function judgeBody(pattern: Pattern, { status, body }: { status: number; body: string }, clean: Clean): Verdict {
  try {
    if (pattern.find([body]) === 0) return { kind: 'good', said: `answered ${status}, and the body matches` }
  } catch (error) {
    if (!(error instanceof SlowPatternError)) throw error
    return { kind: 'hopeless', said: `answered ${status}, but health-body cannot be judged: ${error.message}` }
  }
  const shown = excerpt(clean(body), shownOfBody)
  return { kind: 'bad', said: `answered ${status}, but the body does not match: ${JSON.stringify(shown)}` }
}

function times(successes: number): string {
  return successes === 1 ? 'one good answer' : `${successes} good answers`
}

function addressOf(text: string): URL {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new InputError(
      'health-url',
      'Input `health-url` must be a whole address that begins with `https://` or `http://`.',
    )
  }
  if (url.username !== '' || url.password !== '') {
    throw new InputError(
      'health-url',
      'Input `health-url` holds a user name or password: name an address that needs none.',
    )
  }
  return url
}
