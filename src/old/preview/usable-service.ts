import { isMissing } from '../client/errors.ts'
import { findDeletedService } from '../deployment/deleted-services.ts'
import { message } from '../text/message.ts'
import { turnIndexingOff, warnOfIndexing } from './applied-settings.ts'
import type { RememberedService } from './memory/preview-memory.ts'
import { callOptions, type PreviewContext } from './preview-context.ts'

const requestTimeoutMs = 30_000

/**
 * Why a run can neither use the service that is remembered nor create one, as a sentence; undefined if it can. If it is not known whether
 * one exists, only the first run of a pull request may create it, because each would be billed.
 */
export function whyRefused(
  { host, inputs, job }: PreviewContext,
  remembered: RememberedService,
  isFirstRun: boolean,
): string | undefined {
  const { name, source } = inputs
  switch (remembered.kind) {
    case 'known': {
      const { serviceId, image } = remembered
      if (image === source.image) return undefined
      const made = image === undefined ? 'is built from a repository' : `runs the image "${image}"`
      const keep = image === undefined ? `Remove ${job.inputs.named('image')}` : 'Keep the image (its tag may move)'
      return message`preview-runs-image: Service ${serviceId} of ${name} ${made}, and the platform documents no way to change that. ${keep}, or set another ${job.inputs.named('service-name')}.`
    }
    case 'none':
      return undefined
    case 'unconfirmed':
      return message`preview-creation-unconfirmed: A run has claimed the creation of ${name}, and ${host.memory.name} remembers no service of it, so one may exist and be billed. Look at the project: delete the service if it is there, and ${host.memory.clearing}.`
    case 'unreadable':
      if (isFirstRun) return undefined
      return message`preview-service-unknown: Could not determine the service for ${name} (${remembered.why}). Another one would be billed too: run it again.`
    default:
      return remembered satisfies never
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
  const { name } = inputs
  const error = await turnIndexingOff(context, serviceId)
  const mayBeGone = isMissing(error)
  const unproven = mayBeGone ? await whyDeletionUnproven(context, serviceId) : undefined
  if (mayBeGone && unproven === undefined) {
    job.console.warn(
      message`preview-service-deleted: Service ${serviceId} of ${name} was deleted on the platform, so a new one is created.`,
    )
    return { deleted: true }
  }
  warnOfIndexing(context, error)
  if (unproven === undefined) return { deleted: false }
  const advice = `Service ${serviceId} of ${name} was not found, and ${unproven}. If it was deleted, set another ${context.job.inputs.named('service-name')}. If it was not, check which services the key can access.`
  return { deleted: false, advice }
}

/**
 * Why it is not proven that a service was deleted, as a clause; undefined if the platform lists it as deleted. Nothing else
 * proves it: a 404 may also hide the service from this key.
 */
export async function whyDeletionUnproven(context: PreviewContext, serviceId: string): Promise<string | undefined> {
  const { inputs, platform } = context
  const { projectSlug: slug } = inputs.create
  if (slug === undefined)
    return `without ${context.job.inputs.named('project-slug')} Taxiway cannot ask the platform whether it was deleted`
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
