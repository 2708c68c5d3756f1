import { array, number, object, parse, picklist, string } from 'valibot'
import type { ChangeRequestNow } from '../preview/memory.ts'
import type { OwnComments } from '../preview/sticky-comment.ts'
import { type GitLabClient, GitLabError } from './client.ts'

const mergeRequest = object({ state: picklist(['opened', 'closed', 'locked', 'merged']), sha: string() })
const notes = array(object({ id: number(), body: string(), author: object({ id: number() }) }))
const mostRead = 100
const mostPages = 50

/** The merge request as it is now. Rejects as the client does. */
export async function readMergeRequest(client: GitLabClient, number: number): Promise<ChangeRequestNow> {
  const { state, sha } = parse(mergeRequest, await client.request('GET', `/merge_requests/${number}`))
  // Locked: it is being merged.
  return { open: state === 'opened' || state === 'locked', headSha: sha }
}

/** The token's own notes on a merge request. Methods reject as the client does. */
export class GitLabNotes implements OwnComments {
  readonly marker: string
  readonly #client: GitLabClient
  readonly #path: string
  #author: Promise<unknown> | undefined

  constructor(client: GitLabClient, mergeRequestNumber: number, marker: string) {
    this.marker = marker
    this.#client = client
    this.#path = `/merge_requests/${mergeRequestNumber}/notes`
  }

  async list(): Promise<number[]> {
    this.#author ??= this.#client.request('GET', '//user')
    const { id: own } = parse(object({ id: number() }), await this.#author)
    const found: number[] = []
    for (let page = 1; page <= mostPages; page++) {
      const query = `?order_by=created_at&sort=asc&per_page=${mostRead}&page=${page}`
      const rows = parse(notes, await this.#client.request('GET', this.#path + query))
      for (const { id, body, author } of rows) if (author.id === own && body.startsWith(this.marker)) found.push(id)
      if (rows.length < mostRead) break
    }
    return found.sort((one, other) => one - other)
  }

  async create(body: string, look: () => Promise<number | undefined>): Promise<number> {
    const write = async (): Promise<number> =>
      parse(object({ id: number() }), await this.#client.request('POST', this.#path, { body })).id
    try {
      return await write()
    } catch (error) {
      // Without an answer, or with one of 500 and above, GitLab may have done it.
      if (error instanceof GitLabError && error.status < 500) throw error
      return (await look()) ?? (await write())
    }
  }

  async update(id: number, body: string): Promise<boolean> {
    return await unlessGone(this.#client.request('PUT', `${this.#path}/${id}`, { body }))
  }

  async delete(id: number): Promise<void> {
    await unlessGone(this.#client.request('DELETE', `${this.#path}/${id}`))
  }

  explain(error: unknown): string {
    return error instanceof Error ? error.message : String(error)
  }
}

async function unlessGone(request: Promise<unknown>): Promise<boolean> {
  try {
    await request
    return true
  } catch (error) {
    if (error instanceof GitLabError && error.status === 404) return false
    throw error
  }
}
