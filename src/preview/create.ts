import { PlatformError } from '../client/errors.ts'
import { readUrl } from '../deploy/history.ts'
import type { Ending } from '../deploy/outcome.ts'
import { withoutFullStop } from '../text/format.ts'
import type { PreviewContext, PreviewEvent, Progress } from './context.ts'
import { createMs, GitHubError, onlyGitHubErrors } from './store.ts'

/** A service that this run has created. */
export interface Created {
  /** The address, if the answer shows one. */
  readonly url: string | undefined
  /** The record of the service; undefined if this run may not write records. */
  readonly recordId: number | undefined
}

/**
 * Creates the service of a preview once, and records it before anything else happens. Cancelling stops neither, because
 * a service is billed once it exists.
 *
 * @param intention undefined if this run may not write records
 */
export async function* createService(
  context: PreviewContext,
  progress: Progress,
  intention: number | undefined,
): AsyncGenerator<PreviewEvent, Created | { readonly ending: Ending }> {
  const { github, platform, request, time } = context
  const { pullRequest, name, head } = request
  const state = { pullRequest, name, intention }
  if (time.signal.aborted && intention !== undefined) await github.end(intention).catch(onlyGitHubErrors)
  time.signal.throwIfAborted()
  yield { kind: 'memory', facts: { preview: { ...state, isCreating: true } } }
  let answer: Readonly<Record<string, unknown>> & { readonly id?: string | null | undefined }
  try {
    const limits = { totalMs: Math.max(1_000, Math.min(createMs, time.leftMs)) }
    answer = await platform.call('create_service', { ...request.create, name }, limits)
  } catch (error) {
    if (error instanceof PlatformError && error.effect === 'unknown') return { ending: lost(error, name) }
    const ended = intention === undefined ? undefined : await github.end(intention).catch(onlyGitHubErrors)
    // If the intention cannot be ended now, the post step tries again.
    yield { kind: 'memory', facts: { preview: ended === undefined ? null : state } }
    if (!(error instanceof PlatformError)) throw error
    return { ending: { outcome: 'failed', reason: `Nothing was created. ${error.message}` } }
  }
  const serviceId = answer.id
  if (!serviceId || platform.holdsApiKey(serviceId)) {
    const reason = `The platform created ${name}, which is billed, and did not give an id that can be used. Look at the dashboard, delete the service, then close and reopen the pull request.`
    return { ending: { outcome: 'indeterminate', reason } }
  }
  progress.serviceId = serviceId
  progress.isNew = true
  yield { kind: 'memory', facts: { preview: { ...state, service: serviceId } } }
  yield { kind: 'preview', serviceId }
  yield { kind: 'notice', text: platform.redact(`Service ${serviceId} (${name}) was created, and is billed.`) }
  const shown = readUrl(answer)
  const url = shown === undefined || platform.holdsApiKey(shown) ? undefined : shown
  if (intention === undefined) return { url, recordId: undefined }
  const recordId = await github.write({ pullRequest, name, service: serviceId }, head).catch(onlyGitHubErrors)
  if (recordId instanceof GitHubError) {
    const reason = `Service ${serviceId} (${name}) was created, and could not be recorded (${recordId.message}), so that later runs cannot find it. The post step of this job tries once more, and says whether that worked. If it did not, delete the service in the dashboard, then close and reopen the pull request.`
    return { ending: { outcome: 'indeterminate', reason } }
  }
  yield { kind: 'memory', facts: { preview: null } }
  return { url, recordId }
}

function lost(error: PlatformError, name: string): Ending {
  const reason = `It is not known whether ${name} was created: ${withoutFullStop(error.message)}. If it was, it is billed. Look at the dashboard, delete the service if it is there, then close and reopen the pull request. Until then, each push fails.`
  return { outcome: 'indeterminate', reason }
}
