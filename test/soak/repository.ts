import { readFileSync } from 'node:fs'
import { commit, git } from '../support/git.ts'

/**
 * Fills an empty folder with a Git repository whose build does what its argument says, on the branches `main` and `release`.
 * Returns its commit.
 *
 * @param build the command for services that do not set one
 */
export function plantRepository(folder: string, build?: string): string {
  const head = commit(folder, {
    'index.html': 'hello',
    'build.cjs': readFileSync(new URL('build.cjs', import.meta.url), 'utf8'),
    ...(build === undefined ? {} : { 'package.json': JSON.stringify({ scripts: { build } }) }),
  })
  git(folder, 'branch', 'release')
  return head
}
