import type { Platform } from '../../client/platform.ts'
import { openPlatform, readConnection } from '../../config/connection.ts'
import { type FollowInputs, readFollowInputs } from '../../config/follow-inputs.ts'
import { readReportInputs } from '../../config/report-inputs.ts'
import { findLastGood, type LastGoodSearch } from '../../deployment/history/last-good.ts'
import { PastDeployments } from '../../deployment/history/past-deployments.ts'
import { keptVariables } from '../../deployment/variables-after-rollback.ts'
import { plainEnd } from '../../report/run-end.ts'
import { deployRef } from '../deploy/ref-deploy.ts'
import type { Job } from '../job.ts'
import { runAction } from '../run-to-end.ts'

/** Milliseconds for each page of the history. */
const pageTimeoutMs = 30_000

/** The rollback action: chooses the commit of the last good deployment, and deploys it as any other. */
export async function rollbackAction(job: Job): Promise<void> {
  await runAction(job, 'rollback', async (openReporter) => {
    const { inputs, outputs, console } = job
    const serviceId = inputs.required('service-id', 'the service that goes back to an earlier commit')
    const connection = readConnection(inputs)
    const following = readFollowInputs(inputs)
    const dryRun = inputs.get('dry-run')
    const to = inputs.get('to')
    const reporter = openReporter(readReportInputs(inputs))
    await using platform = openPlatform(connection, job)
    const startedMs = performance.now()
    const remembered = reporter.tracker.rememberedRuns(serviceId)
    const choice = await choose(job, platform, following, { serviceId, to, remembered })
    const { from } = choice
    outputs.set('service-id', serviceId)
    outputs.set('rolled-back-from', from)
    if (choice.kind === 'none')
      return plainEnd('failed', `${choice.reason} Nothing was sent. Set ${job.inputs.named('to')}.`)
    const { commit: ref, how } = choice
    outputs.set('rolled-back-to', ref)
    if (!dryRun) console.say(how)
    console.notice(keptVariables)
    const timeoutMs = Math.max(1, following.timeoutMs - (performance.now() - startedMs))
    const context = {
      ...{ job, platform, reporter },
      // A rollback goes back on purpose.
      inputs: { follow: { ...following, timeoutMs }, wait: true, dryRun, onOutdated: 'deploy' as const },
    }
    const result = await deployRef(context, { kind: 'ref', serviceId, ref, variables: [] }, how)
    return { ...result, facts: [...result.facts, ['Rolled back from', from ?? 'not known']] }
  })
}

/** What `to` says, else the choice. Rejects as the client does. */
async function choose(
  { signal, inputs }: Job,
  platform: Platform,
  { successStates, failureStates }: FollowInputs,
  { serviceId, to, remembered }: Pick<LastGoodSearch, 'serviceId' | 'remembered'> & { readonly to: string | undefined },
) {
  const reading = { successStates, failureStates, signal, timeoutMs: pageTimeoutMs }
  if (to === undefined) return await findLastGood(platform, { serviceId, remembered, ...reading })
  const how = `Going back to "${to}", as ${inputs.named('to')} says.`
  const newest = await new PastDeployments(platform, serviceId, reading).newest()
  return { kind: 'found', commit: to, from: newest?.ref, how } as const
}
