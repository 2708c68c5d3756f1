import type { Job } from '../../github/job/job.ts'
import { isPullRequest, type PullRequestEvent } from '../../github/job/pull-request-event.ts'

/** What an event asks of the preview. */
export type Asked =
  | {
      readonly kind: 'deploy'
      readonly event: PullRequestEvent
      /** Nothing can be there yet: the pull request was opened, and this is the first attempt of its run. */
      readonly first: boolean
    }
  | {
      readonly kind: 'close'
      readonly event: PullRequestEvent
      /** The run was started again, so the event may be old. */
      readonly again: boolean
    }
  /** Nothing to do, which is a mistake of the workflow, or none. */
  | { readonly kind: 'end'; readonly outcome: 'skipped' | 'failed'; readonly why: string }

/** What the runner tells beside the event. */
export interface AskingRun {
  /** `GITHUB_EVENT_NAME`. */
  readonly eventName: string
  /** `owner/name`. */
  readonly repository: string
  /** Who began the run: without their rights there are no secrets. */
  readonly actor: string
  /** From 1; more where the run was started again. */
  readonly attempt: number
  readonly hasKey: boolean
}

const dependabot = 'dependabot[bot]'

/** The run that a job belongs to. */
export function askingRunOf({ environment, inputs }: Job): AskingRun {
  const { GITHUB_EVENT_NAME, GITHUB_REPOSITORY, GITHUB_ACTOR, GITHUB_RUN_ATTEMPT } = environment
  return {
    eventName: GITHUB_EVENT_NAME || 'nothing',
    repository: GITHUB_REPOSITORY ?? '',
    actor: GITHUB_ACTOR ?? '',
    attempt: Number(GITHUB_RUN_ATTEMPT ?? 1),
    hasKey: inputs.text('api-key') !== undefined,
  }
}

/** Judges the event; undefined is one that has no pull request in it. */
export function askedBy(event: PullRequestEvent | undefined, run: AskingRun): Asked {
  if (event === undefined) {
    const { eventName } = run
    const why = isPullRequest(eventName)
      ? 'The file at GITHUB_EVENT_PATH tells of no pull request: the preview action runs in a job of GitHub.'
      : `The preview action works on pull requests: run it on \`pull_request\`, not on \`${eventName}\`.`
    return { kind: 'end', outcome: 'failed', why }
  }
  if (!run.hasKey) {
    const stranger = strangerOf(event, run)
    if (stranger !== undefined) {
      return {
        kind: 'end',
        outcome: 'skipped',
        why: `No preview: GitHub gives no secrets to a run ${stranger}, so \`api-key\` is empty.`,
      }
    }
  }
  switch (event.action) {
    case 'opened':
      return { kind: 'deploy', event, first: run.attempt === 1 }
    case 'reopened':
    case 'synchronize':
      return { kind: 'deploy', event, first: false }
    case 'closed':
      return { kind: 'close', event, again: run.attempt > 1 }
    default:
      return {
        kind: 'end',
        outcome: 'skipped',
        why: `Nothing to do for \`${event.action}\`: a preview follows \`opened\`, \`reopened\`, \`synchronize\` and \`closed\`.`,
      }
  }
}

/** A clause that says why the run has no secrets; undefined where it should have them. */
function strangerOf(event: PullRequestEvent, { actor, repository }: AskingRun): string | undefined {
  if (event.headRepository?.toLowerCase() !== repository.toLowerCase()) return 'for a fork'
  return actor === dependabot || event.author === dependabot ? 'for Dependabot' : undefined
}
