import type { PlatformError } from '../../client/errors.ts'
import { count } from '../../text/format.ts'

/** What is known of a log while its end is waited for. Times are those of the platform's clock. */
export interface LogState {
  /** The stream ended by itself, and exactly what it showed was released. */
  readonly isProven: boolean
  readonly isStreamOpen: boolean
  /** The store fails, or has not brought what the stream showed. */
  readonly storeLags: boolean
  /** When the last read of the store was sent that found nothing more. */
  readonly endSentMs: number
  /** When the last new line came. */
  readonly newestLineMs: number
}

/** The end of the deployment, after which its log ends. */
export interface DeploymentEnd {
  readonly isSuccess: boolean
  /** When the look at the history was sent that showed it. */
  readonly lookedAtMs: number
  /** When it was known. */
  readonly knownMs: number
  /** Nothing is waited for beyond it. */
  readonly latestMs: number
}

/** The log is whole: proven, and a read of the store that was sent with the deciding look found nothing more. */
export function isWhole(log: LogState, end: DeploymentEnd): boolean {
  return log.isProven && log.endSentMs >= end.lookedAtMs
}

/** When the log counts as over if nothing else comes: lines of a failure often come late. */
export function whenOver(log: LogState, end: DeploymentEnd): number {
  const sawEnd = log.endSentMs >= end.knownMs
  if (!sawEnd && !log.storeLags) return end.latestMs
  const quietMs = log.storeLags ? 5_000 : !end.isSuccess ? 2_000 : log.isStreamOpen ? 300 : 0
  return Math.min(end.latestMs, Math.max(end.knownMs, log.newestLineMs) + quietMs)
}

/** What a person should know about the log that was printed, as sentences; undefined if it is whole for all that is known. */
export function explainGaps(log: {
  readonly error: PlatformError | undefined
  readonly missing: number
  readonly isHeadUnknown: boolean
  readonly unreleased: number
}): string | undefined {
  const unshown = log.unreleased === 0 ? '' : ` ${count(log.unreleased, 'line')} of the stream could not be placed.`
  if (log.error !== undefined) return `The build log could not be read to its end.${unshown} ${log.error.message}`
  if (log.missing > 0) return `${count(log.missing, 'line')} of the build log never came. ${dashboard}`
  if (log.isHeadUnknown) return `The beginning of the build log may be missing. ${dashboard}`
  if (log.unreleased > 0) return `The stream showed lines that the stored build log does not have.${unshown}`
  return undefined
}

const dashboard = 'The dashboard of the platform has the whole log.'
