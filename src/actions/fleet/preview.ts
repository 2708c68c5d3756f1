import type { ConfiguredService } from '../../config/file/config-file.ts'
import { productionInputs } from '../../config/file/inputs.ts'
import type { FixedInputs } from '../../config/inputs.ts'
import type { ServiceEnd, Turn } from '../../fleet/run.ts'
import { preview } from '../preview/action.ts'
import type { Job } from '../shared/job.ts'
import { addressesFor } from './addresses.ts'
import { isClosing, isGiven } from './inputs.ts'
import { endOfRun, type FleetContext } from './service.ts'
import { serviceJob } from './service-job.ts'

/** The inputs of a service's preview that the fleet sets: the fleet has one summary and one comment for all. */
export function fixedForPreview({ inputs }: Job, service: string): FixedInputs {
  const environment = isGiven(inputs, 'environment') ? inputs.text('environment') : 'preview'
  return { 'job-summary': false, comment: false, service, environment: `${environment}/${service}` }
}

/** Gives a service of the fleet a preview of its own, as the preview action does. */
export async function previewFleetService(
  context: FleetContext,
  service: ConfiguredService,
  turn: Turn,
): Promise<ServiceEnd> {
  const { job, inputs, plan } = context
  const { name } = service
  const console = context.console.open(name)
  // The end of a preview needs no variables.
  const isClosed = isClosing(job)
  const addresses = isClosed ? new Map<string, string>() : await addressesFor(context, service)
  const sub = serviceJob(job, {
    fleet: inputs,
    service,
    console,
    commit: plan.commit ?? undefined,
    fixed: fixedForPreview(job, name),
    remainingMs: turn.remainingMs,
    addressOf: (other) => addresses.get(other),
    takes: (input) => !productionInputs.has(input) && !(isClosed && input === 'env-vars'),
  })
  const run = await preview(sub)
  await console.close()
  const isLive = run.outcome === 'succeeded' || run.outcome === 'accepted'
  return { ...endOfRun(run), isLive }
}
