import { array, nullish, number, object, parse, string } from 'valibot'
import { isMissing } from '../client/errors.ts'
import { writeOnce } from '../client/write-once.ts'
import type { Method } from '../contract/operation.ts'

/** The comments on one change request. */
export interface CommentPlace {
  /** Sends a request to the server that has them. Rejects with the errors of our client. */
  readonly request: (method: Method, path: string, fields?: Readonly<Record<string, unknown>>) => Promise<unknown>
  /** The path of all comments, and how a query sorts them, the oldest first. */
  readonly all: string
  readonly sorted: string
  /** The path of one, and the method that changes it. */
  readonly one: (id: number) => string
  readonly change: 'PATCH' | 'PUT'
  /** The account of the token, as the comments name their author. */
  readonly own: () => Promise<string | number>
  /** Why the server refused, as a clause. */
  readonly explain: (error: unknown) => string
}

const mostRead = 100
/** GitHub limits a pull request to some thousands of comments. */
const mostPages = 50

const created = object({ id: number() })
/** GitHub names an author by a login, GitLab by an id. */
const rows = array(
  object({
    id: number(),
    body: nullish(string()),
    user: nullish(object({ login: string() })),
    author: nullish(object({ id: number() })),
  }),
)

/**
 * The one comment of a marker and of the token's own account: found on any page, updated in place, created if there is none. It is
 * only written, never read for state. Methods reject as the place does.
 */
export class StickyComment {
  readonly #place: CommentPlace
  readonly #marker: string
  readonly #onId: (id: number) => void
  #id: number | undefined

  /**
   * @param marker an HTML comment, hidden from readers, that the body begins with
   * @param id the comment's, if it is known already
   * @param onId called with the comment's id as soon as it is known
   */
  constructor(place: CommentPlace, marker: string, id?: number, onId: (id: number) => void = () => undefined) {
    this.#place = place
    this.#marker = marker
    this.#id = id
    this.#onId = onId
  }

  /** Writes the body below the marker; with `create: false` only if the comment exists. */
  async write(body: string, { create = true }: { readonly create?: boolean } = {}): Promise<void> {
    const text = `${this.#marker}\n${body}`
    if (this.#id !== undefined && (await this.#update(this.#id, text))) return
    let found = await this.#list()
    if (found.length === 0) {
      if (!create) return
      const id = await this.#create(text)
      this.#note(id)
      found = await this.#list()
      // Two runs may both find nothing and create one: the oldest stays.
      if (id <= (found[0] ?? id)) return
    }
    const [oldest = 0, ...later] = found
    this.#note(oldest)
    await this.#update(oldest, text)
    for (const id of later) await unlessGone(this.#place.request('DELETE', this.#place.one(id)))
  }

  /** Ids, the oldest first. */
  async #list(): Promise<number[]> {
    const { request, all, sorted, own } = this.#place
    const account = await own()
    const found: number[] = []
    for (let page = 1; page <= mostPages; page++) {
      const read = parse(rows, await request('GET', `${all}?per_page=${mostRead}&page=${page}${sorted}`))
      for (const { id, body, user, author } of read) {
        if ((user?.login ?? author?.id) === account && body?.startsWith(this.#marker)) found.push(id)
      }
      if (read.length < mostRead) break
    }
    return found.sort((one, other) => one - other)
  }

  async #create(body: string): Promise<number> {
    const { request, all } = this.#place
    const write = async (): Promise<number> => parse(created, await request('POST', all, { body })).id
    return await writeOnce(write, async () => {
      const [found] = await this.#list()
      return found !== undefined && (await this.#update(found, body)) ? found : undefined
    })
  }

  /** False if the comment no longer exists. */
  async #update(id: number, body: string): Promise<boolean> {
    const { request, one, change } = this.#place
    return await unlessGone(request(change, one(id), { body }))
  }

  #note(id: number): void {
    this.#id = id
    this.#onId(id)
  }
}

async function unlessGone(request: Promise<unknown>): Promise<boolean> {
  try {
    await request
    return true
  } catch (error) {
    // GitHub may answer 404 for a missing permission too.
    if (isMissing(error) && !error.said.includes('not accessible')) return false
    throw error
  }
}
