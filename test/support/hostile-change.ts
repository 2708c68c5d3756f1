import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { commit, git, write } from './git.ts'

export { commit, git, write }

/** What a change can do to `conf/taxiway.yaml`, so that another text is found at its path. Each is run in a checkout. */
export const attacks = {
  edits: (folder, hostile) => write(folder, { 'conf/taxiway.yaml': hostile }),
  moves: (folder, hostile) => {
    renameSync(join(folder, 'conf'), join(folder, 'moved'))
    write(folder, { 'taxiway.yaml': hostile })
  },
  renames: (folder, hostile) => {
    renameSync(join(folder, 'conf'), join(folder, 'moved'))
    write(folder, { 'conf/taxiway.yaml': hostile })
  },
  'links the file': (folder) => {
    rmSync(join(folder, 'conf', 'taxiway.yaml'))
    symlinkSync('../lax/taxiway.yaml', join(folder, 'conf', 'taxiway.yaml'))
  },
  'links the folder': (folder) => {
    rmSync(join(folder, 'conf'), { recursive: true })
    symlinkSync('lax', join(folder, 'conf'))
  },
  submodules: (folder, hostile) => {
    rmSync(join(folder, 'conf'), { recursive: true })
    const module = `${folder}-module`
    write(module, { 'taxiway.yaml': hostile, 'conf/taxiway.yaml': hostile })
    git(module, 'init', '--quiet', '--initial-branch=main')
    commit(module)
    git(folder, 'rm', '--quiet', '-r', '--cached', 'conf')
    git(folder, 'submodule', '--quiet', 'add', module, 'conf')
  },
} satisfies Record<string, (folder: string, hostile: string) => void>

/** The name of an attack. */
export type Attack = keyof typeof attacks

/** The commits of a repository with a change that attacks. */
export interface HostileChange {
  /** Of `main`, into which the change would go. */
  readonly base: string
  /** Checked out, as the branch `change`. */
  readonly head: string
}

/**
 * Makes a repository in `folder` whose `main` has the trusted file as `conf/taxiway.yaml`, and a lax one that `main` means for something
 * else as `lax/taxiway.yaml`. A change that attacks is checked out. Its `origin` is beside it, and has `main` alone.
 */
export function hostileChange(
  folder: string,
  attack: Attack,
  { trusted, hostile }: { readonly trusted: string; readonly hostile: string },
): HostileChange {
  const origin = `${folder}-origin`
  write(origin, { 'conf/taxiway.yaml': trusted, 'lax/taxiway.yaml': hostile, 'app.txt': 'app\n' })
  git(origin, 'init', '--quiet', '--initial-branch=main')
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  const base = commit(origin)
  rmSync(folder, { recursive: true, force: true })
  git(origin, 'clone', '--quiet', origin, folder)
  git(folder, 'checkout', '--quiet', '-b', 'change')
  attacks[attack](folder, hostile)
  return { base, head: commit(folder) }
}
