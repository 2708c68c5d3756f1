import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { gitIn, type RunGit } from './run.ts'

/** Git in a repository that a CI system checked out, maybe as another user, as it does for the containers of a job. */
export function gitOfJob(root: string): RunGit {
  const git = gitIn(root)
  return (args, input) => git(['-c', `safe.directory=${realpathSync(root)}`, ...args], input)
}

/** A folder and those above it, the nearest first, as they are spelt: no link is followed. */
export function foldersUpTo(folder: string, root: string): readonly string[] {
  const above = dirname(folder)
  return folder === root || above === folder ? [folder] : [folder, ...foldersUpTo(above, root)]
}

/** The nearest folder from here upwards that holds a repository; undefined outside of one. */
export function nearestRepository(folder: string): string | undefined {
  return foldersUpTo(folder, '').find(isRepository)
}

/**
 * The repository that decides what is in a folder. A repository in another one that holds it as a submodule, or behind a link, is
 * not asked: a change can put both at any path. Undefined outside of a repository.
 */
export async function owningRepository(folder: string): Promise<string | undefined> {
  const [nearest, ...outer] = foldersUpTo(folder, '').filter(isRepository)
  let owner = nearest
  for (const each of outer) if (owner !== undefined && (await holdsRepository(each, owner))) owner = each
  return owner
}

/** Asks Git in the outer one, unless a link leads to the inner one. */
async function holdsRepository(outer: string, inner: string): Promise<boolean> {
  if (foldersUpTo(inner, outer).some((each) => each !== outer && lstatSync(each).isSymbolicLink())) return true
  const held = await gitOfJob(outer)(['ls-files', '--stage', '-z', '--', relative(outer, inner).split(sep).join('/')])
  return held.ok && held.output.startsWith('160000 ')
}

function isRepository(folder: string): boolean {
  return existsSync(join(folder, '.git'))
}
