/** The comments on one change request that this token's own account wrote and that begin with one marker. */
export interface OwnComments {
  /** An HTML comment, hidden from readers, that their bodies begin with. */
  readonly marker: string
  /** Their ids, the oldest first. */
  list(): Promise<readonly number[]>
  /** Gives the new one's id. If the answer is lost, `look` tells whether it was written. */
  create(body: string, look: () => Promise<number | undefined>): Promise<number>
  /** False if the comment no longer exists. */
  update(id: number, body: string): Promise<boolean>
  delete(id: number): Promise<void>
  /** Why the server refused, as a clause. */
  explain(error: unknown): string
}

/**
 * The one comment of a marker and author: found on any page, updated in place, created if there is none. It is only written,
 * never read for state. Methods reject with what the comments' server throws.
 */
export class StickyComment {
  readonly #comments: OwnComments
  readonly #onId: (id: number) => void
  #id: number | undefined

  /**
   * @param id the comment's, if it is known already
   * @param onId called with the comment's id as soon as it is known
   */
  constructor(comments: OwnComments, id: number | undefined, onId: (id: number) => void) {
    this.#comments = comments
    this.#id = id
    this.#onId = onId
  }

  /** Writes the body below the marker; with `create: false` only if the comment exists. */
  async write(body: string, { create = true }: { readonly create?: boolean } = {}): Promise<void> {
    const text = `${this.#comments.marker}\n${body}`
    if (this.#id !== undefined && (await this.#comments.update(this.#id, text))) return
    const [oldest, ...later] = await this.#comments.list()
    if (oldest !== undefined) {
      this.#note(oldest)
      await this.#comments.update(oldest, text)
      for (const id of later) await this.#comments.delete(id)
    } else if (create) {
      await this.#create(text)
    }
  }

  /** Two runs may both find nothing and create one: the oldest stays, the later ones are deleted. */
  async #create(text: string): Promise<void> {
    const comments = this.#comments
    const id = await comments.create(text, async () => {
      const [found] = await comments.list()
      return found !== undefined && (await comments.update(found, text)) ? found : undefined
    })
    this.#note(id)
    const [oldest = id] = await comments.list()
    if (oldest >= id) return
    this.#note(oldest)
    await comments.update(oldest, text)
    await comments.delete(id)
  }

  #note(id: number): void {
    this.#id = id
    this.#onId(id)
  }
}
