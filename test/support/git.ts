import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Runs Git as a person with a name, and gives what it prints. */
export function git(folder: string, ...args: readonly string[]): string {
  const settings = [
    ...['user.name=Test', 'user.email=test@example.com', 'commit.gpgsign=false', 'core.hooksPath='],
    'protocol.file.allow=always',
  ]
  const all = [...settings.flatMap((each) => ['-c', each]), ...args]
  return execFileSync('git', all, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** Writes files below a folder. A file without text is removed. */
export function write(folder: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
  }
}

/** Writes files and commits all that is there, to a repository that is created on branch `main` if it is missing. Gives the commit's id. */
export function commit(folder: string, files: Readonly<Record<string, string | undefined>> = {}): string {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, '.git'))) git(folder, 'init', '--quiet', '--initial-branch=main')
  write(folder, files)
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--allow-empty', '--message=A change')
  return git(folder, 'rev-parse', 'HEAD')
}
