import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Archive } from '../../../src/archive/archive.ts'
import { type PackOptions, packFolder } from '../../../src/archive/pack-folder.ts'

export const onWindows = process.platform === 'win32'

/** A new folder that is removed when the test has finished. */
export function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-archive-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
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

export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

/** Unpacks with the `tar` of the system. */
export function unpack(bytes: Buffer): string {
  const folder = newFolder()
  execFileSync('tar', ['-xzpf', '-', '-C', folder], { input: bytes, stdio: ['pipe', 'pipe', 'pipe'] })
  return folder
}

/** All that a folder holds, by path with `/`: contents and mode of a file, `null` for a folder, a link's target. */
export function contentsOf(folder: string, under = ''): Record<string, unknown> {
  const contents: Record<string, unknown> = {}
  // Not with `recursive`, which follows links, for ever where one leads up.
  for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
    const path = under + entry.name
    const at = join(folder, path)
    if (entry.isDirectory()) Object.assign(contents, { [path]: null }, contentsOf(folder, `${path}/`))
    else if (entry.isSymbolicLink()) contents[path] = { link: readlinkSync(at) }
    else contents[path] = { text: readFileSync(at, 'latin1'), mode: (statSync(at).mode & 0o777).toString(8) }
  }
  return contents
}
