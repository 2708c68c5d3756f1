import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { InputError } from '../client/errors.ts'
import { portLabel } from '../contract/limits.ts'
import { makeResult, type Result } from '../deploy/result.ts'
import { GitHubPreviews } from '../github/previews.ts'
import { repositoryOf } from '../github/repository.ts'
import type { Inputs } from '../inputs/read.ts'
import { checkInputs, openPlatform, readRunOptions } from '../inputs/run-settings.ts'
import { readVariables } from '../inputs/variables.ts'
import type { PreviewRequest, PreviewRun } from '../preview/context.ts'
import { cutName, labelOf, previewName } from '../preview/name.ts'
import type { Expose } from '../preview/settings.ts'
import type { Host } from '../report/host.ts'
import { safeJson } from '../report/json.ts'

/** The environment in which previews are recorded, unless the step names one. */
export const defaultEnvironment = 'preview'

/**
 * The preview action: keeps the preview of the pull request that started the job, or sweeps previews that nobody needs.
 */
export async function* previewRun(host: Host): PreviewRun {
  const { inputs, facts } = host
  checkInputs(inputs, 'preview')
  if (facts.github === undefined) {
    throw new InputError('GITHUB_REPOSITORY', 'A preview needs a job of GitHub Actions.')
  }
  if (inputs.get('mode') === 'sweep') return yield* sweepRun(host)

  const event = readEvent(host, process.env)
  if ('outcome' in event) {
    if (event.outcome === 'skipped') yield { kind: 'notice', text: event.reason }
    return event
  }
  const { number: pullRequest, action, pull_request: pull } = event
  const { repository, url: repositoryUrl } = facts.github
  const given = inputs.get('service-name')
  const name = given === undefined ? previewName(repository.split('/').at(-1) ?? '', pullRequest) : cutName(given)
  const attempt = Number(process.env['GITHUB_RUN_ATTEMPT'] ?? 1)
  const options = readRunOptions(inputs, host.signal)
  const github = openGitHub(host)
  const comment = inputs.get('comment')
    ? { name, commit: pull.head.sha, repositoryUrl, runUrl: facts.runUrl }
    : undefined
  if (action === 'closed') {
    const { closePreview } = await import('../preview/close.ts')
    const teardown = inputs.get('teardown-request')
    await using platform = openPlatform(inputs, host.secrets)
    return yield* closePreview(
      platform,
      github,
      { pullRequest, name, isRerun: attempt > 1, teardown, comment },
      options,
    )
  }
  const request: PreviewRequest = {
    ...{ pullRequest, name, head: pull.head.sha, isFirst: action === 'opened' && attempt === 1 },
    ...{ isReopened: action === 'reopened', comment },
    create: readCreation(inputs, repositoryUrl),
    variables: readVariables(inputs.text('env-vars') ?? ''),
    expose: readExpose(inputs, name),
    url: inputs.get('environment-url'),
    maxPreviews: inputs.get('max-previews'),
  }
  if (request.create.image === undefined) host.setOutput('ref', request.head)
  const { preview } = await import('../preview/preview.ts')
  host.remember({ hasBegun: true })
  await using platform = openPlatform(inputs, host.secrets)
  return yield* preview(platform, github, request, options)
}

async function* sweepRun(host: Host): PreviewRun {
  const { inputs, facts } = host
  const { sweep } = await import('../preview/sweep.ts')
  await using platform = openPlatform(inputs, host.secrets)
  const request = {
    teardown: inputs.get('teardown-request'),
    expiresAfterMs: inputs.get('expires-after'),
    hasComment: inputs.get('comment'),
    runUrl: facts.runUrl,
  }
  const swept = yield* sweep(platform, openGitHub(host), request, readRunOptions(inputs, host.signal))
  host.setOutput('stale', safeJson(swept.stale))
  return swept.result
}

/** The part of a pull request event that is used. */
const pullRequestEvent = v.object({
  action: v.string(),
  number: v.number(),
  pull_request: v.object({
    head: v.object({ sha: v.string(), repo: v.nullish(v.object({ full_name: v.string() })) }),
    user: v.nullish(v.object({ login: v.string() })),
  }),
})

type PullRequestEvent = v.InferOutput<typeof pullRequestEvent>

/** The actions of the event that deploy the head. */
const deploying = ['opened', 'reopened', 'synchronize', 'labeled', 'ready_for_review']
const dependabot = 'dependabot[bot]'

/** Reads the event of the job, or returns the end of a run without a preview. */
function readEvent(host: Host, environment: NodeJS.ProcessEnv): PullRequestEvent | Result {
  const end = (outcome: Result['outcome'], reason: string): Result =>
    makeResult({ outcome, reason: host.redact(reason), durationMs: 0 })
  const name = environment['GITHUB_EVENT_NAME'] || '(none)'
  if (name === 'pull_request_target' || name === 'workflow_run') {
    const why = "it would build the code of a fork with the service's variables"
    return end('failed', `A preview does not run on \`${name}\`: ${why}. Use \`pull_request\`.`)
  }
  if (name === 'merge_group') return end('skipped', 'No preview: a merge queue tests several pull requests at once.')
  if (name !== 'pull_request') {
    return end(
      'failed',
      `A preview is kept on \`pull_request\`, not on \`${name}\`; \`mode: sweep\` runs on any event.`,
    )
  }
  const event = readPayload(environment['GITHUB_EVENT_PATH'])
  if (event === undefined) return end('failed', 'The file at GITHUB_EVENT_PATH shows no pull request.')
  const { head, user } = event.pull_request
  if (host.inputs.text('api-key') === undefined) {
    const isFork = head.repo?.full_name.toLowerCase() !== host.facts.github?.repository.toLowerCase()
    const isDependabot = [environment['GITHUB_ACTOR'], user?.login].includes(dependabot)
    const who = isFork ? 'a fork' : isDependabot ? 'Dependabot' : undefined
    if (who !== undefined) return end('skipped', `No preview: GitHub gives no secrets to a run for ${who}.`)
  }
  if (event.action === 'closed' || deploying.includes(event.action)) return event
  return end('skipped', `Nothing to do: \`${event.action}\` changes no preview.`)
}

function readPayload(path = ''): PullRequestEvent | undefined {
  try {
    return v.parse(pullRequestEvent, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

function openGitHub(host: Host): GitHubPreviews {
  const { inputs } = host
  inputs.require('github-token', 'a token that may write deployments and comments')
  const github = repositoryOf(host)
  if (github === undefined) throw new InputError('GITHUB_REPOSITORY', 'A preview needs a job of GitHub Actions.')
  return new GitHubPreviews(github, inputs.get('environment') ?? defaultEnvironment)
}

/**
 * The source of the service, exactly one of a repository and an image, and its settings (contract: Creating services).
 */
function readCreation(inputs: Inputs, repositoryUrl: string): PreviewRequest['create'] {
  const [image, repoUrl] = [inputs.get('image'), inputs.get('repo-url')]
  if (image !== undefined && repoUrl !== undefined) {
    throw new InputError('image', 'image and repo-url cannot be combined. Remove one of them.')
  }
  return {
    ...(image === undefined ? { repoUrl: repoUrl ?? repositoryUrl } : { image }),
    projectSlug: inputs.get('project-slug'),
    environmentSlug: inputs.get('environment-slug'),
    planKey: inputs.get('plan-key'),
    internalPort: inputs.get('internal-port'),
  }
}

function readExpose(inputs: Inputs, name: string): Expose | undefined {
  const [port, label = labelOf(name)] = [inputs.get('port'), inputs.get('label')]
  if (!portLabel.test(label)) {
    const advice = 'It becomes a part of a hostname: use lowercase letters, digits and hyphens.'
    throw new InputError('label', `label is not valid: "${label}". ${advice}`)
  }
  return port === undefined ? undefined : { port: String(port), label }
}
