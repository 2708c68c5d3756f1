import { parseApiKey, type Secret } from '../client/api-key.ts'
import { parseBaseUrl } from '../client/base-url.ts'
import type { ProxySettings, Transport } from '../client/http/transport.ts'
import { UndiciTransport } from '../client/http/undici-transport.ts'
import { type Clock, systemClock } from '../client/time/clock.ts'
import { buildVocabulary, type UserWords } from '../deployment/verdict/vocabulary.ts'
import type { PartialDialect } from '../dialect/dialect.ts'
import type { Answer } from './answer.ts'
import { compareDialects, lossesOf } from './differences.ts'
import type { DoctorFinding } from './finding.ts'
import { learnDialect } from './learn.ts'
import { probeAnswers } from './probes/answers.ts'
import { probeContract } from './probes/contract.ts'
import { probeHistory } from './probes/history.ts'
import { probeKey } from './probes/key.ts'
import { probeStoredLog } from './probes/stored-log.ts'
import { probeStream } from './probes/stream.ts'
import { probeWay } from './probes/way.ts'
import { censusOf, inputOf, probeWords } from './probes/words.ts'
import { readPlatform } from './read-platform.ts'
import { PoliteReader, type ReadClient } from './reader.ts'
import { listOf, type Readings, rowsOf } from './readings.ts'
import type { DoctorReport } from './report.ts'
import { type ShareableReport, shareableOf } from './shareable.ts'
import { type LookAtWay, lookAtWay } from './way.ts'
import type { WordCensus } from './words/census.ts'

/** What the doctor looks at. */
export interface DoctorRequest extends UserWords {
  /** `{base_url}` of the contract; https but for loopback. */
  readonly baseUrl: string | URL
  /** Goes into the `Authorization` header to the base URL's origin, and nowhere else. */
  readonly apiKey: string | Secret
  /** Undefined for the service that the key belongs to. */
  readonly serviceId?: string | undefined
  /** Undefined for a finished one of the history. */
  readonly deploymentId?: string | undefined
  /** What was written down of the platform before, to compare with. */
  readonly expected?: PartialDialect | undefined
}

/** How the doctor reads. */
export interface DoctorOptions {
  /** For the whole look, in milliseconds; two minutes by default. */
  readonly timeoutMs?: number
  /** Ends it: it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** For tests on virtual time; by default the system's. */
  readonly clock?: Clock
  /** By default HTTP/1.1 over undici. */
  readonly transport?: Transport
  /** By default `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` apply. This machine itself is always reached directly. */
  readonly proxy?: ProxySettings
  /** Whether a proxy is between here and the platform: name, connection and certificate are then not looked at. */
  readonly proxied?: boolean
  /** Looks at name, connection and TLS; by default on the system's network. */
  readonly look?: LookAtWay
  /** Told what is looked at next. Must not throw. */
  readonly progress?: (text: string) => void
}

const defaultTimeoutMs = 120_000

/**
 * Finds out what platform is really there. It sends reads only, one after the other and at most 60, and ends by its timeout.
 *
 * @throws InputError for an address, key or id that cannot be used; nothing was sent
 */
export async function doctor(request: DoctorRequest, options: DoctorOptions = {}): Promise<DoctorReport> {
  return (await examine(request, options)).report
}

/** The same, with the report that may be shared. */
export async function examine(
  request: DoctorRequest,
  options: DoctorOptions = {},
): Promise<{ readonly report: DoctorReport; readonly shareable: ShareableReport }> {
  const { clock = systemClock, timeoutMs = defaultTimeoutMs, signal = new AbortController().signal } = options
  const { look = lookAtWay, progress = () => undefined } = options
  const base = parseBaseUrl(request.baseUrl)
  const key = parseApiKey(request.apiKey)
  const meaningOf = buildVocabulary(request)
  const proxied = !base.loopback && (options.proxied ?? false)
  const startMs = clock.now()
  await using transport = options.transport ?? new UndiciTransport(base.loopback ? 'direct' : options.proxy)
  const reader = new PoliteReader({ base, key, transport, clock, signal, timeoutMs })
  const answers: Answer[] = []
  const client: ReadClient = {
    async read(name, args, limits) {
      const answer = await reader.read(name, args, limits)
      if (answer !== undefined) answers.push(answer)
      return answer
    },
  }
  progress('Looking at the way there')
  const way = proxied ? noWay : await look(new URL(base.origin), clock, signal)
  const { serviceId, deploymentId } = request
  const read = await readPlatform(
    {
      client,
      progress,
      sleepUntil: (ms) => reader.sleepUntil(ms),
      leftMs: () => reader.leftMs,
    },
    { serviceId, deploymentId, meaningOf },
  )
  const { requests, stopped } = reader
  const readings: Readings = { ...read, baseUrl: base.origin + base.prefix, way, proxied, answers, requests, stopped }
  const report = reportOf(readings, request, clock.now() - startMs)
  return { report, shareable: shareableOf(report, readings) }
}

const noWay = { name: { code: 'PROXY' }, tcp: undefined, tls: undefined } as const

/** What the readings show. Pure. */
export function reportOf(
  readings: Readings,
  { expected }: Pick<DoctorRequest, 'expected'>,
  durationMs: number,
): DoctorReport {
  const { serviceId, requests, request, stopped } = readings
  const unread = whyUnread(readings)
  const words = censusOf(readings)
  const findings = [
    ...probeWay(readings),
    ...probeKey(readings, { comparing: expected !== undefined }),
    ...probeHistory(readings),
    ...probeWords(readings, words),
    ...probeStoredLog(readings),
    ...probeStream(readings),
    ...probeAnswers(readings),
    ...probeContract(readings),
  ]
  const proposed = (meaning: 'success' | 'failure'): string[] =>
    words.filter((each) => each.proposed === meaning).map(({ word }) => word)
  const proposals = { 'success-states': proposed('success'), 'failure-states': proposed('failure') }
  const dialect = learnDialect(readings, words)
  const uncompared = expected && whyUncompared(readings, expected)
  const differences =
    uncompared === undefined
      ? expected &&
        [...lossesOf(expected, dialect, readings), ...compareDialects(expected, dialect, request.meaningOf)].sort(
          (a, b) => Number(b.matters) - Number(a.matters),
        )
      : [{ matters: true, text: `could not be compared: ${uncompared}` }]
  const failed = findings.find(({ result }) => result === 'fail')
  const different = differences?.find(({ matters }) => matters)
  const ready = failed === undefined && unread === undefined && different === undefined
  const next = nextStep({ failed, unread, different: different?.text, uncompared, words, findings, stopped })
  return { ready, next, serviceId, findings, words, proposals, dialect, differences, requests, durationMs }
}

/** Why it is not known whether a deploy can work, as a clause; undefined where key and history were read. */
function whyUnread({ identity, whoami, serviceId, history }: Readings): string | undefined {
  if (identity === undefined) {
    const how =
      whoami?.status === undefined || !whoami.ended ? 'had no whole answer' : `was answered with ${whoami.status}`
    return `the question whose key it is ${how}. Try again when the platform is well`
  }
  if (serviceId === undefined) return 'no service was named. Name one with `service-id`'
  return history[0]?.answer.ended && listOf(history) !== 'unreadable'
    ? undefined
    : 'the history could not be read. Try again when the platform is well'
}

/** Why there is nothing to compare, as a clause; undefined where there is. */
function whyUncompared(readings: Readings, { shows, words }: PartialDialect): string | undefined {
  if (whyUnread(readings) !== undefined) return 'the key or the history could not be read'
  const expectsRecords = shows !== undefined || (words !== undefined && words !== null)
  return expectsRecords && rowsOf(readings.history).length === 0 ? 'the history shows no record' : undefined
}

interface Outcome {
  readonly failed: DoctorFinding | undefined
  readonly unread: string | undefined
  readonly different: string | undefined
  readonly uncompared: string | undefined
  readonly words: readonly WordCensus[]
  readonly findings: readonly DoctorFinding[]
  readonly stopped: string | undefined
}

/** The most urgent thing to do. */
function nextStep({ failed, unread, different, uncompared, words, findings, stopped }: Outcome): string {
  if (failed !== undefined) return `Not ready to deploy: ${failed.summary}. ${failed.advice ?? ''}`.trim()
  if (unread !== undefined) {
    const why = stopped === undefined ? '' : ` Not everything was read, because ${stopped}.`
    return `Not known whether a deploy can work: ${unread}.${why}`
  }
  if (uncompared !== undefined) return `The platform could not be compared with the expected dialect: ${uncompared}.`
  if (different !== undefined) return `The platform speaks differently than expected: ${different}.`
  if (stopped !== undefined) return `Not everything was read, because ${stopped}. Try again later.`
  const proposed = words.filter((each) => each.proposed !== undefined)
  if (proposed.length > 0) {
    const lines = proposed.map(({ word, proposed: meaning }) => `\`${inputOf(meaning ?? 'success')}: ${word}\``)
    return `Next: teach Taxiway what the records show, if it is right: ${lines.join(', ')}.`
  }
  const open = words.find(({ meaning }) => meaning === 'unknown')
  if (open !== undefined) {
    return `Next: find out what \`${open.word}\` means, and add it to \`success-states\` or \`failure-states\` if it is final.`
  }
  const unseen = findings.find(
    ({ area, result, advice }) =>
      result === 'inconclusive' && advice !== undefined && (area === 'key' || area === 'history'),
  )
  if (unseen?.advice !== undefined) return `Next: ${unseen.advice}`
  const warned = findings.find(({ result, area }) => result === 'warn' && area === 'key')
  if (warned !== undefined) return `Next: ${warned.advice ?? warned.summary}`
  const limited = findings.find(
    ({ result, name, advice }) => result === 'warn' && (name === 'status' || name === 'known-words') && advice,
  )
  return limited === undefined ? 'Ready to deploy.' : `Ready to deploy, but ${limited.summary}. ${limited.advice}`
}
