import { createHash } from 'node:crypto'

/**
 * The contract shows no limit for a name. What platforms make of one is a part of a hostname, which has at most 63 characters
 * (RFC 1035); the platform needs some of them for what keeps a generated hostname apart.
 */
const longestName = 63
const longestLabel = 48
const hashCharacters = 10

/** `given`, else `<repo>-pr-<number>`; what is too long is cut and ends in a hash of the whole, so that no two become one. */
export function serviceNameOf(given: string | undefined, repo: string, number: number): string {
  const name = given ?? `${repo}-pr-${number}`
  return name.length <= longestName ? name : `${cut(name, longestName)}-${hash(name)}`
}

/**
 * A port's label made of a service's name: lowercase letters, digits and hyphens (contract: Limits), none at either end. A
 * name that had to change for it is told apart by a hash.
 */
export function labelOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (plain === name && name.length <= longestLabel) return name
  const start = cut(plain, longestLabel).replace(/-+$/, '')
  return start === '' ? hash(name) : `${start}-${hash(name)}`
}

/** What a GitHub deployment of the head may name as deployed, the best first: a fork's head is known here by the second. */
export function refsOf({ headSha, number }: { readonly headSha: string; readonly number: number }): readonly string[] {
  return [headSha, `refs/pull/${number}/head`]
}

/** Room for the hash is left; never half of a character. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest - hashCharacters - 1).replace(/[\ud800-\udbff]$/, '')
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, hashCharacters)
}
