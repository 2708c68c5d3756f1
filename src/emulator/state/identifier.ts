import { randomBytes } from 'node:crypto'

/** A new unique id: the kind of thing and 80 random bits, safe in a path. */
export function newId(kind: 'prj' | 'env' | 'svc' | 'dep' | 'dom' | 'grp'): string {
  return `${kind}_${randomBytes(10).toString('hex')}`
}

/** Lower-case letters, digits and single dashes; empty where the name holds neither letter nor digit of ASCII. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}
