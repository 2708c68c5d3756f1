import { realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { asText, notInstalled, type RunGit, readGitIn } from './git-command.ts'
import { brokenRepository, nearestWorkingCopy } from './working-copy-root.ts'

/** What Git knows of a folder in a working copy. */
export interface WorkTree {
  /** The root of the working copy, real and absolute. */
  readonly root: string
  /** The folder, relative to it, with `/` on every system and at its end; empty for the root itself. */
  readonly folder: string
  /** `git ls-files --stage -t -z` of the folder, ordered by bytes; paths are relative to the root. */
  readonly index: Buffer
  /** What Git tracks in the folder and is not there, though it was checked out; relative to the root. It takes as long as a look at each file. */
  readonly deleted: Promise<FoundPaths>
  /** Whether the rules of Git are the same in any case, as on systems whose file names are. */
  readonly ignoresCase: boolean
  /** The files with rules for all of the working copy, the weakest first; some may not exist. */
  readonly excludes: readonly string[]
}

/** Paths that Git lists, or why it does not. */
export type FoundPaths =
  | { readonly kind: 'found'; readonly value: readonly string[] }
  | { readonly kind: 'unknown'; readonly why: string }

/** An unreadable one is not one that there is not. */
export type FoundWorkTree =
  | { readonly kind: 'found'; readonly value: WorkTree }
  | { readonly kind: 'absent'; readonly proof: 'no repository' | 'no Git' }
  | { readonly kind: 'unknown'; readonly why: string }

/** Asks Git once for what it knows of a folder. Never rejects. */
export async function readWorkTree(path: string, signal?: AbortSignal): Promise<FoundWorkTree> {
  const real = realpathSync(path)
  const root = nearestWorkingCopy(real)
  if (root === undefined) {
    const broken = brokenRepository(real)
    if (broken !== undefined) return { kind: 'unknown', why: `"${broken}" is no whole repository` }
    return { kind: 'absent', proof: 'no repository' }
  }
  const read = readGitIn(root, signal)
  const git = asText(read)
  const folder = relative(root, real).split(sep).join('/')
  const pathspec = folder === '' ? [] : ['--', folder]
  const [listed, exclude, settings] = await Promise.all([
    read(['--literal-pathspecs', 'ls-files', '--stage', '-t', '-z', ...pathspec]),
    git(['rev-parse', '--git-path', 'info/exclude']),
    // Of all that there are, because there are always some: none would be a failure.
    git(['config', '--path', '-z', '--get-regexp', '^core\\.']),
  ])
  if (!listed.ok) return whyUnread(listed.why)
  if (!exclude.ok) return whyUnread(exclude.why)
  if (!settings.ok) return whyUnread(settings.why)
  const core = new Map(settings.output.split('\0').map((each) => splitSetting(each)))
  // Git's own default if no setting names the file of the user's rules.
  const named = core.get('core.excludesfile') || join(homedir(), '.config/git/ignore')
  const excludes = [named, exclude.output.replace(/\r?\n$/, '')]
  return {
    kind: 'found',
    value: {
      root,
      folder: folder === '' ? '' : `${folder}/`,
      index: listed.bytes,
      deleted: listDeleted(git, pathspec),
      ignoresCase: /^(?:true|yes|on|1|)$/i.test(core.get('core.ignorecase') ?? 'false'),
      excludes: excludes.map((file) => join(isRooted(file) ? '' : root, file)),
    },
  }
}

async function listDeleted(git: RunGit, pathspec: readonly string[]): Promise<FoundPaths> {
  const answer = await git(['--literal-pathspecs', 'ls-files', '--deleted', '-z', ...pathspec])
  if (!answer.ok) return { kind: 'unknown', why: answer.why }
  return { kind: 'found', value: answer.output.split('\0').filter((path) => path !== '') }
}

/** The name, in small letters, and the value; empty if it has none. */
function splitSetting(text: string): [string, string] {
  const end = text.indexOf('\n')
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)]
}

function whyUnread(why: string): FoundWorkTree {
  return why === notInstalled ? { kind: 'absent', proof: 'no Git' } : { kind: 'unknown', why }
}

function isRooted(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:|^\\\\/.test(path)
}
