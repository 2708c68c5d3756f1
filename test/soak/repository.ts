import { execFileSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Fills an empty folder with a Git repository whose build does what its argument says, on the branches `main` and `release`.
 * Returns its commit.
 *
 * @param build the command for services that do not set one
 */
export function plantRepository(folder: string, build?: string): string {
  const git = (...args: string[]): string => {
    const identity = ['-c', 'user.name=Soak', '-c', 'user.email=soak@example.com', '-c', 'commit.gpgsign=false']
    return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim()
  }
  writeFileSync(join(folder, 'index.html'), 'hello')
  if (build !== undefined) writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { build } }))
  copyFileSync(new URL('build.cjs', import.meta.url), join(folder, 'build.cjs'))
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message=A change')
  git('branch', 'release')
  return git('rev-parse', 'HEAD')
}
