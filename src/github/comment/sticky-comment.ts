import { array, nullish, number, object, parse, string } from 'valibot'
import { parseFailure, writeOnce } from '../api/failure.ts'
import type { Deployments } from '../deployments/deployments.ts'

/** A comment on one pull request, recognised by the marker that its body begins with. */
export interface CommentPlace {
  readonly repository: { readonly owner: string; readonly repo: string }
  readonly number: number
  /** The client, and the token's account: only its comments are changed. */
  readonly github: Pick<Deployments, 'client' | 'author'>
  /** An HTML comment, hidden from readers. */
  readonly marker: string
  /** The comment's, where it is known already. */
  readonly id: number | undefined
  /** Called with the comment's id as soon as it is known. */
  readonly onId: (id: number) => void
}

const rows = array(object({ id: number(), body: nullish(string()), user: nullish(object({ login: string() })) }))
const mostRead = 100
/** GitHub limits a pull request to some thousands of comments. */
const mostPages = 50

/**
 * The one comment of a marker and author: found on any page, updated in place, created where there is none. It is only written,
 * never read for state. Methods reject with what GitHub's client throws.
 */
export class StickyComment {
  readonly #place: CommentPlace
  #id: number | undefined

  constructor(place: CommentPlace) {
    this.#place = place
    this.#id = place.id
  }

  /** Writes the body below the marker; with `create: false` only where the comment exists. */
  async write(body: string, { create = true }: { readonly create?: boolean } = {}): Promise<void> {
    const text = `${this.#place.marker}\n${body}`
    if (this.#id !== undefined && (await this.#update(this.#id, text))) return
    const [oldest, ...later] = await this.#own()
    if (oldest !== undefined) {
      this.#note(oldest)
      await this.#update(oldest, text)
      for (const id of later) await this.#delete(id)
    } else if (create) {
      await this.#create(text)
    }
  }

  /** Two runs may both find nothing and create one: the oldest stays, the later ones are deleted. */
  async #create(text: string): Promise<void> {
    const { repository, number: issue } = this.#place
    const issues = await this.#issues()
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
    this.#note(id)
    const [oldest = id] = await this.#own()
    if (oldest >= id) return
    this.#note(oldest)
    await this.#update(oldest, text)
    await this.#delete(id)
  }

  /** Ids of our own comments with the marker, the oldest first. */
  async #own(): Promise<number[]> {
    const { repository, number: issue, marker, github } = this.#place
    const issues = await this.#issues()
    const { login } = await github.author()
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

  /** False where the comment no longer exists. */
  async #update(id: number, body: string): Promise<boolean> {
    const issues = await this.#issues()
    try {
      await issues.updateComment({ ...this.#place.repository, comment_id: id, body })
      return true
    } catch (error) {
      if (isGone(error)) return false
      throw error
    }
  }

  async #delete(id: number): Promise<void> {
    const issues = await this.#issues()
    await issues.deleteComment({ ...this.#place.repository, comment_id: id }).catch((error) => {
      if (!isGone(error)) throw error
    })
  }

  async #issues() {
    return (await this.#place.github.client()).rest.issues
  }

  #note(id: number): void {
    this.#id = id
    this.#place.onId(id)
  }
}

function isGone(error: unknown): boolean {
  const failure = parseFailure(error)
  // GitHub may answer 404 for a missing permission too.
  return failure?.status === 410 || (failure?.status === 404 && !failure.message.includes('not accessible'))
}
