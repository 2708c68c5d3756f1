import { array, nullish, number, object, parse, string } from 'valibot'
import { isMissing } from '../../client/errors.ts'
import { writeOrFind } from '../../client/write-or-find.ts'
import type { CommentPlace } from '../host.ts'

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

export interface StickyComment {
  /** An HTML comment, hidden from readers, that the body begins with. */
  readonly marker: string
  /** The comment's, if it is known already. */
  readonly id?: number | undefined
  /** False writes only if the comment exists. */
  readonly create?: boolean
}

/**
 * Writes the one comment of a marker and of the token's own account: found on any page, updated in place, created if there is none. It is
 * never read for state. Gives its id; undefined if there is none. Rejects as the place does.
 */
export async function writeComment(
  place: CommentPlace,
  body: string,
  { marker, id, create = true }: StickyComment,
): Promise<number | undefined> {
  const text = `${marker}\n${body}`
  if (id !== undefined && (await update(place, id, text))) return id
  let found = await readOwn(place, marker)
  if (found.length === 0) {
    if (!create) return undefined
    const made = await createComment(place, marker, text)
    found = await readOwn(place, marker)
    // Two runs may both find nothing and create one: the oldest stays.
    if (made <= (found[0] ?? made)) return made
  }
  const [oldest = 0, ...later] = found
  await update(place, oldest, text)
  for (const each of later) await unlessGone(place.remove(each))
  return oldest
}

/** Ids of those with the marker, the oldest first. */
async function readOwn({ list, own }: CommentPlace, marker: string): Promise<number[]> {
  const account = await own()
  const found: number[] = []
  let isWhole = false
  for await (const page of list(mostPages)) {
    isWhole = page.isLast
    for (const { id, body, user, author } of parse(rows, page.rows)) {
      if ((user?.login ?? author?.id) === account && body?.startsWith(marker)) found.push(id)
    }
  }
  // Another one would be written at each run.
  if (!isWhole && found.length === 0) throw new Error('there are more comments than are searched')
  return found.sort((one, other) => one - other)
}

async function createComment(place: CommentPlace, marker: string, body: string): Promise<number> {
  const write = async (): Promise<number> => parse(created, await place.create(body)).id
  const look = async (): Promise<number | undefined> => {
    const [found] = await readOwn(place, marker)
    return found !== undefined && (await update(place, found, body)) ? found : undefined
  }
  return await writeOrFind(write, look, place.signal)
}

/** False if the comment no longer exists. */
async function update({ change }: CommentPlace, id: number, body: string): Promise<boolean> {
  return await unlessGone(change(id, body))
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
