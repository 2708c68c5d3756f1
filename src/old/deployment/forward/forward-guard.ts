import { sameCommit } from '../../text/commits/commit-id.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { DeploymentReport } from '../deployment-report.ts'
import type { FlowContext } from '../flow-context.ts'
import type { VerdictPage } from '../follow.ts'
import type { HistoryReading } from '../history/history.ts'
import { readTimes } from '../history/history-record.ts'
import { type PastDeployment, readPast } from '../history/past-deployments.ts'
import type { Ended } from '../start/guarded-write.ts'
import { buildVocabulary } from '../verdict/vocabulary.ts'
import {
  type Comparison,
  type ComparisonSources,
  compareWithCommit,
  compareWithLive,
  compareWithRemembered,
} from './comparison.ts'
import { deployedAnyway, laidOverWarning, outdatedReason } from './outdated-messages.ts'

/** What becomes of a commit that is older than what is live. */
export interface ForwardRule extends ComparisonSources {
  /** `skip` ends as `skipped`, `fail` as `failed`; nothing is sent. */
  readonly onOutdated: 'skip' | 'fail'
  /** Why an older one is deployed all the same, as a clause: a person wants it. */
  readonly purpose?: string | undefined
}

/** The newest commits that came meanwhile, of which each is compared. */
const mostLaidOver = 5

/** Keeps an older commit from replacing a newer one, before the one write of a deploy and after its verdict. */
export class ForwardGuard {
  readonly #context: FlowContext
  readonly #rule: ForwardRule
  readonly #ref: string | undefined
  #page: HistoryReading | undefined
  #comparison: Comparison = { kind: 'unknown', why: 'nothing was compared' }
  #said = ''

  constructor(context: FlowContext, rule: ForwardRule, ref: string | undefined) {
    this.#context = context
    this.#rule = rule
    this.#ref = ref
  }

  /** Compares with what a page of the history shows. Rejects with the signal's reason only. */
  async compare(page: HistoryReading | undefined, signal: AbortSignal = this.#context.run.signal): Promise<void> {
    const { run, options } = this.#context
    this.#page = page
    const asked = { ref: this.#ref, page, words: options }
    this.#comparison = await compareWithLive({ clock: run.clock, signal }, asked, this.#rule)
  }

  /** Compares with what the host remembers. Rejects with the signal's reason only. */
  async compareRemembered(signal: AbortSignal): Promise<void> {
    const { clock } = this.#context.run
    this.#comparison = await compareWithRemembered({ clock, signal }, this.#ref, this.#rule)
  }

  /** The end of the flow if the commit is older than what is live. Otherwise says, once, what a person should know. */
  async decide(): Promise<Ended | undefined> {
    const { onOutdated, purpose } = this.#rule
    const comparison = this.#comparison
    if (comparison.kind === 'behind' && purpose === undefined) {
      const outcome = onOutdated === 'skip' ? 'skipped' : 'failed'
      return { kind: 'ended', outcome, reason: outdatedReason(comparison, this.#context.platform.named) }
    }
    const text = deployedAnyway(comparison, purpose)
    if (text !== undefined && text !== this.#said) await this.#context.emit({ kind: 'notice', text })
    this.#said = text ?? this.#said
    return undefined
  }

  /**
   * What the report says of it. Of a deployment that succeeded the page that showed so is looked at: another job may have passed the
   * comparison at the same time.
   *
   * @param page what the history showed with the verdict
   */
  async complete(report: DeploymentReport, page: VerdictPage): Promise<DeploymentReport> {
    const comparison = this.#comparison
    if (report.deploymentId === undefined) {
      const isOutdated = comparison.kind === 'behind' && this.#rule.purpose === undefined
      if (!isOutdated) return report
      const { id, deploymentId } = comparison.live
      return { ...report, outdatedBy: id, ...definedFields({ liveDeploymentId: deploymentId }) }
    }
    const known = comparison.kind === 'unknown' ? { ...report, notCompared: comparison.why } : report
    if (report.outcome !== 'succeeded' || this.#rule.purpose !== undefined) return known
    const newer = await this.#findLaidOver(report.deploymentId, page)
    if (newer === undefined) return known
    const text = laidOverWarning(newer)
    await this.#context.emit({ kind: 'warning', text })
    const outdated = { ...known, outdatedBy: newer.live.id }
    if (this.#rule.onOutdated === 'skip') return outdated
    return { ...outdated, verdict: 'failed', reason: `${report.reason} ${text}` }
  }

  /** A newer commit that succeeded after the comparison, and that our deployment replaced. */
  async #findLaidOver(deploymentId: string, { rows, succeededBefore }: VerdictPage) {
    const { run, options } = this.#context
    const interpret = buildVocabulary(options)
    const all = rows.map((row) => readPast(row, interpret, undefined))
    const ours = all.findIndex(({ id }) => id === deploymentId)
    const own = all[ours]
    const ref = own?.commit ?? this.#ref
    if (own === undefined || ref === undefined || run.signal.aborted) return undefined
    const isKnown = this.#knownBefore(interpret)
    // The newer one of two lies over the other, unless that ended later.
    const isBelow = (each: PastDeployment, index: number): boolean =>
      index > ours || succeededBefore.has(each.id ?? '') || endedBefore(each, own)
    // What was replaced since may not say any more that it had succeeded.
    const hasSucceeded = ({ id, succeeded }: PastDeployment): boolean => succeeded || succeededBefore.has(id ?? '')
    const came = all.filter(
      (each, index) => each !== own && hasSucceeded(each) && isBelow(each, index) && !isKnown(each, all),
    )
    const commits = [...new Set(came.flatMap(({ commit }) => commit ?? []))].filter((each) => !sameCommit(each, ref))
    for (const commit of commits.slice(0, mostLaidOver)) {
      try {
        const found = await compareWithCommit(
          run,
          { commit, deploymentId: undefined, ageMs: undefined },
          ref,
          this.#rule,
        )
        if (found.kind === 'behind') return found
      } catch (error) {
        // The outcome is certain.
        if (!run.signal.aborted) throw error
        return undefined
      }
    }
    return undefined
  }

  /** Whether a deployment had succeeded before ours was requested, or is older than all that was read then. */
  #knownBefore(interpret: ReturnType<typeof buildVocabulary>) {
    const before = (this.#page?.rows ?? []).map((row) => readPast(row, interpret, undefined))
    const ids = new Set(before.map(({ id }) => id))
    const succeeded = new Set(before.filter((each) => each.succeeded).map(({ id }) => id))
    return ({ id }: PastDeployment, all: readonly PastDeployment[]): boolean => {
      if (ids.has(id)) return succeeded.has(id)
      const first = all.findIndex((each) => ids.has(each.id))
      return first >= 0 && all.findIndex((each) => each.id === id) > first
    }
  }
}

function endedBefore(one: PastDeployment, other: PastDeployment): boolean {
  const [oneMs, otherMs] = [readTimes(one.record).endedMs, readTimes(other.record).endedMs]
  return oneMs !== undefined && otherMs !== undefined && oneMs < otherMs
}
