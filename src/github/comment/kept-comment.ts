import { array, nullish, number, object, parse, string } from 'valibot'
import { type GithubClient, githubClient } from '../api/client.ts'
import { writeOnce } from '../api/failure.ts'

/** Where a comment is kept: on one pull request, told from all others by the marker that its body begins with. */
export interface CommentPlace {
  readonly repository: { readonly owner: string; readonly repo: string }
  readonly number: number
  readonly token: string
  readonly signal: AbortSignal
  /** An HTML comment, which a reader does not see. */
  readonly marker: string
  /** Who this token is to GitHub: only this author's comments are touched. */
  readonly author: () => Promise<string>
}

const rows = array(object({ id: number(), body: nullish(string()), user: nullish(object({ login: string() })) }))
const mostRead = 100
/** GitHub takes no more comments on a pull request than some thousands. */
const mostPages = 50

/**
 * The one comment of a marker and author: found on whichever page it stands, written in place, created where there is none.
 * It is written, never read for state. Methods reject with what GitHub's client throws.
 */
export class KeptComment {
  readonly #place: CommentPlace
  readonly #onId: (id: number) => void
  #client: Promise<GithubClient> | undefined
  #id: number | undefined

  /** @param onId told the comment's id as soon as it is known */
  constructor(
    place: CommentPlace,
    { id, onId = () => undefined }: { id?: number | undefined; onId?: (id: number) => void } = {},
  ) {
    this.#place = place
    this.#id = id
    this.#onId = onId
  }

  /** Writes the body, marker first, into the comment; with `create: false` only where there is one already. */
  async write(body: string, { create = true }: { readonly create?: boolean } = {}): Promise<void> {
    const text = `${this.#place.marker}\n${body}`
    if (this.#id !== undefined && (await this.#update(this.#id, text))) return
    const [oldest, ...later] = await this.#own()
    if (oldest !== undefined) {
      this.#know(oldest)
      await this.#update(oldest, text)
      for (const id of later) await this.#delete(id)
    } else if (create) {
      await this.#create(text)
    }
  }

  /** Two runs may find nothing at the same time and both create one: the later one gives way to the oldest. */
  async #create(text: string): Promise<void> {
    const { repository, number: issue } = this.#place
    const { issues } = (await this.#github()).rest
    const id = await writeOnce(
      async () => {
        const { data } = await issues.createComment({ ...repository, issue_number: issue, body: text })
        return parse(object({ id: number() }), data).id
      },
      async () => {
        const [found] = await this.#own()
        return found !== undefined && (await this.#update(found, text)) ? found : undefined
      },
    )
    this.#know(id)
    const [oldest = id] = await this.#own()
    if (oldest >= id) return
    this.#know(oldest)
    await this.#update(oldest, text)
    await this.#delete(id)
  }

  /** Ids of our own comments with the marker, the oldest first. */
  async #own(): Promise<number[]> {
    const { repository, number: issue, marker, author } = this.#place
    const { issues } = (await this.#github()).rest
    const login = await author()
    const found: number[] = []
    for (let page = 1; page <= mostPages; page++) {
      const asked = { ...repository, issue_number: issue, per_page: mostRead, page }
      const { data } = await issues.listComments(asked)
      for (const { id, body, user } of parse(rows, data)) {
        if (user?.login === login && body?.startsWith(marker)) found.push(id)
      }
      if (data.length < mostRead) break
    }
    return found.sort((one, other) => one - other)
  }

  /** False where the comment is not there any more. */
  async #update(id: number, body: string): Promise<boolean> {
    const { issues } = (await this.#github()).rest
    try {
      await issues.updateComment({ ...this.#place.repository, comment_id: id, body })
      return true
    } catch (error) {
      if (isGone(error)) return false
      throw error
    }
  }

  async #delete(id: number): Promise<void> {
    const { issues } = (await this.#github()).rest
    try {
      await issues.deleteComment({ ...this.#place.repository, comment_id: id })
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }

  #know(id: number): void {
    this.#id = id
    this.#onId(id)
  }

  #github(): Promise<GithubClient> {
    this.#client ??= githubClient(this.#place.token, this.#place.signal)
    return this.#client
  }
}

function isGone(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error)) return false
  // A missing permission is a 404 too where GitHub hides what it refuses.
  return (error.status === 404 && !error.message.includes('not accessible')) || error.status === 410
}
