import { readFileSync } from 'node:fs'
import { object, optional, safeParse, string } from 'valibot'
import type { Environment } from '../../github/job/environment.ts'

/** The commit before the event that started the job: of a change request that of its base. */
export interface EventBase {
  readonly commit: string
  readonly isChangeRequest: boolean
}

const githubEvent = object({
  before: optional(string()),
  pull_request: optional(object({ base: object({ sha: string() }) })),
})
const commit = /^(?!0+$)[0-9a-f]{40,64}$/

/** Undefined where the event has none, such as the first push of a branch. */
export function readEventBase(environment: Environment): EventBase | undefined {
  const base = githubBase(environment) ?? gitlabBase(environment)
  return base !== undefined && commit.test(base.commit) ? base : undefined
}

function githubBase({ GITHUB_EVENT_PATH: path }: Environment): EventBase | undefined {
  if (!path) return undefined
  try {
    const { output, success } = safeParse(githubEvent, JSON.parse(readFileSync(path, 'utf8')))
    if (!success) return undefined
    if (output.pull_request !== undefined) return { commit: output.pull_request.base.sha, isChangeRequest: true }
    return output.before === undefined ? undefined : { commit: output.before, isChangeRequest: false }
  } catch {
    return undefined
  }
}

function gitlabBase(environment: Environment): EventBase | undefined {
  const base = environment['CI_MERGE_REQUEST_DIFF_BASE_SHA']
  if (base) return { commit: base, isChangeRequest: true }
  const before = environment['CI_COMMIT_BEFORE_SHA']
  return before ? { commit: before, isChangeRequest: false } : undefined
}
