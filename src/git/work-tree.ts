import { realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { gitIn, isNotInstalled } from './run.ts'
import { nearestWorkingCopy } from './working-copy.ts'

/** What Git knows of a folder in a working copy. */
export interface WorkTree {
  /** The root of the working copy, real and absolute. */
  readonly root: string
  /** The folder, relative to it, with `/` on every system and at its end; empty for the root itself. */
  readonly folder: string
  /** `git ls-files --stage -z` of the folder, ordered by bytes; paths are relative to the root. */
  readonly index: Buffer
  /** The files with rules for all of the working copy, the weakest first; some may not exist. */
  readonly excludes: readonly string[]
}

/** An unreadable one is not one that there is not. */
export type FoundWorkTree =
  | { readonly kind: 'found'; readonly value: WorkTree }
  | { readonly kind: 'absent'; readonly proof: 'no repository' | 'no Git' }
  | { readonly kind: 'unknown'; readonly why: string }

/** Asks Git once for what it knows of a folder. Never rejects. */
export async function readWorkTree(path: string, signal?: AbortSignal): Promise<FoundWorkTree> {
  const real = realpathSync(path)
  const root = nearestWorkingCopy(real)
  if (root === undefined) return { kind: 'absent', proof: 'no repository' }
  const git = gitIn(root, signal)
  const folder = relative(root, real).split(sep).join('/')
  const pathspec = folder === '' ? [] : ['--', folder]
  const [listed, exclude, setting] = await Promise.all([
    git(['--literal-pathspecs', 'ls-files', '--stage', '-z', ...pathspec]),
    git(['rev-parse', '--git-path', 'info/exclude']),
    git(['config', '--path', '--default', '', '--get', 'core.excludesFile']),
  ])
  if (!listed.ok) return whyUnread(listed.why)
  if (!exclude.ok) return whyUnread(exclude.why)
  if (!setting.ok) return whyUnread(setting.why)
  const [named, ofClone] = [setting, exclude].map(({ output }) => output.replace(/\r?\n$/, ''))
  // Git's own default if no setting names the file of the user's rules.
  const excludes = [named || join(homedir(), '.config/git/ignore'), ofClone ?? '']
  return {
    kind: 'found',
    value: {
      root,
      folder: folder === '' ? '' : `${folder}/`,
      index: Buffer.from(listed.output),
      excludes: excludes.map((file) => join(isRooted(file) ? '' : root, file)),
    },
  }
}

function whyUnread(why: string): FoundWorkTree {
  return isNotInstalled(why) ? { kind: 'absent', proof: 'no Git' } : { kind: 'unknown', why }
}

function isRooted(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:|^\\\\/.test(path)
}
