import { lstatSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { isThere, readStats } from '../text/regular-file.ts'
import { gitIn } from './git-command.ts'

/** A folder and those above it, the nearest first, as they are spelt: no link is followed. */
export function foldersUpTo(folder: string, root: string): readonly string[] {
  const above = dirname(folder)
  return folder === root || above === folder ? [folder] : [folder, ...foldersUpTo(above, root)]
}

/** Whether a folder is a working copy's root: Git goes on upwards from a `.git` that is no repository. */
export function isWorkingCopy(folder: string): boolean {
  const git = join(folder, '.git')
  const stat = readStats(git)
  if (stat === undefined) return false
  return !stat.isDirectory() || isGitDirectory(git)
}

/** Whether a folder is a repository's own: its `.git`, or a bare one. */
export function isGitDirectory(folder: string): boolean {
  return isThere(join(folder, 'HEAD')) && isThere(join(folder, 'objects'))
}

/** The nearest folder from here upwards that is a working copy's root; undefined outside of one. */
export function nearestWorkingCopy(folder: string): string | undefined {
  return foldersUpTo(folder, '').find(isWorkingCopy)
}

/** The nearest `.git` from here upwards that is no repository, or not a whole one; undefined if there is none. */
export function brokenRepository(folder: string): string | undefined {
  return foldersUpTo(folder, '')
    .map((each) => join(each, '.git'))
    .find((git) => readStats(git) !== undefined && !isGitDirectory(git))
}

/** The root of a working copy. */
export type FoundWorkingCopy =
  | { readonly kind: 'found'; readonly value: string }
  | { readonly kind: 'absent'; readonly proof: 'no repository' }
  | { readonly kind: 'unknown'; readonly why: string }

/**
 * The working copy that decides what is in a folder. One that another one holds as a submodule, or behind a link that it tracks, is not
 * asked: a change can put both at any path. A workspace that the machine reaches through a link of its own is the workspace. Never rejects.
 */
export async function owningWorkingCopy(folder: string, signal?: AbortSignal): Promise<FoundWorkingCopy> {
  const [nearest, ...outer] = foldersUpTo(folder, '').filter(isWorkingCopy)
  if (nearest === undefined) return { kind: 'absent', proof: 'no repository' }
  let root = nearest
  for (const each of outer) {
    const between = foldersUpTo(root, each).filter((inner) => inner !== each)
    const suspects = between.filter((inner) => inner === root || lstatSync(inner).isSymbolicLink())
    const paths = suspects.map((inner) => relative(each, inner).split(sep).join('/'))
    const listed = await gitIn(each, signal)(['--literal-pathspecs', 'ls-files', '--stage', '-z', '--', ...paths])
    if (!listed.ok) return { kind: 'unknown', why: listed.why }
    if (/(?:^|\0)(?:160000|120000) /.test(listed.output)) root = each
  }
  return { kind: 'found', value: root }
}
