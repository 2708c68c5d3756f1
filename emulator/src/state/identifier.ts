import { randomBytes } from 'node:crypto'

/** A new unique id: a prefix for the kind of resource, and 80 random bits. Safe in a path. */
export function newId(kind: 'prj' | 'env' | 'svc' | 'dep' | 'dom' | 'grp'): string {
  return `${kind}_${randomBytes(10).toString('hex')}`
}

/** Lower-case letters, digits and single dashes; empty if the name holds no ASCII letter or digit. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}
