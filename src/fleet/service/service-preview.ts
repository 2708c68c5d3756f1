import type { ConfiguredService } from '../../config/file/checked-config.ts'
import { inputTable } from '../../config/input-table.ts'
import { outcomeFacts } from '../../deployment/outcome.ts'
import { neededAddresses } from '../address-book.ts'
import type { FleetContext } from '../fleet-context.ts'
import type { TaskContext } from '../fleet-runner.ts'
import { toServiceEnd } from './convert-end.ts'
import type { ServiceEnd } from './service-end.ts'
import { fixedForPreview, serviceJob } from './service-job.ts'

/** Gives a service of the fleet a preview of its own, as the preview action does. */
export async function previewFleetService(
  context: FleetContext,
  service: ConfiguredService,
  { remainingMs }: TaskContext,
): Promise<ServiceEnd> {
  const { job, host, inputs, plan } = context
  const { name } = service
  const console = context.console.open(name)
  // The end of a preview needs no variables.
  const { isClosing: isClosed } = inputs
  const addresses = new Map<string, string>()
  const needed = isClosed ? [] : neededAddresses(service)
  for (const each of needed) addresses.set(each.name, await context.addresses.read(each))
  const sub = serviceJob(job, {
    fleet: inputs,
    service,
    console,
    sha: plan.commit ?? undefined,
    fixed: fixedForPreview(job, name),
    remainingMs,
    addressOf: (other) => addresses.get(other),
    takes: (input) => !inputTable[input].isOfProduction && !(isClosed && input === 'env-vars'),
  })
  const run = await host.previews.run(sub)
  await console.close()
  return { ...toServiceEnd(run), isLive: outcomeFacts[run.outcome].isDeployed }
}
