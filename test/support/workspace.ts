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
import { crc32 } from 'node:zlib'

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

/** A `.zip` of one stored file, built by hand from the format's description. */
export function zipOf(name: string, text: string): Buffer {
  const [path, data] = [Buffer.from(name), Buffer.from(text)]
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(20, 0)
  shared.writeUInt32LE(crc32(data), 10)
  shared.writeUInt32LE(data.length, 14)
  shared.writeUInt32LE(data.length, 18)
  shared.writeUInt16LE(path.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, path, data])
  const madeBy = Buffer.from([20, 0])
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002'), madeBy, shared, Buffer.alloc(14), path])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
