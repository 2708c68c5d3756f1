import type { Platform } from '../../client/platform.ts'
import { openPlatform } from '../../config/connection.ts'
import { findLastGood, type LastGood, readPast } from '../../deployment/last-good.ts'
import type { RunResult } from '../../output/run-result.ts'
import { message } from '../../text/message.ts'
import type { DeployContext } from '../deploy/context.ts'
import { dryRun } from '../deploy/dry-run.ts'
import { deployRef } from '../deploy/ref.ts'
import type { Job } from '../shared/job.ts'
import { runAction } from '../shared/run.ts'
import { type RollbackInputs, readRollbackInputs } from './inputs.ts'

/** Milliseconds for each page of the history. */
const pageMs = 30_000

/** The rollback action: chooses the commit of the last good deployment, and deploys it as any other. */
export async function rollback(job: Job): Promise<void> {
  await runAction(job, 'rollback', async (openReporter) => {
    const inputs = readRollbackInputs(job.inputs)
    const reporter = openReporter(inputs.report)
    await using platform = openPlatform(inputs.connection, job)
    const startedMs = performance.now()
    const { serviceId, follow } = inputs
    const choice = await choose(job, platform, inputs, reporter.github.rememberedRuns(serviceId))
    const { from } = choice
    job.outputs.set('service-id', serviceId)
    job.outputs.set('rolled-back-from', from)
    if (choice.kind === 'none')
      return {
        outcome: 'failed',
        reason: message`rollback-without-commit: ${choice.reason} Nothing was sent. Set \`to\`.`,
      }
    const { commit, how } = choice
    job.outputs.set('rolled-back-to', commit)
    const timeoutMs = Math.max(1, follow.timeoutMs - (performance.now() - startedMs))
    const context: DeployContext = {
      ...{ job, platform, reporter },
      inputs: { ...inputs, follow: { ...follow, timeoutMs }, wait: true },
    }
    return {
      ...(await goBack(context, serviceId, { commit, how })),
      facts: [['Rolled back from', from ?? 'not known']],
    }
  })
}

async function goBack(
  context: DeployContext,
  serviceId: string,
  { commit, how }: { readonly commit: string; readonly how: string },
): Promise<RunResult> {
  if (context.inputs.dryRun) {
    const rehearsal = { kind: 'deploy', serviceId, ref: commit, importsVariables: false } as const
    return await dryRun(context, rehearsal, `Dry run: ${how}`)
  }
  context.job.console.say(how)
  return await deployRef(context, { kind: 'ref', serviceId, ref: commit, variables: { all: [], duplicates: [] } })
}

/** What `to` says, else the choice. Rejects as the client does. */
async function choose(
  { signal }: Job,
  platform: Platform,
  { serviceId, to, follow: { successStates, failureStates } }: RollbackInputs,
  remembered: Parameters<typeof findLastGood>[1]['remembered'],
): Promise<
  | LastGood
  | { readonly kind: 'found'; readonly commit: string; readonly from: string | undefined; readonly how: string }
> {
  const reading = { successStates, failureStates, signal, timeoutMs: pageMs }
  if (to === undefined) return await findLastGood(platform, { serviceId, remembered, ...reading })
  const how = message`rollback-to-given: Going back to "${to}", as \`to\` says.`
  const { value: newest } = await readPast(platform, serviceId, reading).next()
  return { kind: 'found', commit: to, from: newest?.[0]?.ref, how }
}
