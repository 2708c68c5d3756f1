import { createHash } from 'node:crypto'
import { InputError } from '../client/errors.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'

/**
 * The contract gives no limit for a name. Platforms make it a part of a hostname, which has at most 63 characters (RFC 1035); a
 * generated hostname needs some of them to be unique.
 */
const longestName = 63
const longestLabel = 48
const hashCharacters = 10

/**
 * `given`, else `<repo>-pr-<number>`; a longer name is cut and ends in a hash of all of it, so that no two become one.
 *
 * @throws InputError if neither is known
 */
export function chooseServiceName(
  given: string | undefined,
  repo: string | undefined,
  number: number,
  named: NameInput = nameAsInput,
): string {
  if (given === undefined && repo === undefined) {
    throw new InputError(
      'service-name',
      `The name of the service is not known, because the repository is not. Set ${named('service-name')}.`,
    )
  }
  const name = given ?? `${repo}-pr-${number}`
  return name.length <= longestName ? name : `${cut(name, longestName)}-${hash(name)}`
}

/**
 * A port's label made from a service's name: lowercase letters, digits and hyphens (contract: Limits), with no hyphen at either
 * end. A name that had to change for this gets a hash, so that no two become one.
 */
export function toPortLabel(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (plain === name && name.length <= longestLabel) return name
  const start = cut(plain, longestLabel).replace(/-+$/, '')
  return start === '' ? hash(name) : `${start}-${hash(name)}`
}

/** Leaves room for the hash, and splits no surrogate pair. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest - hashCharacters - 1).replace(/[\ud800-\udbff]$/, '')
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, hashCharacters)
}
