import { field } from '../client/json.ts'
import { githubState } from '../deploy/outcome.ts'
import type { Result } from '../deploy/result.ts'
import { shortenAtWord } from '../text/format.ts'
import { type Octokit, openOctokit } from './octokit.ts'

type State = 'in_progress' | 'success' | 'failure' | 'error' | 'inactive' | 'queued'

/** Where a GitHub deployment is kept. */
export interface DeploymentPlace {
  readonly apiUrl: string
  /** `owner/name`. */
  readonly repository: string
  readonly token: string
  readonly environment: string
  /** The page of the job. */
  readonly runUrl: string | undefined
}

/** One deployment of GitHub's, which shows a deployment of the platform. Every method rejects as Octokit does. */
export class GitHubDeployment {
  readonly #place: DeploymentPlace
  readonly #octokit: Promise<Octokit>
  id: number | undefined

  constructor(place: DeploymentPlace, id?: number) {
    this.#place = place
    this.#octokit = openOctokit(place.token, place.apiUrl)
    this.#octokit.catch(() => undefined)
    this.id = id
  }

  /** Creates it, for the first of the refs that GitHub knows, without merging anything or waiting for checks. */
  async create(refs: readonly string[]): Promise<number> {
    const { rest } = await this.#octokit
    const [ref = 'HEAD', ...others] = refs
    const fields = { ref, environment: this.#place.environment, auto_merge: false, required_contexts: [] }
    try {
      const request = { ...this.#repository, ...fields, description: 'Taxiway', request: { retries: 0 } }
      const { data } = await rest.repos.createDeployment(request)
      // GitHub answers 202 with a message alone when it merged, which is off.
      if (!('id' in data)) throw new Error('GitHub created no deployment')
      this.id = data.id
      return data.id
    } catch (error) {
      if (field(error, 'status') !== 422 || others.length === 0) throw error
      return await this.create(others)
    }
  }

  /** @param description GitHub takes 140 characters */
  async setState(state: State, description: string, url?: string | null): Promise<void> {
    if (this.id === undefined) return
    const { rest } = await this.#octokit
    await rest.repos.createDeploymentStatus({
      ...this.#repository,
      ...{ deployment_id: this.id, state, description: shortenAtWord(description, 140) },
      ...(this.#place.runUrl === undefined ? {} : { log_url: this.#place.runUrl }),
      ...(url ? { environment_url: url } : {}),
    })
  }

  /** Its state after a run. */
  async settle({ outcome, passed, reason, url }: Result): Promise<void> {
    await this.setState(githubState(outcome, passed), reason, url)
  }

  get #repository(): { readonly owner: string; readonly repo: string } {
    const [owner = '', repo = ''] = this.#place.repository.split('/')
    return { owner, repo }
  }
}
