import { PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { count, withoutFullStop } from '../text/format.ts'
import { type Before, type DeployRequest, readBefore } from './deploy.ts'
import type { Run } from './events.ts'
import { findExcess, listDeployRights } from './key.ts'
import type { Outcome } from './outcome.ts'
import { endRun, type Result } from './result.ts'
import { type RunOptions, RunTime } from './run-time.ts'

/** Checks what a deploy by ref would need, and writes nothing. Ends as `skipped`, or as `failed` if the deploy could not work. */
export async function* rehearse(platform: Platform, request: DeployRequest, options: RunOptions = {}): Run {
  const { serviceId, ref, variables = [] } = request
  const time = new RunTime(platform.clock, options)
  const end = (outcome: Outcome, reason: string): Result =>
    endRun(platform, time, { outcome, reason }, { serviceId, ref: ref ?? null })
  try {
    const before = await readBefore(platform, serviceId, time)
    const problem = findProblem(before)
    if (problem !== undefined) return end('failed', `Dry run: the deploy would fail. ${problem}`)
    if (!(before.key instanceof PlatformError)) {
      const needed = listDeployRights({ hasVariables: variables.length > 0 })
      const excess = findExcess(before.key.keyScope, needed)
      if (excess !== undefined) yield { kind: 'notice', text: platform.redact(excess) }
    }
    const imported = variables.length === 0 ? '' : `${count(variables.length, 'variable')} would be imported, and `
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`
    const unchecked = listUnchecked(before, request)
    return end(
      'skipped',
      `Dry run: ${imported}${what} would be deployed to service ${serviceId}. Not checked, as the interface does not show it: ${unchecked.join('; ')}.`,
    )
  } catch (error) {
    if (!time.signal.aborted) throw error
    return end('aborted', 'The run was cancelled. A dry run writes nothing.')
  }
}

/** The contract has no operation that reads one service: the history shows whether it exists. */
function findProblem({ problem, key, history }: Before): string | undefined {
  if (problem !== undefined) return problem
  if (key instanceof PlatformError) return `The platform did not say whose key it is. ${key.message}`
  if (history instanceof PlatformError && (history.code === 'unreadable' || history.status === 404)) {
    return history.message
  }
  return undefined
}

function listUnchecked({ key, history }: Before, { ref, serviceId, variables = [] }: DeployRequest): readonly string[] {
  const permissions = key instanceof PlatformError ? undefined : key.keyScope?.permissions
  const unchecked: string[] = []
  if (history instanceof PlatformError) {
    unchecked.push(`whether service ${serviceId} exists (${withoutFullStop(history.message)})`)
  }
  if (permissions === undefined || permissions === null) unchecked.push('whether the key may write')
  else if (variables.length > 0 && permissions['variables'] !== 'write') {
    unchecked.push('whether the key may import variables')
  }
  unchecked.push(ref === undefined ? 'whether the service has a repository' : `whether its repository has "${ref}"`)
  return unchecked
}
