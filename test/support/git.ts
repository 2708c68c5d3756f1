import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const settings = [
  'user.name=Test',
  'user.email=test@example.com',
  'commit.gpgsign=false',
  'core.hooksPath=',
  'protocol.file.allow=always',
].flatMap((setting) => ['-c', setting])

/** Runs Git with a fixed identity, whatever the user has configured, and returns its output. */
export function git(folder: string, ...args: readonly string[]): string {
  const all = [...settings, ...args]
  return execFileSync('git', all, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** Writes files and creates their folders. A file without text is removed. */
export function write(folder: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (content === undefined) rmSync(join(folder, path))
    else writeFileSync(join(folder, path), content)
  }
}

/** Commits these files and all that is there to a repository, which is created on branch `main` if it is missing, and returns the commit's id. */
export function commit(folder: string, files: Readonly<Record<string, string | undefined>> = {}): string {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, '.git'))) git(folder, 'init', '--quiet', '--initial-branch=main')
  write(folder, files)
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--allow-empty', '--message=A change')
  return git(folder, 'rev-parse', 'HEAD')
}
