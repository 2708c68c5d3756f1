import type { Platform } from '../../client/platform.ts'
import type { ConfiguredService } from '../../config/file/checked-config.ts'
import { readFollowInputs } from '../../config/follow-inputs.ts'
import type { Inputs } from '../../config/inputs.ts'
import { PastDeployments } from '../../deployment/history/past-deployments.ts'
import type { Job } from '../../run/job.ts'
import { isCommit } from '../../text/commits/commit-id.ts'
import { formatError } from '../../text/formats/format-error.ts'
import { message } from '../../text/message.ts'
import type { FleetInputs } from '../fleet-inputs.ts'
import type { FleetHost, LastSuccess } from '../host.ts'
import { serviceInputs } from '../service/service-job.ts'
import type { Baseline } from './plan.ts'

const mostAtOnce = 8
const readTimeoutMs = 30_000
/** How long a host may take for one service, at most this and so much of the fleet's timeout: the platform's history says it too. */
const hostTimeoutMs = 15_000
const hostShare = 1 / 4
const lastSuccessful = 'the last successful deployment'

/** What a plan is made with. */
export interface Planning {
  readonly host: FleetHost
  readonly platform: Platform
  /** Aborts when the timeout of the fleet passes. What is not known by then is not known. */
  readonly deadline: AbortSignal
}

/** What the baselines are read with. */
export interface BaselineContext extends Planning {
  readonly job: Job
  readonly inputs: FleetInputs
  /** The commit that is planned; null if it is not known. */
  readonly head: string | null
}

export interface KnownBaseline {
  readonly baseline: Baseline
  /** The newest deployment of it that the host remembers has not succeeded. */
  readonly hasFailed?: boolean
  /** The deployment of the baseline, if the platform's history shows it: a history knows of no gate. */
  readonly unjudged?: string | undefined
}

/** The last successful deployment of each service, by its name: the host's record, else the platform's history. */
export async function readBaselines(
  context: BaselineContext,
  services: Iterable<ConfiguredService>,
): Promise<ReadonlyMap<string, KnownBaseline>> {
  const found = new Map<string, KnownBaseline>()
  const left = [...services].values()
  const silence = new AbortController()
  const work = async (): Promise<void> => {
    for (const service of left) found.set(service.name, await readBaseline(context, service, silence))
  }
  await Promise.all(Array.from({ length: mostAtOnce }, work))
  return found
}

/** @param silence aborted once the host did not answer in time: from then on it is not asked, as each service would wait for it */
async function readBaseline(
  context: BaselineContext,
  service: ConfiguredService,
  silence: AbortController,
): Promise<KnownBaseline> {
  const { job, host, head, deadline } = context
  const inputs = serviceInputs(job, context.inputs, { service, sha: head ?? undefined, takes: () => true })
  const environment = inputs.get('environment')
  const timeout = AbortSignal.timeout(Math.min(hostTimeoutMs, context.inputs.timeoutMs * hostShare))
  const signal = AbortSignal.any([job.signal, deadline, timeout, silence.signal])
  const reading =
    environment === undefined ? undefined : host.readLastSuccess(environment, context.inputs.report, signal)
  if (reading !== undefined) {
    try {
      return toBaseline(await reading, host)
    } catch (error) {
      job.signal.throwIfAborted()
      if (timeout.aborted) silence.abort(timeout.reason)
      job.console.warn(
        `Could not read the last deployment of "${service.name}" from ${host.name}: ${host.explain(error)}. Reading the platform's history instead.`,
      )
    }
  }
  return await readHistory(context, inputs)
}

function toBaseline(last: LastSuccess, { name }: FleetHost): KnownBaseline {
  const { hasFailed } = last
  switch (last.kind) {
    case 'found': {
      const { commit } = last
      if (commit !== undefined && isCommit(commit)) return { baseline: { commit, of: lastSuccessful }, hasFailed }
      return { ...unknown(`${name} does not show the commit of its last successful deployment`), hasFailed }
    }
    case 'absent':
      return { ...unknown(`${name} has no successful deployment of it`), hasFailed }
    case 'unknown':
      return { ...unknown(`a successful deployment of it was not found on ${name}: ${last.why}`), hasFailed }
    default:
      return last satisfies never
  }
}

/** The newest record that shows success; a platform need not show its commit. */
async function readHistory({ job, platform, deadline }: BaselineContext, inputs: Inputs): Promise<KnownBaseline> {
  const serviceId = inputs.get('service-id')
  if (serviceId === undefined) return unknown('its last deployment is not known, because `service-id` is not set')
  try {
    const history = new PastDeployments(platform, serviceId, {
      ...readFollowInputs(inputs),
      signal: AbortSignal.any([job.signal, deadline]),
      timeoutMs: readTimeoutMs,
    })
    for await (const { id, commit, ref, succeeded } of history) {
      if (!succeeded) continue
      if (commit !== undefined) return { baseline: { commit, of: lastSuccessful }, unjudged: id }
      const why = message`fleet-record-without-commit: the record of its last deployment shows no commit (${ref ?? 'no ref'})`
      return unknown(why)
    }
    const why = message`fleet-history-without-success: its history shows no successful deployment: ${history.extent}`
    return unknown(why)
  } catch (error) {
    job.signal.throwIfAborted()
    return unknown(`its history could not be read (${formatError(error)})`)
  }
}

function unknown(why: string): KnownBaseline {
  return { baseline: { commit: undefined, why } }
}
