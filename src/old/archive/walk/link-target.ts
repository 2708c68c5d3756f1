import { readlinkSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'

/** The kernel takes longer chains for loops. */
const longestChain = 40

/**
 * The target of a link as the archive spells it: with `/` as separator, and relative if it is absolute and points into the
 * folder. Undefined if the link leaves the folder at any step of its chain, even if it comes back. A target that does not
 * exist, and a loop, are kept. Throws what reading the link throws.
 *
 * @param root the packed folder, real and absolute
 * @param path the link, relative to it, with `/`
 */
export function linkTarget(root: string, path: string): string | undefined {
  const above = path.split('/').slice(0, -1)
  const link = follow(root, readlinkSync(`${root}/${path}`))
  if (link === undefined || leaves(root, link.fromRoot ? [] : [...above], link.names)) return undefined
  return (link.fromRoot ? '../'.repeat(above.length) : '') + link.names.join('/')
}

/** Whether the way from `place` leaves the folder; it is resolved as by the kernel, one name at a time. */
function leaves(root: string, place: string[], names: readonly string[]): boolean {
  const ahead = [...names]
  let links = 0
  for (let name = ahead.shift(); name !== undefined; name = ahead.shift()) {
    if (name === '' || name === '.') continue
    if (name === '..') {
      if (place.pop() === undefined) return true
      continue
    }
    place.push(name)
    const target = targetAt(`${root}/${place.join('/')}`)
    if (target === undefined) continue
    links += 1
    if (links > longestChain) return false
    const link = follow(root, target)
    if (link === undefined) return true
    if (link.fromRoot) place.length = 0
    else place.pop()
    ahead.unshift(...link.names)
  }
  return false
}

/** The names of a target, from the folder of the link or from the root; undefined if it is absolute and outside. */
function follow(root: string, target: string): { names: string[]; fromRoot: boolean } | undefined {
  const fromRoot = isAbsolute(target)
  const names = (fromRoot ? relative(root, target) || '.' : target).split(sep === '\\' ? /[\\/]/ : '/')
  return fromRoot && (names[0] === '..' || isAbsolute(names.join('/'))) ? undefined : { names, fromRoot }
}

function targetAt(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined // not a link, or not there
  }
}
