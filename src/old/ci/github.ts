import { object, optional, safeParse, string } from 'valibot'
import type { CiJob, Environment } from './ci-job.ts'
import { readEventPayload } from './github-event.ts'

const named = optional(object({ sha: optional(string()) }))

/** What any event may have. A comment and another workflow have none of the first two: their run is about the default branch. */
const anyEvent = object({
  pull_request: optional(object({ head: named, base: named })),
  merge_group: optional(object({ base_sha: optional(string()) })),
  repository: optional(object({ default_branch: optional(string()) })),
  before: optional(string()),
})

/** Events whose workflow is that of the commit in GITHUB_SHA, whatever its branch. */
const ownEvents: ReadonlySet<string> = new Set(['push', 'schedule', 'workflow_dispatch', 'release'])

/** The job of GitHub Actions, and of what is like it. On a pull request `GITHUB_SHA` is a merge commit. */
export function githubJob(env: Environment): Partial<CiJob> {
  const { GITHUB_REF: ref = '' } = env
  const event = readEvent(env)
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  const pull = name.startsWith('pull_request') ? event.pull_request : undefined
  const changeRequest = /^refs\/pull\/(\d+)\//.exec(ref)?.[1]
  const isDefault = event.repository?.default_branch && ref === `refs/heads/${event.repository.default_branch}`
  const isOwn = isDefault || ownEvents.has(name)
  return {
    sha: env['GITHUB_SHA'],
    head: pull?.head?.sha,
    branch: env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || ref.replace(/^refs\/heads\//, ''),
    changeRequest,
    base: pull?.base?.sha ?? event.merge_group?.base_sha ?? env['GITHUB_BASE_REF'],
    ...(isOwn && { isChange: false }),
    attempt: Number(env['GITHUB_RUN_ATTEMPT']),
    before: event.before,
  }
}

/** An event that is not known says nothing of the job: whoever needs more must refuse. */
function readEvent(environment: Environment) {
  const payload = readEventPayload(environment)
  const { success, output } = safeParse(anyEvent, payload.kind === 'found' ? payload.value : undefined)
  return success ? output : {}
}
