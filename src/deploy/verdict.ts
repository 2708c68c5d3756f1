import { isRefused, type PlatformError } from '../client/errors.ts'
import { formatDuration, withoutFullStop } from '../text/format.ts'
import { compareRef, type Found, type Row, readDetails, shortId } from './history.ts'
import type { Ending, Outcome } from './outcome.ts'
import { readStatus, type Status } from './status.ts'
import type { Vocabulary } from './words.ts'

/** The fixed inputs of a verdict. Times, here and below, are milliseconds since the run began. */
export interface VerdictRules {
  readonly deploymentId: string
  readonly serviceId: string
  readonly vocabulary: Vocabulary
  /** Until then, 30 s after our own request, the record may be missing or belong to an earlier deployment. */
  readonly graceUntilMs: number
  /** The record that the history showed under this id before our request, if any. */
  readonly earlier: Row | undefined
  /** The ref of our request, if its answer was lost and nothing has shown yet that this deployment is of it. */
  readonly unconfirmedRef: string | undefined
}

/** The result of one look at the history: the deployment's rows, none, or a failure. */
export type Look = { readonly found: Found } | { readonly error: PlatformError }

/** Evidence from the log, for a record without a decisive word. */
export interface LogEvidence {
  readonly lines: number
  readonly isStreamOver: boolean
}

/** The judgement of a look: the end, or nothing yet. */
export interface Judgement {
  readonly ending?: Ending
  readonly warnings: readonly string[]
}

const contradictionForMs = 10_000
const unchangedForMs = 5_000
const absentForMs = 10_000
const leastAbsences = 3
const leastRefusals = 2
const silentForMs = 5 * 60_000
const mostWordWarnings = 5

/**
 * Decides how a deployment ended, from looks at the history. It has no clock and sends nothing. Only the platform's own
 * record of this deployment leads to `succeeded`.
 */
export class Verdict {
  readonly #rules: VerdictRules
  /** The status of an earlier deployment with this id, until the record says something else. */
  #earlier: Status | undefined
  #status: Status | undefined
  #contradictsSinceMs: number | undefined
  #unchanged: { readonly key: string; readonly sinceMs: number } | undefined
  /** The ids above and below ours on the newest page, when ours was last seen. */
  #newer: ReadonlySet<string> = new Set()
  #older: ReadonlySet<string> = new Set()
  /** Whether the history went back further than `#older`. */
  #hadOlder = false
  #absences: { readonly count: number; readonly sinceMs: number } | undefined
  #refusals = 0
  /** Time of the first of the failed looks in a row. */
  #failingSinceMs: number | undefined
  #lastError: PlatformError | undefined
  readonly #warned = new Set<string>()

  constructor(rules: VerdictRules) {
    this.#rules = rules
    const earlier = rules.earlier && readStatus(rules.earlier.record, rules.vocabulary)
    // A record that is still in progress may well be ours: a platform may create it before it answers.
    if (earlier?.kind !== 'ongoing' && earlier?.kind !== 'unknown') this.#earlier = earlier
  }

  /** The status word that the last record showed. */
  get word(): string | undefined {
    return this.#status?.word
  }

  /** Whether a record was seen. */
  get seen(): boolean {
    return this.#status !== undefined
  }

  judge(look: Look, log: LogEvidence, atMs: number): Judgement {
    if ('error' in look) return this.#judgeFailure(look.error, atMs)
    this.#refusals = 0
    this.#lastError = undefined
    this.#failingSinceMs = undefined
    const [row, ...others] = look.found.own
    if (row === undefined) return this.#judgeAbsence(look.found.newest, atMs)
    this.#absences = undefined
    const { newest, hasOlder } = look.found
    this.#hadOlder = hasOlder
    const place = newest.findIndex(({ id }) => id === this.#rules.deploymentId)
    // If ours is on a later page, every row of the newest page is newer.
    this.#newer = new Set(idsOf(place < 0 ? newest : newest.slice(0, place)))
    this.#older = new Set(place < 0 ? [] : idsOf(newest.slice(place + 1)))
    const { unconfirmedRef } = this.#rules
    if (unconfirmedRef !== undefined && compareRef(unconfirmedRef, row) === 'another') return this.#endOfAnother()
    const status = readStatus(row.record, this.#rules.vocabulary)
    const differs = others.some(({ record }) => readStatus(record, this.#rules.vocabulary).key !== status.key)
    this.#status = differs ? { ...status, kind: 'contradiction' } : status
    return this.#judgeStatus(this.#status, row, log, atMs)
  }

  /**
   * The end at the timeout, after one last look.
   *
   * @param heldMs how long the platform still wants no requests; if not 0, there was no last look
   */
  endAtDeadline(heldMs = 0): Ending {
    const status = this.#status
    if (this.#earlier !== undefined && status !== undefined) return this.#namedEarlier()
    if (status?.kind === 'contradiction') return this.#contradicts(status)
    const held = heldMs === 0 ? '' : ` The platform wants no request for another ${formatDuration(heldMs)}.`
    const why = this.#lastError === undefined ? '' : ` The last read of the history failed: ${this.#lastError.message}`
    return { outcome: 'timed-out', reason: `The timeout passed${this.#atTimeout(status)}.${held}${why}` }
  }

  #atTimeout(status: Status | undefined): string {
    if (status === undefined) return ' before the deployment showed in the history of the service'
    if (status.word === undefined) return ', and the platform shows no status for the deployment'
    if (status.kind === 'ongoing') return ` while the platform said "${status.word}"`
    return ` while the platform said "${status.word}". If that is a final word, add it to success-states or failure-states`
  }

  #judgeStatus(status: Status, row: Row, log: LogEvidence, atMs: number): Judgement {
    if (this.#earlier?.key === status.key) {
      return atMs >= this.#rules.graceUntilMs ? { ending: this.#namedEarlier(), warnings: [] } : goOn
    }
    this.#earlier = undefined
    if (status.kind !== 'contradiction') this.#contradictsSinceMs = undefined
    if (status.kind !== 'undecided') this.#unchanged = undefined
    const said = status.word === undefined ? 'its record shows an error' : `the platform says "${status.word}"`
    switch (status.kind) {
      case 'succeeded':
        return end('succeeded', `The deployment succeeded: ${said}.`)
      case 'failed':
        return end('failed', `The deployment failed: ${said}.`)
      case 'cancelled':
        return end('cancelled', `The deployment was cancelled: ${said}.`)
      case 'superseded':
        return end('superseded', `A newer deployment replaced this one: ${said}.`)
      case 'ongoing':
        return goOn
      case 'unknown':
        return { warnings: this.#warnOfWords(status.unknown) }
      case 'contradiction':
        this.#contradictsSinceMs ??= atMs
        return atMs - this.#contradictsSinceMs < contradictionForMs
          ? goOn
          : { ending: this.#contradicts(status), warnings: [] }
      case 'undecided':
        return this.#infer(status, row, log, atMs)
      default:
        return status.kind satisfies never
    }
  }

  #warnOfWords(words: readonly string[]): string[] {
    const fresh = words.filter((word) => !this.#warned.has(word)).slice(0, mostWordWarnings - this.#warned.size)
    for (const word of fresh) this.#warned.add(word)
    return fresh.map(
      (word) =>
        `The status word "${word}" is not known, so the deployment counts as still running. If the word is final, add it to success-states or failure-states.`,
    )
  }

  /**
   * Infers a success without a word that proves it: record and log stay unchanged for 5 s, and everything else points
   * to success.
   */
  #infer(status: Status, row: Row, log: LogEvidence, atMs: number): Judgement {
    const isCandidate = readDetails(row).rollbackable && log.lines > 0 && log.isStreamOver
    if (!isCandidate || (status.word === undefined && status.hasOtherStatus)) {
      this.#unchanged = undefined
      return goOn
    }
    const key = `${log.lines} ${JSON.stringify(row.record)}`
    if (this.#unchanged?.key !== key) this.#unchanged = { key, sinceMs: atMs }
    if (atMs - this.#unchanged.sinceMs < unchangedForMs) return goOn
    const shown =
      status.word === undefined ? 'shows no status' : `says "${status.word}", which can also mean "in progress"`
    const advice = status.word === undefined ? '' : ' Add the word to success-states to be certain.'
    const warning = `Success is inferred: the platform ${shown}, but the deployment can be rolled back to, its log has ended, and nothing changed for 5 s.${advice}`
    return {
      ending: {
        outcome: 'succeeded',
        reason: 'The deployment succeeded, inferred from an ended log and an unchanged record.',
      },
      warnings: [warning],
    }
  }

  #judgeAbsence(newest: readonly Row[], atMs: number): Judgement {
    this.#unchanged = undefined
    if (atMs < this.#rules.graceUntilMs) return goOn
    const { count, sinceMs } = this.#absences ?? { count: 0, sinceMs: atMs }
    this.#absences = { count: count + 1, sinceMs }
    if (count + 1 < leastAbsences || atMs - sinceMs < absentForMs) return goOn
    const isReplaced = this.#newerOf(newest).some(
      ({ record }) => readStatus(record, this.#rules.vocabulary).kind === 'succeeded',
    )
    if (this.seen && isReplaced)
      return end('superseded', 'A newer deployment succeeded, and this one left the history.')
    const { deploymentId, serviceId } = this.#rules
    const reason = this.seen
      ? 'The deployment left the history. Look at the dashboard of the platform.'
      : `No record of deployment "${deploymentId}" of service "${serviceId}" was seen. Check both ids.`
    return end('indeterminate', reason)
  }

  /** The rows that are certainly newer than ours: an older one may move up when ours is deleted. */
  #newerOf(newest: readonly Row[]): readonly Row[] {
    const firstOlder = newest.findIndex(({ id }) => id !== undefined && this.#older.has(id))
    return newest.filter(({ id }, index) => {
      if (id === undefined || this.#older.has(id)) return false
      return index < firstOlder || this.#newer.has(id) || !this.#hadOlder
    })
  }

  #judgeFailure(error: PlatformError, atMs: number): Judgement {
    if (isRefused(error, 404)) {
      this.#failingSinceMs = undefined
      return this.#judgeAbsence([], atMs)
    }
    this.#lastError = error
    this.#unchanged = undefined
    this.#refusals = isRefused(error, 401, 403) ? this.#refusals + 1 : 0
    if (this.#refusals >= leastRefusals) {
      return end('indeterminate', `The API key may not read the history: it needs deployments:read. ${error.message}`)
    }
    this.#failingSinceMs ??= atMs
    if (atMs - this.#failingSinceMs < silentForMs) return goOn
    return end(
      'indeterminate',
      `The platform gave no readable answer for 5 minutes. The last one: ${withoutFullStop(error.message)}.`,
    )
  }

  #endOfAnother(): Judgement {
    const name = shortId(this.#rules.deploymentId)
    const reason = `The answer to the deploy was lost, and deployment ${name}, which was taken for it, is of another ref. Look at the dashboard before you deploy again.`
    return end('indeterminate', reason)
  }

  #namedEarlier(): Ending {
    return {
      outcome: 'indeterminate',
      reason: `The platform named an earlier deployment: "${this.#rules.deploymentId}" was there before the request, and its status did not change.`,
    }
  }

  #contradicts({ word }: Status): Ending {
    const shown = word === undefined ? '' : `: it says "${word}" beside something that excludes it`
    return { outcome: 'indeterminate', reason: `The record of the deployment contradicts itself${shown}.` }
  }
}

const goOn: Judgement = { warnings: [] }

function end(outcome: Outcome, reason: string): Judgement {
  return { ending: { outcome, reason }, warnings: [] }
}

function idsOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ id }) => id ?? [])
}
