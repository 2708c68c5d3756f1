import { createHash } from 'node:crypto'

/** A name may become a part of a hostname, which has at most 63 characters (RFC 1035). */
const longestName = 63
const longestLabel = 48

/** The name of a pull request's service. */
export function previewName(repository: string, pullRequest: number): string {
  return cutName(`${repository}-pr-${pullRequest}`, longestName)
}

/**
 * Cuts a name to `most` characters. A cut name ends in a hash of the whole name, so that different names stay
 * different.
 */
export function cutName(name: string, most = longestName): string {
  return name.length <= most ? name : `${name.slice(0, most - hashLength - 1).toWellFormed()}-${hash(name)}`
}

/** Derives the label of a port from a service's name: lowercase letters, digits and hyphens (contract: Limits). */
export function labelOf(name: string): string {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const label =
    plain === name ? cutName(name, longestLabel) : `${plain.slice(0, longestLabel - hashLength - 1)}-${hash(name)}`
  return label.replace(/^-+|-+$/g, '')
}

const hashLength = 10

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, hashLength)
}
