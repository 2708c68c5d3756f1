import { StatusError } from '../../http/status-error.ts'
import type { Service } from '../../state/service-tables.ts'
import type { EmulatorContext, Handler } from '../request-context.ts'

/** Queues a deployment of the service's source: 400 for a database, and for a ref if there is no repository, 409 if there is nothing to build. */
export function queueDeployment(service: Service, ref: string | undefined, { state, builds }: EmulatorContext) {
  // Not 409: no later request would find another state.
  if (service.sourceType === 'database') {
    throw new StatusError(
      400,
      `The service "${service.name}" is a database or bucket, which has nothing to deploy. Give the id of the service that uses it.`,
    )
  }
  if (service.sourceType !== 'git' && ref !== undefined) {
    throw new StatusError(400, '"ref" is for Git services only; this service has no repository.')
  }
  if (service.sourceType === 'upload' && !state.archives.has({ serviceId: service.id })) {
    throw new StatusError(
      409,
      `The service "${service.name}" has no source to build. A local platform builds it from a repository that is named at its start: --repo, or repoUrl of start().`,
    )
  }
  if (ref?.trim() === '') throw new StatusError(400, '"ref" is empty: leave it out for the tracked branch.')
  const deployment = builds.queue(service, ref)
  return { deploymentId: deployment.id, ref: ref ?? service.branch ?? null }
}

export const deployService: Handler<'deploy_service'> = ({ id, ref }, context) =>
  queueDeployment(context.visible.service(id), ref, context)
