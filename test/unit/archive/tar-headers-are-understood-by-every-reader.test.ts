import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { Header } from 'tar'
import { expect, test } from 'vitest'
import { headerEncoder } from '../../../src/old/archive/tar/header.ts'
import { hasPython } from '../../support/archive-readers.ts'
import { holds } from '../../support/property.ts'

const encode = headerEncoder()

/** What `tar` for Node reads in a header, with the records of the pax header before it, which it only takes one to a line. */
function read(bytes: Buffer) {
  const first = new Header(bytes)
  if (first.type !== 'ExtendedHeader') return { ...first, type: first.type }
  const at = 512 + Math.ceil((first.size ?? 0) / 512) * 512
  const records: Record<string, string> = {}
  // `LENGTH NAME=VALUE\n`, the length in bytes and its own included.
  for (let from = 512; from < 512 + (first.size ?? 0); ) {
    const length = Number.parseInt(bytes.toString('latin1', from, from + 12), 10)
    const [, name = '', value = ''] = /^\d+ ([^=]+)=(.*)\n$/s.exec(bytes.toString('utf8', from, from + length)) ?? []
    records[name] = value
    from += length
  }
  const own = new Header(bytes, at)
  const size = Number(records['size'] ?? own.size)
  return { ...own, type: own.type, path: own.path, linkpath: own.linkpath, ...records, size }
}

const anywhere = { mtime: new Date(Date.UTC(1980, 1, 1)), uid: 0, gid: 0, uname: '', gname: '', cksumValid: true }

test('a reader gets any path, target and size, the mode, one time, and no owner', async () => {
  // As a file system has them: no NUL, no slash in a name, at most 255 bytes each.
  const name = fc
    .string({
      unit: fc.constantFrom('a', '-', '.', ' ', '\n', '\\', '=', 'é', '漢', '😀', '\u0301', 'x'.repeat(20)),
      minLength: 1,
      maxLength: 30,
    })
    .filter((text) => text !== '.' && text !== '..' && Buffer.byteLength(text) <= 255)
  const path = fc.array(name, { minLength: 1, maxLength: 6 }).map((names) => names.join('/'))
  const size = fc.oneof(fc.nat(), fc.integer({ min: 8 * 2 ** 30 - 3, max: 8 * 2 ** 30 + 3 }), fc.maxSafeNat())
  await holds(
    fc.property(path, path, size, fc.boolean(), (at, target, bytes, executable) => {
      const asFile = read(encode({ kind: 'file', path: at }, { size: bytes, executable }))
      const mode = executable ? 0o755 : 0o644
      expect(asFile).toMatchObject({ path: at, type: 'File', size: bytes, mode, ...anywhere })
      const asFolder = read(encode({ kind: 'folder', path: `${at}/` }))
      expect(asFolder).toMatchObject({ path: `${at}/`, type: 'Directory', size: 0, mode: 0o755, ...anywhere })
      const asLink = read(encode({ kind: 'link', path: at, target }))
      expect(asLink).toMatchObject({ path: at, linkpath: target, type: 'SymbolicLink', mode: 0o777, ...anywhere })
    }),
    300,
  )
})

test('Python reads a size of 8 GiB from the header alone', ({ skip }) => {
  skip(!hasPython, 'no python3 on this machine')
  const program = `
import sys, tarfile
member = tarfile.open(fileobj=sys.stdin.buffer, mode="r|").next()
print(member.size, member.name, oct(member.mode))`
  const input = encode({ kind: 'file', path: 'käse' }, { size: 8 * 2 ** 30, executable: true })
  const env = { ...process.env, PYTHONUTF8: '1' }
  expect(execFileSync('python3', ['-c', program], { input, encoding: 'utf8', env })).toBe('8589934592 käse 0o755\n')
})
