import { isMissing } from '../client/errors.ts'
import { findDeletedService } from '../deployment/deleted-services.ts'
import type { TaxiwayError } from '../text/error.ts'
import { message } from '../text/message.ts'
import { callOptions, catchError, memoryLimitMs, type PreviewContext, waitForHost } from './context.ts'
import { findRemembered, type Remembered } from './memory.ts'

export type RememberedService = Remembered | { readonly kind: 'unreadable'; readonly why: string }

const requestTimeoutMs = 30_000

/**
 * Why a run can neither use the service that is remembered nor create one, as a sentence; undefined if it can. If it is not known whether
 * one exists, only the first run of a pull request may create it, because each would be billed.
 */
export function whyRefused(
  { host, inputs }: PreviewContext,
  remembered: RememberedService,
  isFirstRun: boolean,
): string | undefined {
  const { name, source } = inputs
  switch (remembered.kind) {
    case 'known': {
      const { serviceId, image } = remembered
      if (image === source.image) return undefined
      const made = image === undefined ? 'is built from a repository' : `runs the image "${image}"`
      const keep = image === undefined ? 'Remove `image`' : 'Keep the image (its tag may move)'
      return message`preview-runs-image: Service ${serviceId} of ${name} ${made}, and the platform documents no way to change that. ${keep}, or set another \`service-name\`.`
    }
    case 'none':
      return undefined
    case 'unconfirmed':
      return message`preview-creation-unconfirmed: An earlier run was about to create ${name}, and how that ended was not recorded, so the service may exist and be billed. Look at the project: set \`service-id\` if it is there, or ${host.memory.clearing} if it is not.`
    case 'unreadable':
      if (isFirstRun) return undefined
      return message`preview-service-unknown: Could not determine the service for ${name} (${remembered.why}). Another one would be billed too: set \`service-id\`.`
    default:
      return remembered satisfies never
  }
}

/** Reads what the host remembers of this preview, which is named `target` there. Rejects only when the job is cancelled. */
export async function readRemembered(
  context: PreviewContext,
): Promise<{ readonly target: string; readonly service: RememberedService }> {
  const { host, inputs } = context
  const { givenId, name, isNamed } = inputs
  // One change request, one service name.
  const byName = `preview:${host.number}:${name}`
  if (givenId === undefined || isNamed) return { target: byName, service: await readService(context, [byName]) }
  // A service that was given by id alone has a preview of its own, unless the default one already uses it, or never learned an id.
  const byId = `preview:${host.number}:id ${givenId}`
  const service = await readService(context, [byName, byId])
  if (!('target' in service) || service.target === byId) return { target: byId, service }
  const isDefault = service.kind === 'unconfirmed' || service.serviceId === givenId
  return isDefault ? { target: byName, service } : { target: byId, service: { kind: 'none' } }
}

/** What the host remembers of the newest preview with one of the targets. Rejects only when the job is cancelled. */
export async function readService(context: PreviewContext, targets: readonly string[]): Promise<RememberedService> {
  const { memory } = context.host
  try {
    return await waitForHost(context, findRemembered(memory, targets), memoryLimitMs(context))
  } catch (error) {
    context.job.signal.throwIfAborted()
    return { kind: 'unreadable', why: memory.explain(error) }
  }
}

/**
 * Hides a service from search engines before the deploy, which shows whether the platform lists it as deleted. `advice` is for a 404
 * whose reason is unknown, in case the platform refuses the deploy too.
 */
export async function checkServiceExists(
  context: PreviewContext,
  serviceId: string,
): Promise<{ readonly deleted: boolean; readonly advice?: string }> {
  const { inputs, job } = context
  const { givenId, name } = inputs
  const error = await turnIndexingOff(context, serviceId)
  const mayBeGone = isMissing(error) && givenId === undefined
  const unproven = mayBeGone ? await whyDeletionUnproven(context, serviceId) : undefined
  if (mayBeGone && unproven === undefined) {
    job.console.warn(
      message`preview-service-deleted: Service ${serviceId} of ${name} was deleted on the platform, so a new one is created.`,
    )
    return { deleted: true }
  }
  warnOfIndexing(context, error)
  if (unproven === undefined) return { deleted: false }
  const advice = `Service ${serviceId} of ${name} was not found, and ${unproven}. If it was deleted, set another \`service-name\`. If it was not, check which services the key can access.`
  return { deleted: false, advice }
}

/** Hides a new service from search engines. A failure is a warning. */
export async function hideFromSearch(context: PreviewContext, serviceId: string): Promise<void> {
  warnOfIndexing(context, await turnIndexingOff(context, serviceId))
}

/**
 * Why it is not proven that a service was deleted, as a clause; undefined if the platform lists it as deleted. Nothing else
 * proves it: a 404 may also hide the service from this key.
 */
export async function whyDeletionUnproven(context: PreviewContext, serviceId: string): Promise<string | undefined> {
  const { inputs, platform } = context
  const { projectSlug: slug } = inputs.create
  if (slug === undefined) return 'without `project-slug` Taxiway cannot ask the platform whether it was deleted'
  const deleted = await findDeletedService(platform, { slug, serviceId }, callOptions(context, requestTimeoutMs))
  switch (deleted.kind) {
    case 'found':
      return undefined
    case 'absent':
      return `the platform does not list it as deleted`
    case 'unknown':
      return `the list of deleted services could not be read (${deleted.why})`
    default:
      return deleted satisfies never
  }
}

async function turnIndexingOff(context: PreviewContext, serviceId: string): Promise<TaxiwayError | undefined> {
  const settings = { id: serviceId, enabled: false }
  return await catchError(
    context,
    context.platform.call('set_search_indexing', settings, callOptions(context, requestTimeoutMs)),
  )
}

function warnOfIndexing({ job }: PreviewContext, error: TaxiwayError | undefined): void {
  if (error === undefined) return
  job.console.warn(`Search engines may index the preview: ${error.message}`)
}
