import { type InferOutput, nullish, number, object, optional, pipe, safeParse, string, transform, union } from 'valibot'
import type { Environment } from '../../ci/ci-job.ts'
import { readEventPayload } from '../../ci/github-event.ts'
import { label, pullRequest } from '../pull-request-schema.ts'

/** As GitHub writes it. */
const event = pipe(
  object({
    /** `opened`, `synchronize`, … */
    action: string(),
    number: number(),
    pull_request: pullRequest,
    /** That was set or removed. */
    label: nullish(label),
  }),
  transform(({ action, number, pull_request: { open: _, ...pull }, label }) => ({
    ...{ action, number, ...pull },
    label: label?.name,
  })),
)

/**
 * The event that started the job: `pull_request`, `pull_request_target`, or one that only names a pull request, whose action is its own
 * name.
 */
export type PullRequestEvent = Readonly<InferOutput<typeof event>> & { readonly name: string }

/** A `workflow_dispatch` with the input `pull-request`, or a comment on a pull request. */
const naming = union([
  object({ inputs: object({ 'pull-request': union([string(), number()]) }) }),
  object({
    issue: object({ number: number(), pull_request: object({}) }),
    action: optional(string(), ''),
    comment: nullish(object({ id: optional(number()), body: nullish(string()) })),
  }),
])

/** A comment that was written, edited or deleted. What the event does not say is undefined. */
export interface CommentEvent {
  readonly action: string
  readonly id: number | undefined
  readonly body: string | undefined
}

interface NamedPullRequest {
  /** Of the event. */
  readonly name: string
  readonly number: number
  /** That names it; undefined if a person does. */
  readonly comment: CommentEvent | undefined
}

export const mergeQueue = 'merge_group'

export function isPullRequest(eventName: string | undefined): eventName is string {
  return eventName === 'pull_request' || eventName === 'pull_request_target'
}

/** Whether an earlier attempt of the run was made: what started it may be old. */
export function isRerun({ GITHUB_RUN_ATTEMPT: attempt = '1' }: Environment): boolean {
  return Number(attempt) > 1
}

/** Undefined if the event is another one, or its payload cannot be read. */
export function readPullRequestEvent(environment: Environment): PullRequestEvent | undefined {
  const { GITHUB_EVENT_NAME: name } = environment
  const payload = readEventPayload(environment)
  if (!isPullRequest(name) || payload.kind !== 'found') return undefined
  const read = safeParse(event, payload.value)
  return read.success ? { name, ...read.output } : undefined
}

/** The pull request that an event names without saying what it is; undefined if it is another event. */
export function readNamedPullRequest(
  environment: Environment,
): NamedPullRequest | { readonly wrong: string } | undefined {
  const { GITHUB_EVENT_NAME: name } = environment
  const payload = readEventPayload(environment)
  if (!name || isPullRequest(name) || payload.kind !== 'found') return undefined
  const read = safeParse(naming, payload.value)
  if (!read.success) return undefined
  if ('issue' in read.output) {
    const { action, comment, issue } = read.output
    const { id, body } = comment ?? {}
    return { name, number: issue.number, comment: { action, id, body: body ?? undefined } }
  }
  const given = String(read.output.inputs['pull-request']).trim()
  return /^[1-9]\d{0,8}$/.test(given) ? { name, number: Number(given), comment: undefined } : { wrong: given }
}
