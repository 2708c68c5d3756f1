import type { Shown } from '../preview/store.ts'
import { shortenAtWord } from '../text/format.ts'
import { type GitHubRepository, statusOf, type Work } from './repository.ts'

/** The permission that all writes of GitHub deployments need. */
export const permission = 'deployments: write'

/** The fields of a GitHub deployment besides its ref. */
interface DeploymentFields {
  readonly environment: string
  readonly task?: string
  readonly payload?: Record<string, unknown>
  readonly transient_environment?: boolean
  readonly production_environment?: boolean
}

/**
 * Creates a GitHub deployment for the first of the refs that GitHub knows, without merging anything or waiting for
 * checks. Returns its id.
 */
export async function createDeployment(
  github: GitHubRepository,
  refs: readonly string[],
  fields: DeploymentFields,
  how: { readonly once?: boolean },
): Promise<number> {
  const createFor =
    ([ref = 'HEAD', ...others]: readonly string[]): Work<number> =>
    async (octokit, place) => {
      try {
        const request = { ...place, ...fields, ref, description: 'Taxiway', auto_merge: false, required_contexts: [] }
        const { data } = await octokit.rest.repos.createDeployment(request)
        // GitHub answers 202 with only a message if it merged, which is turned off.
        if (!('id' in data)) throw new Error('GitHub created no deployment')
        return data.id
      } catch (error) {
        if (statusOf(error) !== 422 || others.length === 0) throw error
        return await createFor(others)(octokit, place)
      }
    }
  return await github.ask(permission, createFor(refs), how)
}

/** Sets the state that people see. Does nothing if the deployment no longer exists. */
export async function showDeployment(
  github: GitHubRepository,
  id: number,
  { state, description, url }: Shown,
  more: { readonly auto_inactive?: boolean } = {},
): Promise<void> {
  const fields = {
    // GitHub accepts 140 characters.
    ...{ deployment_id: id, state, description: shortenAtWord(description, 140), ...more },
    ...(github.runUrl === undefined ? {} : { log_url: github.runUrl }),
    ...(url ? { environment_url: url } : {}),
  }
  await github.ask(permission, async ({ rest }, place) => {
    await rest.repos.createDeploymentStatus({ ...place, ...fields }).catch(unlessGone)
  })
}

/** Ends a GitHub deployment if it still exists. GitHub deletes only inactive ones. */
export async function endDeployment(github: GitHubRepository, id: number, description: string): Promise<void> {
  await github.ask(permission, async ({ rest }, place) => {
    const ours = { ...place, deployment_id: id }
    await rest.repos.createDeploymentStatus({ ...ours, state: 'inactive', description }).catch(unlessGone)
    await rest.repos.deleteDeployment(ours).catch(unlessGone)
  })
}

function unlessGone(error: unknown): void {
  if (statusOf(error) !== 404) throw error
}
