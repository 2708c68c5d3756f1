import { type PreviewStage, trace } from './context.ts'
import { isGone, whyNotProvenDeleted } from './deleted.ts'
import { turnIndexingOff, warnOfIndexing } from './prepare.ts'

/** What became of a service that should be there. */
export type Meeting =
  | { readonly kind: 'there' }
  /** The platform lists it as deleted. */
  | { readonly kind: 'deleted' }
  /** The platform does not see it, and nobody knows why; the advice is for the case that the deploy is refused too. */
  | { readonly kind: 'unseen'; readonly advice: string }

/** Hides a service from search engines before it is deployed to, and so hears whether it is there. */
export async function meet(stage: PreviewStage, serviceId: string): Promise<Meeting> {
  const { inputs, job } = stage
  const { givenId, name } = inputs
  const error = await turnIndexingOff(stage, serviceId)
  if (error === undefined) return { kind: 'there' }
  if (!isGone(error) || givenId !== undefined) {
    warnOfIndexing(stage, error)
    return { kind: 'there' }
  }
  const unproven = await whyNotProvenDeleted(stage, serviceId)
  if (unproven === undefined) {
    job.console.warn(`Service ${serviceId} of ${name} was deleted, so a new one is created in its place.`)
    // What is known of it must not be taken for the new one's.
    trace(stage, { exposed: undefined })
    return { kind: 'deleted' }
  }
  warnOfIndexing(stage, error)
  const advice =
    `Service ${serviceId} is remembered for ${name}, but the platform does not see it, and ${unproven}: ` +
    'if it was deleted, give another `service-name`; if not, see what the key may see.'
  return { kind: 'unseen', advice }
}
