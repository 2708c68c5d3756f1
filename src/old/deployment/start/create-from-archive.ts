import type { Emit } from '../../build-log/log-event.ts'
import { UnreadableError } from '../../client/errors.ts'
import type { RequestBody } from '../../client/http/transport.ts'
import { isFields, readId } from '../../client/json-fields.ts'
import type { Platform } from '../../client/platform.ts'
import { withoutFullStop } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import type { DeploymentEvent } from '../deployment-event.ts'
import type { DeploymentReport } from '../deployment-report.ts'
import type { FlowContext, FlowOptions, FlowSettings } from '../flow-context.ts'
import { beginFlow, type FlowRun } from '../flow-run.ts'
import { ForwardGuard, type ForwardRule } from '../forward/forward-guard.ts'
import { readUrl } from '../history/history-record.ts'
import { emptySnapshot } from '../history/snapshot.ts'
import { countServices, createOnce } from './guarded-creation.ts'
import { classifyWriteFailure, type Ended, type WriteFailure } from './guarded-write.ts'
import { findLostDeploy, whyNotFound } from './lost-deploy.ts'
import { type Accepted, startAndFollow } from './start-and-follow.ts'

/** What to upload, and where to. */
export interface UploadRequest {
  /** The project that gets the new service. */
  readonly projectSlug: string
  /** By default the project's default environment; a key that is restricted to environments needs it. */
  readonly environmentSlug?: string
  /** The whole JSON body of deploy_upload, archive included; read again if a second request is permitted. */
  readonly body: RequestBody
  /** Keeps an older commit from replacing a newer one, as far as the host remembers one; by default anything is uploaded. */
  readonly forward?: UploadRule
}

/** As `ForwardRule`, of a folder or an archive. */
export interface UploadRule extends ForwardRule {
  /** The commit of what is uploaded, if Git knows it. */
  readonly commit: string | undefined
}

/**
 * Creates a service from an archive and follows its first deployment. Each accepted request creates another billed service, so
 * it is sent again only if the project's service count proves that the first had no effect.
 *
 * @throws InputError if the key's scope does not permit it; nothing was written then.
 */
export function upload(
  platform: Platform,
  request: UploadRequest,
  options: FlowOptions = {},
): FlowRun<DeploymentEvent, DeploymentReport> {
  return beginFlow(options, (emit, signal) => runUpload(platform, request, emit, { ...options, signal }))
}

function runUpload(
  platform: Platform,
  request: UploadRequest,
  emit: Emit<DeploymentEvent>,
  options: FlowSettings,
): Promise<DeploymentReport> {
  let guard: ForwardGuard | undefined
  return startAndFollow(platform, emit, options, {
    operation: 'deploy_upload',
    phase: 'uploading',
    asked: { serviceId: undefined, ref: undefined },
    cancelledInDoubt: `The run was cancelled before the platform answered the upload. A service may exist and be billed: check the project before you run this again.`,
    read: (context, signal) => {
      const { forward, projectSlug } = request
      guard = forward && new ForwardGuard(context, forward, forward.commit)
      return Promise.all([countServices(context, projectSlug, signal), guard?.compareRemembered(signal)])
    },
    start: async (context, [before]) => {
      const end = await guard?.decide()
      if (end !== undefined) return end
      const answer = await createOnce<Accepted | Created>(context, {
        projectSlug: request.projectSlug,
        before,
        send: () => send(context, request),
        lost: (failure) =>
          `The answer to the upload was lost (${withoutFullStop(failure)}). Checking whether a service was created.`,
        mayExist: message`upload-may-exist: The answer to the upload was lost. A service may exist and be billed: check the project before you run this again.`,
      })
      return answer.kind === 'created' ? findFirstDeployment(context, answer) : answer
    },
    complete: async (report, page) => (await guard?.complete(report, page)) ?? report,
  })
}

/** A 201 that names the new service and no deployment. */
interface Created {
  readonly kind: 'created'
  readonly serviceId: string
  readonly url: string | undefined
}

async function send(
  { platform, run }: FlowContext,
  { projectSlug, environmentSlug, body }: UploadRequest,
): Promise<Accepted | Created | WriteFailure> {
  const fields = environmentSlug === undefined ? { projectSlug } : { projectSlug, env: environmentSlug }
  try {
    const options = { signal: run.signal, timeoutMs: run.remaining() }
    const { deploymentId, service } = await platform.send('deploy_upload', fields, body, options)
    const url = service ? readUrl(service) : undefined
    return accepted(deploymentId, { serviceId: service?.id ?? undefined, url })
  } catch (error) {
    return createdIn(error) ?? classifyWriteFailure(run, error)
  }
}

/** The history of a new service holds its first deployment alone. */
function accepted(deploymentId: string, service: Pick<Accepted, 'serviceId' | 'url'>): Accepted {
  return { kind: 'accepted', deploymentId, ...service, ref: undefined, older: null }
}

function createdIn(error: unknown): Created | undefined {
  const body = error instanceof UnreadableError ? error.body : undefined
  const service = isFields(body) ? body['service'] : undefined
  const serviceId = readId(service)
  if (!isFields(service) || serviceId === undefined) return undefined
  return { kind: 'created', serviceId, url: readUrl(service) }
}

async function findFirstDeployment(context: FlowContext, { serviceId, url }: Created): Promise<Accepted | Ended> {
  const text = `The platform created service ${serviceId} and named no deployment. Looking for its first deployment.`
  await context.emit({ kind: 'warning', text })
  const found = await findLostDeploy(context, { serviceId, ref: undefined, before: emptySnapshot })
  if (found.kind === 'adopt') return accepted(found.id, { serviceId, url })
  const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate'
  const reason = `Service ${serviceId} was created and may be billed, but ${whyNotFound(found)}. Check the dashboard.`
  return { kind: 'ended', outcome, reason, serviceId }
}
