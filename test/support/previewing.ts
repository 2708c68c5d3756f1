import { join } from 'node:path'
import { brokenPreview, leaksOf } from './every-run.ts'
import { readEntries } from './github/description.ts'
import { type PullRequestAction, pullRequestRun, type RunOverrides } from './github/events.ts'
import type { GithubApi, GithubScript } from './github/github-api.ts'
import { type PullOverrides, pullRequest } from './github/pulls.ts'
import type { GithubPull, GithubState } from './github/state.ts'
import type { Script, ScriptedPlatform } from './platform/scripted-platform.ts'
import { projectSlug } from './platform/state.ts'
import { leaksIn } from './runner/leaks.ts'
import {
  githubToken,
  type Judged,
  judged,
  requireNothing,
  type StepResult,
  startAction,
  startPost,
} from './runner/run-action.ts'
import { type Inputs, type RunOptions, test as scenario } from './scenario.ts'

export { expect } from 'vitest'
export { pullRequest } from './github/pulls.ts'

/** A pull request event, and the GitHub server it belongs to. */
export interface Happening {
  readonly hub: GithubApi
  readonly pull: GithubPull
  readonly action: PullRequestAction
  readonly run?: RunOverrides
}

/** What pull request 7, the platform and GitHub are like. */
interface Scripts {
  /** The service that GitHub remembers of the pull request. */
  readonly service?: string
  readonly pull?: PullOverrides
  readonly platform?: Script
  readonly github?: GithubScript
}

/** A test of the built preview action. */
export const test = scenario
  .extend(
    'startPreview',
    ({ folder, workspace }) =>
      (happening: Happening, inputs: Inputs, options: RunOptions = {}): Judged<StepResult> => {
        const step = startAction('preview', inputs, optionsOf(happening, { folder, workspace, options }))
        return judged(step, (end) => checked(end, inputs, { secrets: options.secrets ?? [], hub: happening.hub }))
      },
  )
  .extend(
    'preview',
    ({ startPreview }) =>
      (happening: Happening, inputs: Inputs, options: RunOptions = {}) =>
        startPreview(happening, inputs, { inProcess: true, ...options }).finished,
  )
  .extend(
    'postPreview',
    ({ folder, workspace }) =>
      (main: StepResult, happening: Happening, inputs: Inputs) =>
        startPost(main, inputs, {
          ...optionsOf(happening, { folder, workspace, options: { inProcess: true } }),
          folder: 'preview',
        }).finished,
  )
  .extend('stage', ({ platform, github, startPreview, postPreview }) => async (scripts: Scripts = {}) => {
    const pull = pullRequest(7, scripts.pull)
    const site = await platform(scripts.platform)
    const hub = await github({ pulls: [pull], ...scripts.github })
    if (scripts.service !== undefined) rememberPreview(hub, 7, scripts.service)
    const start = (action: PullRequestAction, more?: Inputs, options?: RunOptions & { readonly run?: RunOverrides }) =>
      startPreview({ hub, pull, action, ...(options?.run && { run: options.run }) }, onPlatform(site, more), options)
    const post = (main: StepResult, more?: Inputs, action: PullRequestAction = 'opened') =>
      postPreview(main, { hub, pull, action }, onPlatform(site, more))
    const run = (...[action, more, options]: Parameters<typeof start>) =>
      start(action, more, { inProcess: true, ...options }).finished
    return { pull, site, hub, start, run, post }
  })

/** The inputs of a preview on the scripted platform, with intervals that suit a test. */
export function onPlatform(platform: ScriptedPlatform, more: Inputs = {}): Inputs {
  const pace = { 'poll-interval': '100ms', timeout: '90s' }
  return { 'base-url': platform.url, 'api-key': platform.key, 'project-slug': projectSlug, ...pace, ...more }
}

/** Remembers the service of a preview as the action does; null is an intention. */
export function rememberPreview(
  hub: Pick<GithubState, 'deployments' | 'login'>,
  pullRequest: number,
  service: string | null,
  { name = `harbor-pr-${pullRequest}`, ageMs = 0 }: { readonly name?: string; readonly ageMs?: number } = {},
): void {
  hub.deployments.push({
    id: (hub.deployments.at(-1)?.id ?? 0) + 1,
    environment: 'preview',
    payload: { pullRequest, name, ...(service !== null && { service }) },
    request: { ref: 'a'.repeat(40), task: 'taxiway-preview' },
    creator: { login: hub.login },
    statuses: [],
    createdAt: new Date(Date.now() - ageMs).toISOString(),
  })
}

/** What is remembered, with the state that people see. */
export function remembered({ deployments }: GithubApi): unknown[] {
  return deployments.map(({ payload, statuses }) => [readEntries(payload)['service'], statuses.at(-1)?.['state']])
}

/** A push to the pull request: from now on its head is another commit. */
export function push(pull: GithubPull, sha: string): void {
  pull.head.sha = sha
}

function optionsOf(
  { hub, pull, action, run }: Happening,
  { folder, workspace, options }: { folder: string; workspace: string; options: RunOptions },
) {
  const { secrets: _, ...rest } = options
  const { event, env } = pullRequestRun(action, pull, run)
  return {
    runnerFolder: join(folder, 'runner'),
    workspace,
    githubUrl: hub.url,
    event,
    ...rest,
    env: { ...env, ...rest.env },
  }
}

/** Throws if a run breaks a promise of every run. A killed run only has to keep secrets. */
function checked(
  end: StepResult,
  inputs: Inputs,
  { secrets, hub }: { readonly secrets: readonly string[]; readonly hub: GithubApi },
): StepResult {
  const all = [inputs['api-key'] ?? '', githubToken, ...secrets].filter((secret) => secret.trim().length >= 6)
  const wrong = [...leaksOf(end, all), ...leaksIn(JSON.stringify(hub.calls), all)]
  if (end.signal !== 'SIGKILL') wrong.push(...brokenPreview(end))
  requireNothing(wrong, end)
  return end
}
