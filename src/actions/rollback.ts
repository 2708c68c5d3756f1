import { type Run, servedAt } from '../deploy/events.ts'
import { rollback } from '../gate/rollback.ts'
import { trackedBy } from '../github/tracked.ts'
import { checkInputs, openPlatform, readRunOptions } from '../inputs/run-settings.ts'
import type { Host } from '../report/host.ts'

/** The rollback action and the command: deploys the last good commit again. */
export async function* rollbackRun(host: Host): Run {
  const { inputs } = host
  checkInputs(inputs, 'rollback')
  const options = { ...readRunOptions(inputs, host.signal), dryRun: inputs.get('dry-run') }
  const serviceId = inputs.require('service-id', 'the service that is rolled back')
  const to = inputs.get('to')
  const url = inputs.get('environment-url')
  await using platform = openPlatform(inputs, host.secrets)
  host.setOutput('service-id', serviceId)
  const run = rollback(platform, { serviceId, to }, options)
  if (options.dryRun) return yield* run
  host.remember({ hasBegun: true })
  return yield* trackedBy(host, url === undefined ? run : servedAt(run, url), to)
}
