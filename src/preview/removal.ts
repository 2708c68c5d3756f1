import { isRefused, onlyPlatformErrors, PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { withoutFullStop } from '../text/format.ts'
import { onlyGitHubErrors, type PreviewGitHub, type RecordList, recordsOf } from './store.ts'

/** The user's request that removes a service; the contract has no such operation. */
export interface Teardown {
  readonly method: 'DELETE' | 'POST' | 'PUT' | 'PATCH'
  /** `{id}` is replaced by the id of the service. */
  readonly path: string
}

/** The result of a removal. A service is forgotten only if it is certainly gone; removing it twice is harmless. */
export interface Removal {
  readonly isGone: boolean
  /** As a sentence. */
  readonly text: string
  /** A sentence about something that a person should look at. */
  readonly warning?: string
}

/** Removes a service, then ends its records. Cancelling does not stop these requests. */
export async function removeService(
  platform: Platform,
  github: PreviewGitHub,
  list: RecordList,
  service: string,
  { method, path }: Teardown,
): Promise<Removal> {
  const own = path.replaceAll('{id}', encodeURIComponent(service))
  const answer = await platform.request(method, own).catch(onlyPlatformErrors)
  // A wrong path gives the same answer.
  const isMissing = isRefused(answer, 404, 410)
  if (answer instanceof PlatformError && !isMissing) {
    const doubt = answer.effect === 'unknown' ? 'may still exist' : 'still exists'
    const text = `${withoutFullStop(answer.message)}, so service ${service} ${doubt} and is billed.`
    return { isGone: false, text: `${text} Run this job again, or delete it in the dashboard.` }
  }
  const forgotten = await forget(github, list, service).catch(onlyGitHubErrors)
  const left = forgotten === undefined ? '' : ` Its records were not ended (${forgotten.message}).`
  if (!(answer instanceof PlatformError)) {
    return { isGone: true, text: `${method} ${own} removed service ${service} (${answer}).${left}` }
  }
  const text = `Service ${service} is gone: ${method} ${own} was answered with ${answer.status}.${left}`
  return { isGone: true, text, warning: `${text} If the service is still there, correct teardown-request.` }
}

/** Ends all records of a service that is gone, and the intentions before them, oldest first. */
export async function forget(github: PreviewGitHub, list: RecordList, service: string): Promise<void> {
  const newest = list.records.findLast((record) => record.service === service)
  if (newest === undefined) return
  for (const { id, service: own } of recordsOf(list, newest)) {
    if (own === service || (own === undefined && id < newest.id)) await github.end(id)
  }
}
