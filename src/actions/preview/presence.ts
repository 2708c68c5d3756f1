import { RefusedError, type TaxiwayError } from '../../client/errors.ts'
import { withoutFullStop } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'
import { callOptions, errorOf, type PreviewContext } from './context.ts'

const requestMs = 30_000

/** Whether a remembered service still exists. */
export type ServicePresence =
  | { readonly kind: 'present' }
  /** The platform lists it as deleted. */
  | { readonly kind: 'deleted' }
  /** The platform answers 404 for an unknown reason; the advice is for the case that it refuses the deploy too. */
  | { readonly kind: 'not-found'; readonly advice: string }

/** Hides a service from search engines before the deploy, which shows whether it exists. */
export async function checkServiceExists(context: PreviewContext, serviceId: string): Promise<ServicePresence> {
  const { inputs, job } = context
  const { givenId, name } = inputs
  const error = await turnIndexingOff(context, serviceId)
  if (error === undefined) return { kind: 'present' }
  const mayBeGone = isNotFound(error) && givenId === undefined
  const unproven = mayBeGone ? await whyDeletionUnproven(context, serviceId) : undefined
  if (mayBeGone && unproven === undefined) {
    job.console.warn(
      message(
        'preview-service-deleted',
      )`Service ${serviceId} of ${name} was deleted on the platform, so a new one is created.`,
    )
    return { kind: 'deleted' }
  }
  warnOfIndexing(context, error)
  if (unproven === undefined) return { kind: 'present' }
  const advice = message(
    'preview-service-not-found',
  )`Service ${serviceId} of ${name} was not found, and ${unproven}. If it was deleted, set another \`service-name\`. If it was not, check which services the key can access.`
  return { kind: 'not-found', advice }
}

/** Hides a new service from search engines. A failure is a warning. */
export async function hideFromSearch(context: PreviewContext, serviceId: string): Promise<void> {
  const error = await turnIndexingOff(context, serviceId)
  if (error !== undefined) warnOfIndexing(context, error)
}

/** Whether the platform answered that something does not exist, or not for this key (contract: Errors, 404). */
export function isNotFound(error: unknown): boolean {
  return error instanceof RefusedError && (error.status === 404 || error.status === 410)
}

/**
 * Why it is not proven that a service was deleted, as a clause; undefined where the platform lists it as deleted. Nothing else
 * proves it: a 404 may also hide the service from this key.
 */
export async function whyDeletionUnproven(context: PreviewContext, serviceId: string): Promise<string | undefined> {
  const { inputs, platform } = context
  const { projectSlug: slug } = inputs.create
  if (slug === undefined) {
    return message(
      'preview-deletion-unchecked',
    )`without \`project-slug\` Taxiway cannot ask the platform whether it was deleted`
  }
  const request = platform.call('list_deleted_services', { slug }, callOptions(context, requestMs))
  const error = await errorOf(context, request)
  if (error !== undefined) {
    const why = withoutFullStop(error.message)
    return message('preview-deletion-unreadable')`the list of deleted services could not be read (${why})`
  }
  if ((await request).some(({ id }) => id === serviceId)) return undefined
  return message('preview-deletion-unlisted')`the platform does not list it as deleted`
}

async function turnIndexingOff(context: PreviewContext, serviceId: string): Promise<TaxiwayError | undefined> {
  const settings = { id: serviceId, enabled: false }
  return await errorOf(context, context.platform.call('set_search_indexing', settings, callOptions(context, requestMs)))
}

function warnOfIndexing({ job }: PreviewContext, error: TaxiwayError): void {
  job.console.warn(message('preview-indexing-on')`Search engines may index the preview: ${error.message}`)
}
