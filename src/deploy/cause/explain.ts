import { isRefused, PlatformError } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import { formatDuration } from '../../text/format.ts'
import { type Cause, CauseFinder } from './finder.ts'

/** Why a deployment failed, as far as its logs show. */
export interface Explanation {
  readonly cause: Cause | null
  /** How the run ended, in one line, with the cause if a log states an error. */
  readonly reason: string
  /** A sentence that says where the cause comes from, or why it is unknown. */
  readonly notice?: string
}

export interface FailedDeployment {
  /** The reason that the platform's record gives. */
  readonly reason: string
  readonly serviceId: string
  /** False if the platform says that the build itself failed. */
  readonly mayHaveStarted: boolean
  /** A newer deployment exists, so the runtime log is not this one's. */
  readonly isReplaced: boolean
  /** When our request was sent, or when following began, by the platform's `clock`. */
  readonly sentMs: number
  /** Creation time in the record, in milliseconds since 1970, if the deployment was started elsewhere. */
  readonly createdMs: number | undefined
  /** Time limit of a read, in milliseconds. */
  readonly limitMs: number
  readonly signal: AbortSignal
}

const mostLines = 100
const readMs = 3_000
/** Allowed difference between the platform's clock and ours. */
const marginMs = 60_000

/**
 * Explains a failed deployment from its build log. If that shows no error, the process probably died at start, so this
 * reads the service's runtime log once.
 */
export async function explainFailure(
  platform: Platform,
  buildLog: CauseFinder,
  failed: FailedDeployment,
): Promise<Explanation> {
  const inBuild = buildLog.find()
  // Do not say that the build failed: the build log may also contain start-up lines.
  if (inBuild !== undefined) {
    return { cause: { phase: 'build', ...inBuild }, reason: `The deployment failed: ${inBuild.line}` }
  }
  const noError = `The build log shows no ${buildLog.end() === undefined ? 'line' : 'error'}`
  if (!failed.mayHaveStarted) return { cause: null, reason: failed.reason }
  if (failed.isReplaced) {
    return { cause: null, reason: failed.reason, notice: `${noError}, and the runtime log is of a newer deployment.` }
  }
  if (platform.heldMs > 0) {
    const wait = formatDuration(platform.heldMs)
    return {
      cause: null,
      reason: failed.reason,
      notice: `${noError}. The runtime log was not read: the platform wants no request for another ${wait}.`,
    }
  }
  try {
    const runtimeLog = new CauseFinder((text) => platform.redact(text))
    runtimeLog.add(await readRuntimeLog(platform, failed))
    const error = runtimeLog.find()
    // A process that died probably logged why at the end, but these lines may be harmless output of the previous
    // version.
    const atStart = error ?? runtimeLog.end()
    if (atStart === undefined)
      return { cause: null, reason: failed.reason, notice: `${noError}, and the runtime log has no line of that time.` }
    const notice = `${noError}. The cause is taken from the runtime log, whose lines may be of the version before.`
    const cause = { phase: 'start', ...atStart } as const
    const lastWords = `${failed.reason} The service's last words: ${atStart.line}`
    return { cause, reason: error === undefined ? lastWords : `The service did not start: ${error.line}`, notice }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const why = isRefused(error, 403) ? 'the API key lacks logs:read.' : error.message
    return { cause: null, reason: failed.reason, notice: `${noError}, and the runtime log cannot be read: ${why}` }
  }
}

/** Reads the service's runtime log from a minute before the request, or before the deployment was created. */
async function readRuntimeLog(
  platform: Platform,
  { serviceId, sentMs, createdMs, limitMs, signal }: FailedDeployment,
): Promise<readonly string[]> {
  const { clock } = platform
  const sinceMs = (createdMs ?? clock.wallMs() - (clock.now() - sentMs)) - marginMs
  const args = { id: serviceId, since: new Date(sinceMs).toISOString(), limit: mostLines }
  const { logs } = await platform.call('get_logs', args, { attempts: 1, attemptMs: Math.min(readMs, limitMs), signal })
  // The platform ignores a filter that it does not understand, so filter again.
  const recent = (logs ?? []).filter(({ ts }) => Date.parse(ts ?? '') >= sinceMs)
  return recent.sort((one, other) => (one.id ?? 0) - (other.id ?? 0)).map(({ line }) => line ?? '')
}
