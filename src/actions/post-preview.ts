import * as v from 'valibot'
import { GitHubPreviews } from '../github/previews.ts'
import type { GitHubRepository } from '../github/repository.ts'
import { onlyGitHubErrors } from '../preview/store.ts'
import type { Host } from '../report/host.ts'
import { defaultEnvironment } from './preview.ts'

/** A preview whose service was about to be created, or was not remembered yet. */
export const leftPreview = v.object({
  pullRequest: v.number(),
  name: v.string(),
  intention: v.optional(v.number()),
  /** The request was about to be sent. */
  isCreating: v.optional(v.boolean(), false),
  /** It was created. */
  service: v.optional(v.string()),
})

/** Ends an intention that came to nothing, or remembers a service that main had no time to write down. */
export async function settlePreview(
  host: Host,
  github: GitHubRepository,
  { pullRequest, name, intention, isCreating, service }: v.InferOutput<typeof leftPreview>,
  isSaid: boolean,
): Promise<void> {
  const { inputs, facts } = host
  // Without an intention this run may write no records.
  if (intention === undefined) return
  const store = new GitHubPreviews(github, inputs.get('environment') ?? defaultEnvironment)
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
