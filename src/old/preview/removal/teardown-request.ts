import { isMissing, NoAnswerError, RefusedError } from '../../client/errors.ts'
import { Platform } from '../../client/platform.ts'
import type { Connection } from '../../config/connection.ts'
import type { Request } from '../../config/kinds.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'

/** What became of the request. A 404 does not say that the service is gone: the path may be wrong, or the key may not see it. */
export type Teardown =
  | { readonly kind: 'removed'; readonly status: number }
  /** `refused` did certainly nothing; after `unconfirmed` the service may be gone. */
  | { readonly kind: 'missing' | 'refused' | 'unconfirmed'; readonly why: string }

/**
 * Sends the user's request to remove a service: the contract documents none. It goes to the origin of `base-url`, whose path prefix is
 * not added. Rejects when the signal aborts.
 */
export async function tearDown(
  { baseUrl, apiKey }: Connection,
  { method, path }: Request,
  serviceId: string,
  options: { readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<Teardown> {
  await using origin = new Platform({ baseUrl: new URL(baseUrl).origin, apiKey })
  try {
    const { status } = await origin.request(method, path.replaceAll('{id}', encodeURIComponent(serviceId)), options)
    return { kind: 'removed', status }
  } catch (error) {
    options.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    const why = error.message
    if (isMissing(error)) return { kind: 'missing', why }
    const isUnsent = error.kind === 'input' || (error instanceof NoAnswerError && !error.sent)
    const isRefused = error instanceof RefusedError && error.status >= 400 && error.status < 500 && !isCutShort(error)
    return { kind: isUnsent || isRefused ? 'refused' : 'unconfirmed', why }
  }
}

/** What stands between gave up on the request, which may have arrived. */
function isCutShort({ status }: RefusedError): boolean {
  return status === 408 || status === 499
}
