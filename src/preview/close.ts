import type { Platform } from '../client/platform.ts'
import type { Run } from '../deploy/events.ts'
import type { Ending } from '../deploy/outcome.ts'
import { endRun, type Result } from '../deploy/result.ts'
import { type RunOptions, RunTime } from '../deploy/run-time.ts'
import { type CommentFacts, formatEnded, marker } from './comment.ts'
import { removeService, type Teardown } from './removal.ts'
import {
  GitHubError,
  isYoung,
  onlyGitHubErrors,
  type PreviewGitHub,
  type PreviewKey,
  type RecordList,
  recordsOf,
} from './store.ts'

export interface CloseRequest extends PreviewKey {
  /** The run is a re-run, so the pull request may be open again. */
  readonly isRerun: boolean
  readonly teardown: Teardown | undefined
  readonly comment: Omit<CommentFacts, 'commit' | 'repositoryUrl'> | undefined
}

const lookEveryMs = 2_000

/** Ends the preview of a closed pull request. Its services stay unless the step has a request that removes them. */
export async function* closePreview(
  platform: Platform,
  github: PreviewGitHub,
  request: CloseRequest,
  options: RunOptions,
): Run {
  const time = new RunTime(platform.clock, options)
  let service: string | null = null
  const end = (ending: Ending): Result => endRun(platform, time, ending, { serviceId: service })
  try {
    const notClosed = await checkClosed(github, request)
    if (notClosed !== undefined) return end(notClosed)
    let list = await github.list()
    // Wait for a run that is creating the service: it must record the service first.
    while (isBeingCreated(list, request)) {
      if (time.leftMs <= lookEveryMs) {
        const reason = `Another run was still creating ${request.name} at the timeout, so the preview has not ended. Run this job again.`
        return end({ outcome: 'timed-out', reason })
      }
      await time.clock.sleep(lookEveryMs, time.signal)
      list = await github.list()
    }
    const own = recordsOf(list, request)
    const services = [...new Set(own.flatMap((record) => record.service ?? []))]
    service = services.at(-1) ?? null
    const texts: string[] = []
    let hasFailed = false
    for (const each of services) {
      time.signal.throwIfAborted()
      if (request.teardown === undefined) {
        for (const { id } of own.filter((record) => record.service === each)) {
          await github.show(id, { state: 'inactive', description: 'The preview has ended' })
        }
        texts.push(`Service ${each} still exists and is billed: delete it in the dashboard. Reopening uses it again.`)
        continue
      }
      const { isGone, text, warning } = await removeService(platform, github, list, each, request.teardown)
      texts.push(isGone ? `${text} Reopening creates another one.` : text)
      hasFailed ||= !isGone
      if (warning !== undefined) yield { kind: 'warning', text: platform.redact(warning) }
    }
    for (const { id } of own.filter((record) => record.service === undefined)) {
      await github.end(id)
      if (services.length > 0) continue
      const text = `A run was about to create ${request.name} and never reported the result. A service of that name may exist and be billed: look at the dashboard. Taxiway no longer remembers it.`
      yield { kind: 'warning', text: platform.redact(text) }
      texts.push(text)
    }
    if (texts.length === 0) {
      return end({
        outcome: 'skipped',
        reason: `Nothing to do: ${request.name} is not remembered, so no service is known.`,
      })
    }
    const reason = `The preview has ended. ${texts.join(' ')}`
    if (request.comment !== undefined) {
      const body = formatEnded(request.comment, platform.redact(texts.join(' ')))
      const written = await github.comment(request.pullRequest, marker(request), body).catch(onlyGitHubErrors)
      if (written !== undefined) {
        yield { kind: 'warning', text: platform.redact(`The comment is not up to date: ${written.message}.`) }
      }
    }
    return end({ outcome: hasFailed ? 'failed' : 'skipped', reason })
  } catch (error) {
    const left = `The services of ${request.name} may still exist and be billed. Run this job again.`
    if (time.signal.aborted) return end({ outcome: 'aborted', reason: `The run was cancelled. ${left}` })
    return end({ outcome: 'failed', reason: `The preview was not ended: ${onlyGitHubErrors(error).message}. ${left}` })
  }
}

function isBeingCreated(list: RecordList, request: PreviewKey): boolean {
  const own = recordsOf(list, request)
  return own.some((record) => isYoung(record, list)) && own.every(({ service }) => service === undefined)
}

/** Why the preview must not end: a job that is run again may find its pull request open. */
async function checkClosed(github: PreviewGitHub, { pullRequest, isRerun }: CloseRequest): Promise<Ending | undefined> {
  const now = await github.readPull(pullRequest).catch(onlyGitHubErrors)
  if (now instanceof GitHubError || now === 'gone') {
    // If the token cannot read the pull request, believe the event: it has just been closed.
    if (!isRerun && (now === 'gone' || now.isForbidden)) return undefined
    const why = now === 'gone' ? 'GitHub does not show it' : now.message
    const reason = `The preview was not ended: it is not known whether pull request #${pullRequest} is closed (${why}). Run this job again.`
    return { outcome: 'failed', reason }
  }
  if (!now.isOpen) return undefined
  return { outcome: 'skipped', reason: `Nothing to do: pull request #${pullRequest} is open now.` }
}
