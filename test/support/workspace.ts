import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a tree of files below `folder`. Keys are paths with `/`; one that ends in `/` is an empty folder. */
export function plant(
  folder: string,
  tree: Readonly<Record<string, string | Uint8Array | { link: string } | { executable: string }>>,
): string {
  for (const [path, entry] of Object.entries(tree)) {
    const target = join(folder, path)
    mkdirSync(path.endsWith('/') ? target : dirname(target), { recursive: true })
    if (path.endsWith('/')) continue
    if (typeof entry === 'string' || entry instanceof Uint8Array) writeFileSync(target, entry)
    else if ('link' in entry) symlinkSync(entry.link, target)
    else {
      writeFileSync(target, entry.executable)
      chmodSync(target, 0o755)
    }
  }
  return folder
}

/** The content of a folder: path to content, links as `-> target`, executables with a leading `x `, empty folders as `folder`. */
export function survey(folder: string, below = ''): Record<string, string> {
  const found: Record<string, string> = {}
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    const full = join(folder, path)
    if (entry.isSymbolicLink()) found[path] = `-> ${readlinkSync(full)}`
    else if (!entry.isDirectory())
      found[path] = `${statSync(full).mode & 0o100 ? 'x ' : ''}${readFileSync(full, 'utf8')}`
    else if (readdirSync(full).length === 0) found[path] = 'folder'
    else Object.assign(found, survey(folder, path))
  }
  return found
}

/** Unpacks the base64 of a `.tar.gz` with the system's own tar, an independent implementation. */
export function unpackWithTar(
  archiveBase64: unknown,
  into: string,
): { listing: string[]; tree: Record<string, string> } {
  if (typeof archiveBase64 !== 'string') throw new Error('the upload carried no archiveBase64')
  rmSync(into, { recursive: true, force: true })
  mkdirSync(join(into, 'out'), { recursive: true })
  // A name without a folder: to GNU tar the colon of `C:\…` ends the name of a host.
  const name = 'archive.tar.gz'
  writeFileSync(join(into, name), Buffer.from(archiveBase64, 'base64'))
  execFileSync('gzip', ['--test', name], { cwd: into })
  const listing = execFileSync('tar', ['-tvzf', name], { cwd: into, encoding: 'utf8' }).trim().split('\n')
  execFileSync('tar', ['-xzf', name, '-C', 'out'], { cwd: into })
  return { listing, tree: survey(join(into, 'out')) }
}
