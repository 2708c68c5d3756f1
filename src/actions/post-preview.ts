import { makeResult } from '../deploy/result.ts'
import type { SavedState } from '../deploy/saved-state.ts'
import { GitHubPreviews } from '../github/previews.ts'
import type { GitHubRepository } from '../github/repository.ts'
import { formatDeployed, marker } from '../preview/comment.ts'
import { onlyGitHubErrors, type PreviewKey } from '../preview/store.ts'
import { readStanding } from '../preview/tell.ts'
import type { Host } from '../report/host.ts'
import { defaultEnvironment } from './preview.ts'

/** Ends an intention that led to nothing, or records a service that the main step had no time to record. */
export async function settlePreview(
  host: Host,
  github: GitHubRepository,
  { pullRequest, name, intention, isCreating, service }: NonNullable<SavedState['preview']>,
  isSaid: boolean,
): Promise<void> {
  const { facts } = host
  // A run without an intention may not write records.
  if (intention === undefined) return
  const store = previewsOf(host, github)
  if (service !== undefined) {
    const failure = await store
      .write({ pullRequest, name, service }, facts.commit ?? 'HEAD')
      .then(() => undefined, onlyGitHubErrors)
    const text =
      failure === undefined
        ? `Service ${service} (${name}) was created, and is remembered now: the next push uses it.`
        : `Service ${service} (${name}) was created, and could not be recorded (${failure.message}). Delete it in the dashboard, then close and reopen the pull request.`
    return host.warn(host.redact(text))
  }
  if (!isCreating)
    return await store
      .end(intention)
      .catch(onlyGitHubErrors)
      .then(() => undefined)
  if (isSaid) return
  const advice =
    'Look at the dashboard, delete the service if it is there, then close and reopen the pull request. Until then, each push fails.'
  host.warn(host.redact(`The job was killed while it created ${name}: the service may exist, and be billed. ${advice}`))
}

/** Updates the comment of a killed run, which would say forever that the preview is being built. */
export async function endComment(
  host: Host,
  github: GitHubRepository,
  preview: PreviewKey,
  text: string,
): Promise<void> {
  const { github: place, commit, runUrl } = host.facts
  const store = previewsOf(host, github)
  const standing = await readStanding(store, { pullRequest: preview.pullRequest, head: commit })
  if (standing !== 'newest') return
  const facts = { name: preview.name, commit, repositoryUrl: place?.url, runUrl }
  const result = makeResult({ outcome: 'aborted', reason: host.redact(text), durationMs: 0 })
  const body = formatDeployed(facts, result)
  await store.comment(preview.pullRequest, marker(preview), body).catch(onlyGitHubErrors)
}

function previewsOf({ inputs }: Host, github: GitHubRepository): GitHubPreviews {
  return new GitHubPreviews(github, inputs.get('environment') ?? defaultEnvironment)
}
