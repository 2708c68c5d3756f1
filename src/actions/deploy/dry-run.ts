import { type Rehearsal, rehearse } from '../../deployment/start/rehearsal.ts'
import type { RunResult } from '../../output/run-result.ts'
import { message } from '../../text/message.ts'
import { type DeployContext, flowOptions } from './context.ts'

/**
 * Checks what the run would need, writes nothing, and says what it could not check. Rejects if the deploy could not work.
 *
 * @param reason of a run that would work
 */
export async function dryRun(context: DeployContext, rehearsal: Rehearsal, reason: string): Promise<RunResult> {
  const { job, platform, inputs } = context
  const unchecked = await rehearse(platform, rehearsal, flowOptions(context, inputs.follow.timeoutMs))
  if (unchecked.length === 0) return { outcome: 'skipped', reason }
  const list = unchecked.join('; ')
  job.console.notice(
    message`dry-run-unchecked: Dry run: the interface or the key did not show ${list}. The deploy itself will.`,
  )
  return { outcome: 'skipped', reason, facts: [['Not checked', list]] }
}
