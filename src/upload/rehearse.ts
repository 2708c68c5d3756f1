import { isRefused, onlyPlatformErrors, PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { Run } from '../deploy/events.ts'
import { findUploadProblem, readKey } from '../deploy/key.ts'
import type { Outcome } from '../deploy/outcome.ts'
import { endRun, type Result } from '../deploy/result.ts'
import { type RunOptions, RunTime } from '../deploy/run-time.ts'
import { count, formatBytes, withoutFullStop } from '../text/format.ts'
import type { UploadRequest } from './upload.ts'

/**
 * Packs what an upload would send and checks what it would need, but sends nothing. Ends as `skipped`, or `failed` if
 * the upload could not work.
 */
export async function* rehearseUpload(platform: Platform, request: UploadRequest, options: RunOptions = {}): Run {
  const { projectSlug, environmentSlug, name } = request
  const time = new RunTime(platform.clock, options)
  const end = (outcome: Outcome, reason: string): Result => endRun(platform, time, { outcome, reason })
  try {
    const { packAndTell } = await import('./pack.ts')
    const { bytes, content } = yield* packAndTell(platform, request, time)

    // The only read of a project that any of these keys may use is the list of its deleted services.
    const [key, project] = await Promise.all([
      readKey(platform, time),
      platform.call('list_deleted_services', { slug: projectSlug }, time.beforeWrite).catch(onlyPlatformErrors),
    ])
    const problem =
      key instanceof PlatformError
        ? `The platform did not say whose key it is. ${key.message}`
        : findUploadProblem(key.keyScope)
    if (problem !== undefined) return end('failed', `Dry run: the upload would fail. ${problem}`)
    if (isRefused(project, 404)) {
      const text = `The platform shows no project "${projectSlug}" to this key (404). Check project-slug, and whose key it is.`
      return end('failed', `Dry run: the upload would fail. ${text}`)
    }
    const unchecked = [
      ...(project instanceof PlatformError ? [`whether the project exists (${withoutFullStop(project.message)})`] : []),
      ...(environmentSlug === undefined ? [] : [`whether environment "${environmentSlug}" exists`]),
      'whether what goes up can be built',
    ]
    const what =
      content === undefined ? 'the archive' : `${count(content.files, 'file')} (${formatBytes(content.bytes)})`
    return end(
      'skipped',
      `Dry run: ${what} would go up in ${formatBytes(bytes)}, as the new service "${name}" in project ${projectSlug}. Not checked, as the interface does not show it: ${unchecked.join('; ')}.`,
    )
  } catch (error) {
    if (!time.signal.aborted && time.leftMs <= 0) {
      return end('failed', 'Dry run: the timeout passed before the folder was packed.')
    }
    if (!time.signal.aborted) throw error
    return end('aborted', 'The run was cancelled. A dry run writes nothing.')
  }
}
