import { isRefused, onlyPlatformErrors, PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { Result as Answer } from '../contract/operations.ts'
import { count, formatDuration } from '../text/format.ts'
import { Redactor } from '../text/redact.ts'
import { cleanText } from '../text/untrusted.ts'
import type { Run } from './events.ts'
import { followTarget } from './follow.ts'
import { type HistoryPage, readPage } from './history.ts'
import { findScopeProblem, readKey } from './key.ts'
import { type Ending, isEnding } from './outcome.ts'
import { endRun, Phases, type Result } from './result.ts'
import { type RunOptions, RunTime } from './run-time.ts'
import { type Accepted, advise, type Patience, requestDeployment, tooLate } from './write.ts'

/** An environment variable of a service. */
export interface Variable {
  readonly key: string
  readonly value: string
}

export interface DeployRequest {
  readonly serviceId: string
  /** Branch, tag or commit; by default the service's tracked branch. */
  readonly ref?: string | undefined
  /** Imported before the deployment, which applies them. */
  readonly variables?: readonly Variable[]
}

export interface DeployOptions extends RunOptions, Patience {
  /** `false` ends the run as `accepted` once the platform accepts the request. */
  readonly wait?: boolean
}

/**
 * Deploys a ref of a service and follows the deployment to its end.
 *
 * It first reads the key and the newest page of the history in parallel, then imports the variables, which is a
 * separate write. It sends the deploy request once (`requestDeployment`), then follows the deployment (`followTarget`).
 */
export async function* deploy(platform: Platform, request: DeployRequest, options: DeployOptions = {}): Run {
  const { serviceId, ref, variables = [] } = request
  const time = new RunTime(platform.clock, options)
  const phases = new Phases('requested')
  const end = (ending: Ending, known: Partial<Result> = {}): Result => {
    const facts = { serviceId, ref: ref ?? null, phases: phases.until(time.elapsedMs), ...known }
    return endRun(platform, time, ending, { ...facts, onSuperseded: options.onSuperseded })
  }
  let isImporting = false
  let accepted: Accepted
  try {
    const { problem, history } = await readBefore(platform, serviceId, time)
    if (problem !== undefined) return end({ outcome: 'failed', reason: `Nothing was deployed. ${problem}` })

    if (variables.length > 0) {
      if (!(await time.waitWhileHeld(platform))) return end(tooLate(platform.heldMs))
      isImporting = true
      const imported = await importVariables(platform, { serviceId, variables }, time, options)
      if (isEnding(imported)) return end(imported)
      for (const text of imported.warnings) yield { kind: 'warning', text: platform.redact(text) }
      yield { kind: 'notice', text: platform.redact(`Imported ${count(imported.count, 'variable')}.`) }
    }

    if (platform.heldMs > 0) {
      const wait = `The platform wants no request for ${formatDuration(platform.heldMs)}. Taxiway waits for that long.`
      yield { kind: 'notice', text: platform.redact(wait) }
    }
    const written = await requestDeployment(
      platform,
      { serviceId, ref },
      history instanceof PlatformError ? undefined : history,
      time,
      options,
    )
    if (isEnding(written)) return end(written)
    accepted = written
  } catch (error) {
    if (!time.signal.aborted) throw error
    const imported = !isImporting ? '' : ' The variables may have been imported.'
    return end({ outcome: 'aborted', reason: `The run was cancelled. Nothing was deployed.${imported}` })
  }

  const { deploymentId, sentMs, earlier, isUnconfirmed, warning } = accepted
  if (platform.holdsApiKey(deploymentId)) {
    const reason =
      'The platform answered with a deployment id that holds the API key, so the deployment is neither shown nor followed. Look at the dashboard, and create a new key.'
    return end({ outcome: 'indeterminate', reason })
  }
  const builtRef = accepted.ref !== undefined && platform.holdsApiKey(accepted.ref) ? ref : accepted.ref
  if (warning !== undefined) yield { kind: 'warning', text: platform.redact(warning) }
  yield { kind: 'accepted', serviceId, deploymentId, ref: builtRef, atMs: time.elapsedMs }
  if (options.wait === false) {
    const reason = 'The platform accepted the deployment. Taxiway did not wait for it to end.'
    return end({ outcome: 'accepted', reason }, { deploymentId, ref: builtRef ?? null })
  }
  const target = { serviceId, deploymentId, ref: builtRef, askedRef: ref, isOurs: true, sentMs, earlier, isUnconfirmed }
  return yield* followTarget(platform, target, time, phases, options)
}

/** The answers to the reads before the first write. */
export interface Before {
  /** Why the key cannot deploy the service. */
  readonly problem: string | undefined
  readonly key: Answer<'whoami'> | PlatformError
  readonly history: HistoryPage | PlatformError
}

/** Reads the key's identity and the newest page of the history in parallel. Either may fail. */
export async function readBefore(platform: Platform, serviceId: string, time: RunTime): Promise<Before> {
  const [key, history] = await Promise.all([
    readKey(platform, time),
    readPage(platform, serviceId, time.beforeWrite).catch(onlyPlatformErrors),
  ])
  const unauthorized = [key, history].find((answer) => isRefused(answer, 401))
  if (unauthorized instanceof PlatformError) return { problem: unauthorized.message, key, history }
  if (key instanceof PlatformError) {
    // Something other than the platform answers at this address.
    const isWebsite = key.code === 'unreadable' && history instanceof PlatformError && history.code === 'unreadable'
    return { problem: key.code === 'redirected' || isWebsite ? key.message : undefined, key, history }
  }
  return { problem: findScopeProblem(key.keyScope, serviceId), key, history }
}

/** Imports variables once. They cannot be read back, so a lost answer ends the run before anything is deployed. */
async function importVariables(
  platform: Platform,
  { serviceId, variables }: { readonly serviceId: string; readonly variables: readonly Variable[] },
  time: RunTime,
  { whenMissing }: Patience,
): Promise<{ readonly count: number; readonly warnings: readonly string[] } | Ending> {
  try {
    const limits = { signal: time.signal, totalMs: time.leftMs }
    const { imported, skipped } = await platform.call('import_env', { id: serviceId, vars: [...variables] }, limits)
    const redactor = new Redactor(variables.map(({ value }) => value).filter(({ length }) => length >= 8))
    const warnings = (skipped ?? []).map(({ key, reason }) => {
      const why = reason ? `: ${redactor.redact(cleanText(reason))}` : ''
      return `The platform skipped the variable "${cleanText(key ?? '')}"${why}.`
    })
    return { count: imported ?? variables.length, warnings }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const doubt =
      error.effect === 'unknown' ? ' The variables may have been imported; it is safe to run this again.' : ''
    const reason = `Nothing was deployed, as the variables were not imported. ${error.message}${doubt}${advise(error, whenMissing)}`
    return { outcome: 'failed', reason }
  }
}
