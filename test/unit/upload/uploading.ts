import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { list } from 'tar'
import { onTestFinished } from 'vitest'
import { systemClock } from '../../../src/client/clock.ts'
import { RunTime } from '../../../src/deploy/run-time.ts'
import { type Archive, type PackRequest, pack as packing } from '../../../src/upload/pack.ts'
import { newFolder as newFolderUntil } from '../../support/folder.ts'
import { plant } from '../../support/workspace.ts'

export type Tree = Parameters<typeof plant>[1]

/** A new folder that is removed when the test has finished. */
export function newFolder(): string {
  return newFolderUntil(onTestFinished)
}

export function folderOf(tree: Tree): string {
  return plant(newFolder(), tree)
}

/** Packs without a run. */
export async function pack(
  request: PackRequest,
  limits: { readonly signal?: AbortSignal; readonly timeoutMs?: number } = {},
): Promise<Archive> {
  const packed = packing(request, new RunTime(systemClock, limits))
  for (;;) {
    const step = await packed.next()
    if (step.done) return step.value
  }
}

/** Packs a folder of a workspace. */
export async function packed(workspace: string, path = '.'): Promise<Archive> {
  return await pack({ path, workspace, temporaryFolder: newFolder() })
}

/** The paths in an archive, folders left out. */
export function pathsIn({ path }: Pick<Archive, 'path'>): string[] {
  const paths: string[] = []
  list({ file: path, sync: true, onReadEntry: (entry) => entry.type !== 'Directory' && paths.push(entry.path) })
  return paths.sort()
}

export async function uploaded(workspace: string, path = '.'): Promise<string[]> {
  return pathsIn(await packed(workspace, path))
}

/** Unpacks with the `tar` of the system. */
export function unpack({ path }: Pick<Archive, 'path'>): string {
  const folder = join(newFolder(), 'out')
  mkdirSync(folder)
  execFileSync('tar', ['-xzpf', path, '-C', folder], { stdio: ['ignore', 'pipe', 'pipe'] })
  return folder
}

/** The message of what fails. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  return await work.then(
    () => 'it was packed',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
}

/** Incompressible bytes, always the same. */
export function noise(size: number, seed = 7): Buffer {
  const bytes = Buffer.alloc(size)
  for (let at = 0, state = seed; at < size; at += 1) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    bytes[at] = state >>> 16
  }
  return bytes
}
