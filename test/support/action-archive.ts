import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** The archive that the runner downloads for `uses:`. */
export interface ActionArchive {
  /** Bytes of the `.tar.gz`. */
  readonly size: number
  readonly files: readonly string[]
  /** Where it is unpacked. */
  readonly folder: string
}

/**
 * Unpacks into `folder` the archive that Git makes of the repository's files as they are now, committed or not. The
 * repository itself stays as it is: the index and the new objects are under `folder`.
 */
export function unpackActionArchive(folder: string): ActionArchive {
  const gitPath = (name: string): string =>
    resolve(
      repository,
      execFileSync('git', ['rev-parse', '--git-path', name], { cwd: repository, encoding: 'utf8' }).trim(),
    )
  const [index, objects, unpacked] = [join(folder, 'index'), join(folder, 'objects'), join(folder, 'unpacked')]
  copyFileSync(gitPath('index'), index)
  mkdirSync(objects)
  mkdirSync(unpacked)
  const env = {
    ...process.env,
    GIT_INDEX_FILE: index,
    GIT_OBJECT_DIRECTORY: objects,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: gitPath('objects'),
  }
  const git = (...args: string[]): Buffer =>
    execFileSync('git', args, { cwd: repository, env, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] })
  git('add', '--all')
  const tree = git('write-tree').toString().trim()
  const tar = git('archive', '--format=tar', '--worktree-attributes', tree)
  // By its plain name, because some versions of tar read a drive's colon as that of a remote host.
  writeFileSync(join(unpacked, 'action.tar'), tar)
  execFileSync('tar', ['-xf', 'action.tar'], { cwd: unpacked, stdio: 'pipe' })
  rmSync(join(unpacked, 'action.tar'))
  const entries = readdirSync(unpacked, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return {
    size: gzipSync(tar).length,
    files: entries.map((entry) => relative(unpacked, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    folder: unpacked,
  }
}
