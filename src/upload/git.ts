import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError } from '../client/errors.ts'
import type { RunTime } from '../deploy/run-time.ts'
import { shorten } from '../text/format.ts'
import { cleanText } from '../text/untrusted.ts'

const submoduleMode = '160000'

/** The files of a folder in a repository, according to Git. Paths are relative to the repository's root. */
export interface GitFiles {
  readonly tracked: readonly string[]
  /** Neither tracked nor ignored. */
  readonly untracked: readonly string[]
  /** The folders of submodules and of other repositories inside; each ends in `/`. */
  readonly repositories: readonly string[]
  /** Git ignores the folder itself. */
  readonly isIgnored: boolean
}

/** Searches upwards for the root of the repository that contains a folder; undefined if there is none. */
export function findRepository(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (isRoot(at)) return at
    if (dirname(at) === at) return undefined
  }
}

/** Whether a folder is the root of a repository: `.git` is a folder or, in a submodule and a worktree, a file. */
export function isRoot(folder: string): boolean {
  return existsSync(join(folder, '.git'))
}

/**
 * Lists the files of a folder with Git.
 *
 * @param root of the repository
 * @param folder in it, such as `packages/app/`; empty for the whole repository
 * @param rules relative to the root; they override those of `.gitignore`
 */
export async function listGitFiles(
  root: string,
  folder: string,
  rules: readonly string[],
  time: RunTime,
): Promise<GitFiles> {
  const inFolder = folder === '' ? [] : ['--', folder.slice(0, -1)]
  const excludes = ['node_modules', ...rules].map((rule) => `--exclude=${rule}`)
  const [staged, others, ignored] = await Promise.all([
    runGit(root, ['--literal-pathspecs', 'ls-files', '-s', '-z', ...inFolder], time),
    runGit(root, ['--literal-pathspecs', 'ls-files', '-o', '-z', '--exclude-standard', ...excludes, ...inFolder], time),
    // It prints the folder if that is ignored. It has no literal pathspecs, and would treat a leading `:` as magic.
    folder === '' ? '' : runGit(root, ['check-ignore', '--', `./${folder.slice(0, -1)}`], time, 1),
  ])
  // Mode, id and stage, a tab, and the path; a merge that is not resolved has several stages.
  const index = new Map(splitList(staged).map((line) => [line.slice(line.indexOf('\t') + 1), line.slice(0, 6)]))
  const submodules = [...index].filter(([, mode]) => mode === submoduleMode).map(([path]) => `${path}/`)
  const untracked = splitList(others)
  return {
    tracked: [...index].filter(([, mode]) => mode !== submoduleMode).map(([path]) => path),
    untracked: untracked.filter((path) => !path.endsWith('/')),
    repositories: [...submodules, ...untracked.filter((path) => path.endsWith('/'))],
    isIgnored: ignored !== '',
  }
}

function splitList(output: string): string[] {
  return output.split('\0').filter((path) => path !== '')
}

/**
 * Runs Git and returns its output. Every complaint on stderr counts as an error: Git leaves out what it cannot read,
 * and still exits with 0.
 *
 * @param alsoGood an exit code that also counts as success
 */
async function runGit(root: string, args: readonly string[], time: RunTime, alsoGood = 0): Promise<string> {
  time.signal.throwIfAborted()
  // Both are explicit, so that neither the environment nor a different owner of the folder changes them.
  const all = ['--git-dir=.git', '--work-tree=.', ...args]
  const options = { cwd: root, maxBuffer: 2 ** 30, signal: time.signal, timeout: Math.max(1, Math.ceil(time.leftMs)) }
  return await new Promise((resolve, reject) => {
    execFile('git', all, options, (error, stdout, stderr) => {
      if (time.signal.aborted) return reject(time.signal.reason)
      // A trace that the user turned on starts with the time.
      const complaint = stderr.split('\n').find((line) => line.trim() !== '' && !/^\d\d:\d\d:/.test(line))
      const isGood = error === null || error.code === alsoGood
      if (isGood && complaint === undefined) return resolve(stdout)
      reject(gitFailed(complaint ?? `${error?.code ?? error?.signal ?? 'no answer in time'}`))
    })
  })
}

function gitFailed(why: string): InputError {
  const text =
    why === 'ENOENT'
      ? 'The folder is in a Git repository, but there is no `git` on PATH. Install Git'
      : `Git could not list the folder (${shorten(cleanText(why), 200)}). Make the repository readable for Git`
  return new InputError(
    'archive-path',
    `${text}, or remove the folder \`.git\`: without it, only the rules of .gitignore count.`,
  )
}
