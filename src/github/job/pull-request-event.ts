import { nullish, number, object, optional, safeParse, string } from 'valibot'
import { type Environment, readJson } from './environment.ts'

/** The pull request event that started the job. */
export interface PullRequestEvent {
  /** `pull_request` or `pull_request_target`. */
  readonly name: string
  /** `opened`, `synchronize`, … */
  readonly action: string
  readonly number: number
  readonly headSha: string
  /** `owner/name` of the head's repository; undefined where it was deleted. */
  readonly headRepository: string | undefined
  readonly author: string | undefined
  readonly createdAt: Date | undefined
}

const schema = object({
  action: string(),
  number: number(),
  pull_request: object({
    head: object({ sha: string(), repo: nullish(object({ full_name: string() })) }),
    user: nullish(object({ login: string() })),
    created_at: optional(string()),
  }),
})

/** Whether events of this name are about pull requests. */
export function isPullRequest(eventName: string | undefined): eventName is string {
  return eventName === 'pull_request' || eventName === 'pull_request_target'
}

/** Undefined where the event is another one, or its payload cannot be read. */
export function readPullRequestEvent(environment: Environment): PullRequestEvent | undefined {
  const { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path } = environment
  if (!isPullRequest(name) || !path) return undefined
  const read = safeParse(schema, readJson(path))
  if (!read.success) return undefined
  const { action, number: pullRequest, pull_request } = read.output
  const { head, user, created_at } = pull_request
  const createdMs = Date.parse(created_at ?? '')
  return {
    name,
    action,
    number: pullRequest,
    headSha: head.sha,
    headRepository: head.repo?.full_name,
    author: user?.login,
    createdAt: Number.isNaN(createdMs) ? undefined : new Date(createdMs),
  }
}
