import { execFileSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fills an empty folder with a Git repository whose build does what its argument says, on the branches `main` and `release`. */
export function plantRepository(folder: string): void {
  const git = (...args: string[]): void => {
    const identity = ['-c', 'user.name=Soak', '-c', 'user.email=soak@example.com', '-c', 'commit.gpgsign=false']
    execFileSync('git', [...identity, ...args], { cwd: folder })
  }
  writeFileSync(join(folder, 'index.html'), 'hello')
  copyFileSync(new URL('build.cjs', import.meta.url), join(folder, 'build.cjs'))
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message=A change')
  git('branch', 'release')
}
