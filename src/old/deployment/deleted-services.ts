import type { Result } from '../../contract/operations.ts'
import type { CallOptions } from '../client/call-options.ts'
import { InputError } from '../client/errors.ts'
import { readId } from '../client/json-fields.ts'
import type { Platform } from '../client/platform.ts'
import { formatErrorAsClause } from '../text/formats/format-error.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'

type DeletedService = Result<'list_deleted_services'>[number]

/**
 * Whether the platform lists a service as deleted. Absent says no more than that this list, read whole, has no such row: it ends with the
 * restore window, and holds what the key may see. It is no proof that the service exists.
 */
export type FoundDeletedService =
  | { readonly kind: 'found'; readonly value: DeletedService }
  | { readonly kind: 'absent'; readonly proof: 'the whole list was read' }
  | { readonly kind: 'unknown'; readonly why: string }

/**
 * Looks for a service among the deleted ones of a project; one answer of the platform is the whole list.
 *
 * @throws InputError for a slug that breaks the contract, or a platform that was closed
 * @throws the reason of the signal
 */
export async function findDeletedService(
  platform: Platform,
  { slug, serviceId }: { readonly slug: string; readonly serviceId: string },
  options: CallOptions = {},
): Promise<FoundDeletedService> {
  try {
    const rows = await platform.call('list_deleted_services', { slug }, options)
    const value = rows.find((row) => readId(row) === serviceId)
    if (value !== undefined) return { kind: 'found', value }
    // The contract lets any field be missing: such a row may be the one.
    if (rows.some((row) => readId(row) === undefined)) return { kind: 'unknown', why: 'an entry of it has no id' }
    return { kind: 'absent', proof: 'the whole list was read' }
  } catch (error) {
    options.signal?.throwIfAborted()
    if (error instanceof InputError || !(error instanceof TaxiwayError)) throw error
    return { kind: 'unknown', why: formatErrorAsClause(error) }
  }
}
