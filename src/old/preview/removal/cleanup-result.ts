import { isMissing } from '../../client/errors.ts'
import type { PlainEnd } from '../../report/run-end.ts'
import { message } from '../../text/message.ts'
import type { TaxiwayError } from '../../text/taxiway-error.ts'
import type { PreviewContext } from '../preview-context.ts'
import { whyDeletionUnproven } from '../usable-service.ts'

/** Whether the platform found the service just now; `unknown` if it did not say. */
export type Presence = 'found' | 'missing' | 'unknown'

/** @param error of a request about the service; undefined if it had none */
export function toPresence(error: TaxiwayError | undefined): Presence {
  if (error === undefined) return 'found'
  return isMissing(error) ? 'missing' : 'unknown'
}

/** How the service of a preview that ends was left. */
export interface Cleanup extends Pick<PlainEnd, 'outcome' | 'reason'> {
  /** The service certainly no longer exists. */
  readonly isGone: boolean
  /** The change request was opened again meanwhile, so the preview has not ended. */
  readonly isOpen?: boolean
}

/** A 404 alone does not say that the service is gone. */
export async function explainMissing(context: PreviewContext, serviceId: string): Promise<Cleanup> {
  const unproven = await whyDeletionUnproven(context, serviceId)
  if (unproven === undefined) return deletedBefore(serviceId)
  const reason = message`preview-closed-service-not-found: The preview has ended. Could not determine whether service ${serviceId} still exists and is billed: the platform answers 404 for it, and ${unproven}. Look at the dashboard.`
  return { outcome: 'skipped', isGone: false, reason }
}

export function deletedBefore(serviceId: string): Cleanup {
  const reason = message`preview-closed-service-deleted: The preview has ended. Service ${serviceId} was deleted before.`
  return { outcome: 'skipped', isGone: true, reason }
}
