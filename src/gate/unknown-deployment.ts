import { RefusedError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { notNeeded } from '../client/time/clock.ts'
import type { Run } from '../client/time/run.ts'
import type { AbortScope } from '../client/time/timeout.ts'
import type { FlowContext, FlowHost } from '../deployment/flow.ts'
import { follow } from '../deployment/follow.ts'
import { findRecord, serviceMissing } from '../deployment/history.ts'
import type { DeploymentReport } from '../deployment/report.ts'
import { message } from '../text/message.ts'

/** Before each look, in milliseconds; the following itself shows most deployments before the first, and a record may be late. */
const looksAfterMs = [500, 2_000, 1_000]
const lookLimitMs = 10_000
/** Of each look after the first: what is late appears among the newest. */
const newestPages = 3

/** A deployment by its ids, which were given. */
interface GivenDeployment {
  readonly serviceId: string
  readonly deploymentId: string
}

/** What the platform does not show. */
type Unknown = 'deployment' | 'service'

/** What the following has shown of a deployment. */
interface Shown {
  record: boolean
  lines: boolean
}

/**
 * What the platform knows nothing of: three looks within 4 s find neither a record in the history nor a build log. Undefined as soon
 * as anything shows the deployment, or a look fails. A log is proof of a deployment, whose record may be late, but not of the service.
 *
 * @param shown what the following has shown of it yet
 */
async function findUnknown(
  { platform, run }: { readonly platform: Platform; readonly run: Run },
  deployment: GivenDeployment,
  shown: Shown,
  signal: AbortSignal,
): Promise<Unknown | undefined> {
  let unknown: Unknown | undefined
  for (const [looks, waitMs] of looksAfterMs.entries()) {
    await run.clock.sleep(waitMs, signal)
    if (shown.record) return undefined
    const pages = looks === 0 ? undefined : newestPages
    const look = (until: AbortSignal) => lookFor(platform, deployment, pages, until)
    unknown = await run.within(lookLimitMs, 'list_deployments', look, signal).catch(() => undefined)
    if (unknown === undefined || (shown.lines && unknown === 'deployment')) return undefined
  }
  return shown.record ? undefined : unknown
}

/** What is not there, and what to check. */
function unknownText(unknown: Unknown, { serviceId, deploymentId }: GivenDeployment): string {
  return unknown === 'service'
    ? serviceMissing(serviceId, 404)
    : message`deployment-unknown: The platform shows no deployment "${deploymentId}" of service "${serviceId}": it has neither a record in the history nor a line of a log. Check \`deployment-id\` and \`service-id\`: the outputs of the deploy have both.`
}

/** Why a deployment is not followed: the platform does not know it. The message is the reason, as sentences. */
export class Unjudged extends Error {}

/**
 * Follows a deployment whose id was given, and looks meanwhile whether the platform knows it.
 *
 * @param reading ends the following; the caller may abort it too
 * @param isKnown whether its record was seen already
 * @throws Unjudged if the platform knows nothing of it, and else with what `reading` was aborted with
 */
export async function followGiven(
  { platform, host, options, run }: FlowContext,
  target: GivenDeployment & { readonly ref: string | undefined },
  reading: AbortScope,
  isKnown = false,
): Promise<DeploymentReport> {
  const shown = { record: isKnown, lines: false }
  const noting: FlowHost = {
    print: (lines) => {
      shown.lines = true
      return host.print(lines)
    },
    waitAgain: (left) => host.waitAgain?.(left),
    report: (event) => {
      shown.record ||= event.kind === 'status' || event.kind === 'url'
      host.report(event)
    },
  }
  findUnknown({ platform, run }, target, shown, reading.signal).then(
    (unknown) => {
      if (unknown !== undefined) reading.abort(new Unjudged(unknownText(unknown, target)))
    },
    // The following is over, or was aborted.
    () => undefined,
  )
  const report = await follow(platform, target, noting, { ...options, signal: reading.signal })
  const { aborted, reason } = reading.signal
  if (aborted && !run.signal.aborted) throw reason
  reading.abort(notNeeded)
  return report
}

/** What is missing; undefined if the history has the record, or the log a line. Rejects if either cannot be read. */
async function lookFor(
  platform: Platform,
  { serviceId, deploymentId }: GivenDeployment,
  pages: number | undefined,
  signal: AbortSignal,
): Promise<Unknown | undefined> {
  const target = { serviceId, deploymentId, older: undefined }
  const unless = <Instead>(statuses: readonly number[], instead: Instead) => {
    return (error: unknown): Instead => {
      if (error instanceof RefusedError && statuses.includes(error.status)) return instead
      throw error
    }
  }
  const hasLine = async (): Promise<boolean> => {
    for await (const records of platform.storedLogChunks(deploymentId, { signal, retries: false }))
      if (records.length > 0) return true
    return false
  }
  const [history, isLogged] = await Promise.all([
    findRecord(platform, target, () => 'unknown', signal, pages).catch(unless([404], undefined)),
    hasLine().catch(unless([404, 403], false)),
  ])
  if (history === undefined) return 'service'
  return history.kind === 'absent' && !isLogged ? 'deployment' : undefined
}
