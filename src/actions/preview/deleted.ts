import { RefusedError, TaxiwayError } from '../../client/errors.ts'
import { withoutFullStop } from '../../text/excerpt.ts'
import { callOptions, type PreviewStage } from './context.ts'

const readMs = 30_000

/** Whether the platform says that what was asked for is not there, or not for this key (contract: Errors, 404). */
export function isGone(error: unknown): boolean {
  return error instanceof RefusedError && (error.status === 404 || error.status === 410)
}

/**
 * Why it is not proven that somebody deleted a service, as a clause; undefined where the platform lists it as deleted. Nothing
 * else proves it: a 404 may also hide the service from this key.
 */
export async function whyNotProvenDeleted(stage: PreviewStage, serviceId: string): Promise<string | undefined> {
  const { inputs, job, platform } = stage
  const { projectSlug: slug } = inputs.create
  if (slug === undefined) return 'without `project-slug` the platform cannot be asked whether it was deleted'
  try {
    const deleted = await platform.call('list_deleted_services', { slug }, callOptions(stage, readMs))
    return deleted.some(({ id }) => id === serviceId) ? undefined : 'the platform does not list it as deleted'
  } catch (error) {
    job.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    return `whether it was deleted could not be read (${withoutFullStop(error.message)})`
  }
}
