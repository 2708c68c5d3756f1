import { type InferOutput, number, object, pipe, safeParse, string, transform } from 'valibot'
import type { Environment } from '../../ci/ci-job.ts'
import { readEventPayload } from '../../ci/github-event.ts'
import { pullRequest } from '../pull-request-schema.ts'

/** As GitHub writes it. */
const event = pipe(
  object({
    /** `opened`, `synchronize`, … */
    action: string(),
    number: number(),
    pull_request: pullRequest,
  }),
  transform(({ action, number, pull_request: { open: _, ...pull } }) => ({
    ...{ action, number, ...pull },
  })),
)

/** The event that started the job: `pull_request` or `pull_request_target`. */
export type PullRequestEvent = Readonly<InferOutput<typeof event>> & { readonly name: string }

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
