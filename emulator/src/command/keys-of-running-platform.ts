import { isObject } from '../http/request.ts'
import { pagePath } from '../page/session.ts'
import type { Announcement } from '../running-platforms.ts'

/** A key of a platform, by its role. */
export interface LocalKey {
  readonly role: string
  readonly key: string
  /** What it is for, in a few words. */
  readonly of: string
}

/** What a platform that runs tells whoever has its account key: its keys, and a new address of its page. */
export async function askForKeys({ url, key }: Announcement): Promise<{ keys: readonly LocalKey[]; page: string }> {
  const ask = async (route: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${key}` }
    const answer = await fetch(`${url}${pagePath}${route}`, { method: 'POST', headers }).catch((error: unknown) => {
      throw new Error(`The local platform at ${url} does not answer. Stop it, and start it again.`, { cause: error })
    })
    if (answer.ok) return await answer.json()
    throw new Error(`The local platform at ${url} answered ${answer.status}: is it of another version?`)
  }
  const [{ keys }, page] = [keysIn(await ask('keys')), await ask('page')]
  if (!isObject(page) || typeof page['url'] !== 'string') throw new Error(`${url} gave no address of its page.`)
  return { keys, page: page['url'] }
}

function keysIn(answer: unknown): { readonly keys: readonly LocalKey[] } {
  const listed = isObject(answer) && Array.isArray(answer['keys']) ? answer['keys'] : []
  const keys = listed.filter((each): each is LocalKey => {
    return isObject(each) && ['role', 'key', 'of'].every((field) => typeof each[field] === 'string')
  })
  if (keys.length === 0) throw new Error('The local platform named no key.')
  return { keys }
}
