import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Archive } from '../../../src/old/archive/archive.ts'
import { type PackOptions, packFolder } from '../../../src/old/archive/pack.ts'
import { newFolder as newFolderUntil } from '../../support/folder.ts'

export { contentsOf } from '../../support/tree.ts'

export const onWindows = process.platform === 'win32'

/** A new folder that is removed when the test has finished. */
export function newFolder(): string {
  return newFolderUntil(onTestFinished)
}

/** Files by path: a string or bytes are contents, `null` is an empty folder, `{ link }` a symbolic link. */
export type Tree = Readonly<Record<string, string | Buffer | null | { readonly link: string }>>

export function folderOf(tree: Tree): string {
  const folder = newFolder()
  for (const [path, what] of Object.entries(tree)) {
    const at = join(folder, path)
    mkdirSync(what === null ? at : dirname(at), { recursive: true })
    if (typeof what === 'string' || Buffer.isBuffer(what)) writeFileSync(at, what)
    else if (what !== null) symlinkSync(what.link, at)
  }
  return folder
}

export interface Packing {
  readonly archive: Archive
  readonly bytes: Buffer
  readonly warnings: readonly string[]
}

/** Packs with defaults and reads the archive; disposed of when the test has finished. */
export async function pack(folder: string, options: Partial<PackOptions> = {}): Promise<Packing> {
  const warnings: string[] = []
  const archive = await packFolder(folder, {
    temporaryFolder: newFolder(),
    warn: (text) => warnings.push(text),
    ...options,
  })
  onTestFinished(() => archive[Symbol.asyncDispose]())
  return { archive, bytes: await collect(archive.read()), warnings }
}

/** All chunks in one; each is copied, because some are valid only until the next one is requested. */
export async function collect(chunks: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(Buffer.from(chunk))
  return Buffer.concat(all)
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

/** Contents by path of a tar stream with short names, read strictly by the format. */
export function untar(bytes: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  for (let at = 0; at < bytes.length && bytes[at] !== 0; ) {
    const path = bytes.toString('utf8', at, at + 100).replace(/\0.*/s, '')
    const size = Number.parseInt(bytes.toString('latin1', at + 124, at + 135), 8)
    if (Number.isNaN(size)) throw new Error(`there is no header at ${at}`)
    files[path] = bytes.toString('latin1', at + 512, at + 512 + size)
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

/** Unpacks with the `tar` of the system. */
export function unpack(bytes: Buffer): string {
  const folder = newFolder()
  execFileSync('tar', ['-xzpf', '-', '-C', folder], { input: bytes, stdio: ['pipe', 'pipe', 'pipe'] })
  return folder
}
