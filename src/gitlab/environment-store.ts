import { array, nullish, number, object, parse, safeParse, string } from 'valibot'
import { anotherRun, type MemoryStore } from '../preview/memory/stored-memory.ts'
import { definedFields } from '../text/defined-fields.ts'
import { message } from '../text/message.ts'
import type { GitLabClient } from './gitlab-client.ts'

const row = object({ id: number(), name: string(), description: nullish(string()) })
type Environment = { readonly id: number; readonly description: string }

/** GitLab cannot compare and replace: another run's write may arrive that long after it has read. */
const claimSettleMs = 3_000

/** The text as it stands in a description. What follows a mark that has no end is taken for the text. */
const stored = /<!-- taxiway ([\s\S]*?)(?: -->|$)/

/**
 * Keeps a text in the description of a GitLab environment, as a comment of Markdown, which is not shown; what people wrote there stays.
 * The environment's address is kept up to date. Everyone who may run the project's pipelines may change a description.
 */
export class GitLabEnvironment implements MemoryStore {
  readonly name: string
  readonly remedy = `Check that the token can change environments`
  readonly clearing: string
  readonly settleMs = claimSettleMs
  readonly #client: GitLabClient
  readonly #environment: string

  constructor(client: GitLabClient, environment: string) {
    this.#client = client
    this.#environment = environment
    this.name = `the GitLab environment "${environment}"`
    this.clearing = `empty the description of the GitLab environment "${environment}"`
  }

  async read(): Promise<string | undefined> {
    return storedIn((await this.#find())?.description)
  }

  async replace(text: string, last: string | undefined, url: string | undefined): Promise<void> {
    const found = await this.#find()
    if (storedIn(found?.description) !== last) throw anotherRun(this.name)
    const others = (found?.description ?? '').replace(stored, '').trim()
    const description = `${others}\n\n<!-- taxiway ${text} -->`.trimStart()
    const fields = { description, ...definedFields({ external_url: url }) }
    const answer =
      found === undefined
        ? await this.#client.request('POST', '/environments', { name: this.#environment, ...fields })
        : await this.#client.request('PUT', `/environments/${found.id}`, fields)
    const written = safeParse(row, answer)
    if (written.success && storedIn(written.output.description ?? '') === text) return
    throw new Error(
      message`gitlab-without-descriptions: this GitLab keeps no descriptions of environments; update it, or use \`--state\``,
    )
  }

  explain(error: unknown): string {
    return this.#client.explain(error)
  }

  /** Marks the environment as stopped, without running its own job for that. */
  async close(): Promise<void> {
    const found = await this.#find()
    if (found !== undefined) await this.#client.request('POST', `/environments/${found.id}/stop`, { force: true })
  }

  async #find(): Promise<Environment | undefined> {
    const answer = await this.#client.request('GET', `/environments?name=${encodeURIComponent(this.#environment)}`)
    const found = parse(array(row), answer).find(({ name }) => name === this.#environment)
    return found && { id: found.id, description: found.description ?? '' }
  }
}

/** The text in a description; undefined if there is none. */
function storedIn(description = ''): string | undefined {
  return stored.exec(description)?.[1]
}
