import { TaxiwayError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { type Launch, type LaunchContext, launchAndFollow, writeFailure } from './launch.ts'
import { findLostDeploy } from './lost-answer.ts'
import { Phases } from './phases.ts'
import { preflight } from './preflight.ts'
import { idOf } from './record.ts'
import type { DeploymentReport, FlowHost } from './report.ts'
import { type FlowOptions, Run } from './run.ts'

export interface DeployRequest {
  readonly serviceId: string
  /** Branch, tag or commit; absent builds the tracked branch. */
  readonly ref?: string
}

const postLimitMs = 60_000
const markLimitMs = 15_000

/**
 * Deploys a Git service and follows the deployment to its outcome. What the platform does is in the report.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
export async function deploy(
  platform: Platform,
  request: DeployRequest,
  host: FlowHost,
  options: FlowOptions,
): Promise<DeploymentReport> {
  const run = new Run(options)
  const context: LaunchContext = { platform, host, options, run, phases: new Phases('requested') }
  return launchAndFollow(context, { serviceId: request.serviceId, ref: request.ref }, async () => {
    await preflight(platform, 'deploy_service', request, {
      signal: run.signal,
      timeoutMs: Math.min(15_000, run.remaining()),
    })
    return launchDeploy(context, request)
  })
}

async function launchDeploy(context: LaunchContext, request: DeployRequest): Promise<Launch> {
  const { platform, host, run } = context
  const { serviceId, ref } = request
  const known = await readNewest(context, serviceId)
  const older = known?.[0] === undefined ? { kind: 'unknown' as const } : { kind: 'row' as const, id: known[0] }
  for (let posts = 1; ; posts++) {
    const answer = await post(context, request, older)
    if (answer.kind !== 'lost') return answer
    host.tell({
      kind: 'warning',
      text: `The answer to the deploy request was lost (${answer.message}); looking for its effect.`,
    })
    if (known === undefined) {
      return indeterminate('the history could not be read before it, so no deployment can be recognised as ours')
    }
    const finding = await findLostDeploy(platform, { serviceId, ref, knownIds: new Set(known) }, run)
    switch (finding.kind) {
      case 'adopt':
        if (finding.inferred) host.tell({ kind: 'warning', text: adoptedByInference(finding.id) })
        return { kind: 'accepted', deploymentId: finding.id, serviceId, ref, url: undefined, older }
      case 'several':
        return indeterminate(`several new deployments could be ours: ${finding.ids.join(', ')}`)
      case 'unknown':
        return indeterminate(finding.why)
      case 'absent':
        if (posts < 2) continue
        return { kind: 'ended', outcome: 'failed', reason: `Nothing was deployed: twice ${answer.message}` }
      case 'look-again':
        throw new Error('a look that was not the last was returned')
      default:
        return finding satisfies never
    }
  }
}

async function post(
  context: LaunchContext,
  { serviceId, ref }: DeployRequest,
  older: Extract<Launch, { kind: 'accepted' }>['older'],
): Promise<Launch | { readonly kind: 'lost'; readonly message: string }> {
  const { platform, run } = context
  try {
    const timeoutMs = Math.min(postLimitMs, run.remaining())
    const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref }
    const answer = await platform.call('deploy_service', args, { signal: run.signal, timeoutMs })
    const { deploymentId } = answer
    return { kind: 'accepted', deploymentId, serviceId, ref: answer.ref ?? ref, url: undefined, older }
  } catch (error) {
    run.signal.throwIfAborted()
    run.heed(error)
    const failure = writeFailure(error)
    if (failure.kind === 'lost') return { kind: 'lost', message: failure.message }
    return { kind: 'ended', outcome: 'failed', reason: failure.message }
  }
}

/** Ids of the newest page before our POST, newest first: the mark. Undefined where it cannot be read. */
async function readNewest({ platform, run }: LaunchContext, serviceId: string): Promise<readonly string[] | undefined> {
  try {
    const limitMs = Math.min(markLimitMs, run.remaining())
    return await run.within(limitMs, 'list_deployments', async (signal) => {
      for await (const page of platform.history(serviceId, { signal })) {
        const ids = page.deployments.map(idOf).filter((id) => id !== undefined)
        if (ids.length > 0) return ids
      }
      return []
    })
  } catch (error) {
    run.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    return undefined
  }
}

function indeterminate(why: string): Launch {
  const reason = `The answer to the deploy request was lost, and ${why}; a deployment may be running, look at the dashboard.`
  return { kind: 'ended', outcome: 'indeterminate', reason }
}

function adoptedByInference(id: string): string {
  return `Deployment ${id} is taken for ours by inference: it is the only new one, and its record shows no ref.`
}
