import { array, nullish, number, object, parse, string } from 'valibot'
import type { OwnComments } from '../../preview/sticky-comment.ts'
import { githubRefusal } from '../api/client.ts'
import { parseFailure, writeOnce } from '../api/failure.ts'
import type { Deployments } from '../deployments/deployments.ts'

/** Where comments of one pull request are. */
export interface CommentPlace {
  readonly repository: { readonly owner: string; readonly repo: string }
  readonly number: number
  /** The client, and the token's account: only its comments are changed. */
  readonly github: Pick<Deployments, 'client' | 'author'>
  readonly marker: string
}

const rows = array(object({ id: number(), body: nullish(string()), user: nullish(object({ login: string() })) }))
const mostRead = 100
/** GitHub limits a pull request to some thousands of comments. */
const mostPages = 50

/** The token's own comments on a pull request of GitHub. Methods reject with what GitHub's client throws. */
export class GitHubComments implements OwnComments {
  readonly marker: string
  readonly #place: CommentPlace

  constructor(place: CommentPlace) {
    this.#place = place
    this.marker = place.marker
  }

  async list(): Promise<number[]> {
    const { repository, number: issue, github } = this.#place
    const client = await this.#place.github.client()
    const { login } = await github.author()
    const found: number[] = []
    for (let page = 1; page <= mostPages; page++) {
      const asked = { ...repository, issue_number: issue, per_page: mostRead, page }
      const { data } = await client.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', asked)
      for (const { id, body, user } of parse(rows, data)) {
        if (user?.login === login && body?.startsWith(this.marker)) found.push(id)
      }
      if (data.length < mostRead) break
    }
    return found.sort((one, other) => one - other)
  }

  async create(body: string, look: () => Promise<number | undefined>): Promise<number> {
    const { repository, number: issue } = this.#place
    const client = await this.#place.github.client()
    return await writeOnce(async () => {
      const { data } = await client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        ...repository,
        issue_number: issue,
        body,
      })
      return parse(object({ id: number() }), data).id
    }, look)
  }

  async update(id: number, body: string): Promise<boolean> {
    const client = await this.#place.github.client()
    try {
      await client.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
        ...this.#place.repository,
        comment_id: id,
        body,
      })
      return true
    } catch (error) {
      if (isGone(error)) return false
      throw error
    }
  }

  async delete(id: number): Promise<void> {
    const client = await this.#place.github.client()
    const asked = { ...this.#place.repository, comment_id: id }
    await client.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', asked).catch((error) => {
      if (!isGone(error)) throw error
    })
  }

  explain(error: unknown): string {
    return githubRefusal(error, 'pull-requests: write')
  }
}

function isGone(error: unknown): boolean {
  const failure = parseFailure(error)
  // GitHub may answer 404 for a missing permission too.
  return failure?.status === 410 || (failure?.status === 404 && !failure.message.includes('not accessible'))
}
