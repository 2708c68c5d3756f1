import type { Comparison } from '../../deployment/forward/comparison.ts'
import { deployedAnyway, wouldBeOutdated } from '../../deployment/forward/outdated-messages.ts'
import { type Rehearsal, rehearse } from '../../deployment/start/rehearsal.ts'
import { type Facts, notComparedFacts, type PlainEnd, plainEnd } from '../../report/run-end.ts'
import { message } from '../../text/message.ts'
import { type DeployContext, flowOptions } from './deploy-context.ts'

/**
 * Checks what the run would need, writes nothing, and says what it could not check. Rejects if the deploy could not work.
 *
 * @param reason of a run that would work
 */
export async function dryRun(context: DeployContext, rehearsal: Rehearsal, reason: string): Promise<PlainEnd> {
  const { platform, inputs } = context
  const rehearsed = await rehearse(platform, rehearsal, flowOptions(context, inputs.follow.timeoutMs))
  const { unchecked, comparison } = rehearsed
  const list = unchecked.join('; ')
  const facts: Facts = unchecked.length === 0 ? [] : [['Not checked', list]]
  // Whoever reads one line reads the last one.
  const whole =
    unchecked.length === 0
      ? reason
      : `${reason} ${message`dry-run-unchecked: Not checked, because the interface or the key does not show it: ${list}. The deploy itself will.`}`
  return comparison === undefined
    ? plainEnd('skipped', whole, { facts })
    : endCompared(context, comparison, { reason: whole, facts })
}

/** The end of a dry run whose commit was compared with what is live. */
function endCompared(
  { job, inputs }: DeployContext,
  comparison: Comparison,
  { reason, facts }: { readonly reason: string; readonly facts: Facts },
): PlainEnd {
  const { onOutdated } = inputs
  if (comparison.kind === 'behind' && job.purpose === undefined && onOutdated !== 'deploy') {
    const outdatedBy = comparison.live.id
    const outcome = onOutdated === 'skip' ? 'skipped' : 'failed'
    return plainEnd(outcome, wouldBeOutdated(comparison, onOutdated, job.inputs.named), { facts, outdatedBy })
  }
  const text = deployedAnyway(comparison, job.purpose)
  if (text !== undefined) job.console.notice(text)
  const why = comparison.kind === 'unknown' ? comparison.why : undefined
  return plainEnd('skipped', reason, { facts: [...facts, ...notComparedFacts(why)] })
}
