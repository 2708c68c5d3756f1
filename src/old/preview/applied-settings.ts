import { catchError } from '../client/errors.ts'
import { importVariables } from '../deployment/start/variable-writes.ts'
import { sanitizeText } from '../output/untrusted.ts'
import { definedFields } from '../text/defined-fields.ts'
import type { TaxiwayError } from '../text/taxiway-error.ts'
import { exposePort, rememberedPort } from './exposed-address.ts'
import type { RememberedService } from './memory/preview-memory.ts'
import type { PreviewRecord } from './memory/preview-record.ts'
import { callOptions, flowOptions, type PreviewContext } from './preview-context.ts'

type KnownService = Extract<RememberedService, { kind: 'known' }>

const requestTimeoutMs = 30_000

// What a preview's service is set to before its deploy: it is hidden from search engines, its port exposed, its variables set.

/** Hides a new service from search engines. A failure is a warning. */
export async function hideFromSearch(context: PreviewContext, serviceId: string): Promise<void> {
  warnOfIndexing(context, await turnIndexingOff(context, serviceId))
}

/** Gives the error, which also says whether the service is there. */
export async function turnIndexingOff(context: PreviewContext, serviceId: string): Promise<TaxiwayError | undefined> {
  const settings = { id: serviceId, enabled: false }
  const request = context.platform.call('set_search_indexing', settings, callOptions(context, requestTimeoutMs))
  return await catchError(request, context.job.signal)
}

export function warnOfIndexing({ job }: PreviewContext, error: TaxiwayError | undefined): void {
  if (error === undefined) return
  job.console.warn(`Search engines may index the preview: ${error.message}`)
}

/**
 * Exposes the port that is wanted, unless it is remembered as exposed. The address of the preview is known from here on, or a warning
 * says why not. Rejects as the client does if the platform refuses.
 */
export async function setAddress(
  context: PreviewContext,
  record: PreviewRecord,
  { serviceId, known }: { readonly serviceId: string; readonly known?: KnownService | undefined },
): Promise<void> {
  const { inputs, job, reporter } = context
  const { expose } = inputs
  const exposed = expose && (rememberedPort(expose, known) ?? (await exposePort(context, serviceId, expose)))
  const url = inputs.report.environmentUrl ?? exposed?.url
  if (url !== undefined) reporter.setUrl(url)
  const shown = url === undefined ? undefined : sanitizeText(url, job.redactor)
  record.note(definedFields({ url: shown, exposed }))
}

/** Imports the variables that are given. Rejects as the client does. */
export async function setVariables(context: PreviewContext, serviceId: string): Promise<void> {
  const { platform, job, inputs } = context
  const { variables, follow } = inputs
  if (variables.length === 0) return
  const limits = { signal: job.signal, timeoutMs: follow.timeoutMs }
  await importVariables(platform, { serviceId, variables }, flowOptions(context).onEvent, limits)
}
