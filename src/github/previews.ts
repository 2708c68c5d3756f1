import * as v from 'valibot'
import type { NewRecord, PreviewRecord, PreviewStore, RecordList, Shown } from '../preview/store.ts'
import { shortenAtWord } from '../text/format.ts'
import { type GitHubRepository, statusOf, type Work } from './repository.ts'

/** By which GitHub lists them. */
const task = 'taxiway-preview'
const permission = 'deployments: write'

const said = v.object({
  pullRequest: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
  service: v.optional(v.pipe(v.string(), v.nonEmpty())),
  url: v.optional(v.string()),
})
/** GitHub hands a payload back as it was sent, or as JSON in a string. */
const row = v.object({
  id: v.number(),
  created_at: v.string(),
  payload: v.union([said, v.pipe(v.string(), v.parseJson(), said)]),
})

/** Previews as GitHub deployments of one environment: what they say is in the payload, and no status is ever read. */
export class GitHubPreviews implements PreviewStore {
  readonly #repository: GitHubRepository
  readonly #environment: string
  readonly #runUrl: string | undefined

  constructor(repository: GitHubRepository, environment: string, runUrl: string | undefined) {
    this.#repository = repository
    this.#environment = environment
    this.#runUrl = runUrl
  }

  async list(): Promise<RecordList> {
    const environment = this.#environment
    const { rows, date } = await this.#repository.all('deployments: read', ({ rest }, place) =>
      rest.repos.listDeployments({ ...place, environment, task }),
    )
    const records = rows.flatMap(readRecord).sort((one, other) => one.id - other.id)
    return { records, nowMs: Date.parse(date ?? '') }
  }

  async write(record: NewRecord, head: string, { once = false } = {}): Promise<number> {
    const fields = {
      ...{ task, environment: this.#environment, payload: { ...record }, description: 'Taxiway' },
      ...{ auto_merge: false, required_contexts: [], transient_environment: true, production_environment: false },
    }
    const work: Work<number> = async ({ rest }, place) => {
      // GitHub may not know the head of a fork by its id.
      const ref = `refs/pull/${record.pullRequest}/head`
      const { data } = await rest.repos.createDeployment({ ...place, ...fields, ref: head }).catch((error: unknown) => {
        if (statusOf(error) !== 422) throw error
        return rest.repos.createDeployment({ ...place, ...fields, ref })
      })
      // GitHub answers 202 with a message alone when it merged, which is off.
      if (!('id' in data)) throw new Error('GitHub created no deployment')
      return data.id
    }
    return await this.#repository.ask(permission, work, { once })
  }

  async show(id: number, { state, description, url }: Shown): Promise<void> {
    const fields = {
      ...{ deployment_id: id, state, description: shortenAtWord(description, 140), auto_inactive: false },
      ...(this.#runUrl === undefined ? {} : { log_url: this.#runUrl }),
      ...(url ? { environment_url: url } : {}),
    }
    await this.#repository.ask(permission, ({ rest }, place) =>
      rest.repos.createDeploymentStatus({ ...place, ...fields }).catch(unlessGone),
    )
  }

  /** GitHub deletes only what is inactive. */
  async end(id: number): Promise<void> {
    await this.#repository.ask(permission, async ({ rest }, place) => {
      const ours = { ...place, deployment_id: id }
      const description = 'The preview has ended, or a newer record took its place'
      await rest.repos.createDeploymentStatus({ ...ours, state: 'inactive', description }).catch(unlessGone)
      await rest.repos.deleteDeployment(ours).catch(unlessGone)
    })
  }
}

/** Another run has ended the record. */
function unlessGone(error: unknown): void {
  if (statusOf(error) !== 404) throw error
}

/** What somebody else wrote is no record. */
function readRecord(deployment: unknown): PreviewRecord[] {
  const { success, output } = v.safeParse(row, deployment)
  if (!success) return []
  const { id, created_at, payload } = output
  return [{ id, createdMs: Date.parse(created_at), ...payload }]
}
