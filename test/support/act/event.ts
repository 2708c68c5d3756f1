import { createRequire } from 'node:module'
import { type PullRequestAction, pullRequestEvent } from '../github/events.ts'
import type { GithubPull } from '../github/state.ts'

interface Example {
  readonly name: string
  readonly examples: readonly Readonly<Record<string, unknown>>[]
}

/** An event with its payload. */
export interface Event {
  readonly name: 'push' | 'pull_request' | 'workflow_dispatch'
  readonly payload: Readonly<Record<string, unknown>>
}

const published: readonly Example[] = createRequire(import.meta.url)('@octokit/webhooks-examples')

/** A push to main: GitHub's published example with these commits. */
export function push(commits: { readonly before: string; readonly after: string }): Event {
  return { name: 'push', payload: { ...example('push'), ...commits, ref: 'refs/heads/main', deleted: false } }
}

/** A manual start (`workflow_dispatch`) on main. */
export function dispatch(inputs: Readonly<Record<string, string>> = {}): Event {
  return { name: 'workflow_dispatch', payload: { ...example('workflow_dispatch'), ref: 'refs/heads/main', inputs } }
}

/** Something that happened to a pull request. */
export function pullRequest(action: PullRequestAction, pull: GithubPull): Event {
  return { name: 'pull_request', payload: pullRequestEvent(action, pull) }
}

/** The first published example of an event. */
function example(event: string): Event['payload'] {
  const [found] = published.find(({ name }) => name === event)?.examples ?? []
  if (found === undefined) throw new Error(`GitHub publishes no example of ${event}`)
  return found
}
