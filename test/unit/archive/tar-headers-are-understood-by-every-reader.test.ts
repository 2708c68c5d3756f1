import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headerEncoder } from '../../../src/archive/tar/header.ts'
import type { Entry } from '../../../src/archive/walk/walk.ts'
import { hasPython } from '../../support/archive-readers.ts'
import { holds } from '../../support/property.ts'

const encode = headerEncoder()

/** A header as in POSIX (pax, "ustar Interchange Format"), with the overrides of a preceding pax header. */
interface Told {
  readonly path: string
  readonly link: string
  readonly size: number
  readonly mode: number
  readonly type: string
  readonly mtime: number
  readonly owner: readonly (number | string)[]
}

function told(bytes: Buffer): Told {
  expect(bytes.length % 512).toBe(0)
  const first = ustar(bytes)
  if (first.type !== 'x') return { ...first, ...(bytes.length === 512 ? {} : { type: 'more than a header' }) }
  const records = paxRecords(bytes.subarray(512, 512 + first.size))
  const at = 512 + Math.ceil(first.size / 512) * 512
  expect(bytes.length).toBe(at + 512)
  const { path, linkpath, size, ...others } = records
  expect(Object.keys(others).filter((name) => !/^(mtime|uid|gid|uname|gname)$/.test(name))).toEqual([])
  const own = ustar(bytes.subarray(at))
  return { ...own, path: path ?? own.path, link: linkpath ?? own.link, size: Number(size ?? own.size) }
}

function ustar(block: Buffer): Told {
  const text = (from: number, length: number): string =>
    block.toString('utf8', from, from + length).replace(/\0.*/s, '')
  const number = (from: number, length: number): number => Number.parseInt(text(from, length).trim() || '0', 8)
  const unsigned = block.subarray(0, 512).reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
  expect(number(148, 8)).toBe(unsigned)
  expect(block.toString('latin1', 257, 265)).toBe('ustar\x0000')
  const prefix = text(345, 130)
  return {
    path: (prefix === '' ? '' : `${prefix}/`) + text(0, 100),
    link: text(157, 100),
    size: number(124, 12),
    mode: number(100, 8),
    type: text(156, 1),
    mtime: number(136, 12),
    owner: [number(108, 8), number(116, 8), text(265, 32), text(297, 32)],
  }
}

/** `LENGTH NAME=VALUE\n`, the length in bytes and its own included. */
function paxRecords(bytes: Buffer): Record<string, string> {
  const records: Record<string, string> = {}
  for (let at = 0; at < bytes.length; ) {
    const length = Number(/^\d+/.exec(bytes.toString('latin1', at, at + 12))?.[0])
    const record = bytes.toString('utf8', at, at + length)
    const [, name = '', value = ''] = /^\d+ ([^=]+)=(.*)\n$/s.exec(record) ?? []
    records[name] = value
    at += length
  }
  return records
}

const anywhere = { mtime: Date.UTC(1980, 1, 1) / 1000, owner: [0, 0, '', ''] }
const file = { size: 5, executable: false }

describe('every reader understands the headers', () => {
  test.each<[string, Entry, { size: number; executable: boolean } | undefined, Partial<Told>]>([
    ['a file', { kind: 'file', path: 'a' }, file, { type: '0', size: 5, mode: 0o644, link: '' }],
    ['a program', { kind: 'file', path: 'a' }, { size: 0, executable: true }, { type: '0', size: 0, mode: 0o755 }],
    ['a folder', { kind: 'folder', path: 'a/b/' }, undefined, { type: '5', size: 0, mode: 0o755 }],
    [
      'a link',
      { kind: 'link', path: 'a', target: '../b' },
      undefined,
      { type: '2', size: 0, mode: 0o777, link: '../b' },
    ],
    [
      'a far link',
      { kind: 'link', path: 'a', target: 'x/'.repeat(90) },
      undefined,
      { type: '2', link: 'x/'.repeat(90) },
    ],
    [
      'a file of 8 GiB less a byte',
      { kind: 'file', path: 'a' },
      { ...file, size: 8 * 2 ** 30 - 1 },
      { size: 8_589_934_591 },
    ],
    ['a file of 8 GiB', { kind: 'file', path: 'a' }, { ...file, size: 8 * 2 ** 30 }, { size: 8_589_934_592 }],
    ['a file of 2 TiB', { kind: 'file', path: 'a' }, { ...file, size: 2 ** 41 + 1 }, { size: 2_199_023_255_553 }],
  ])('%s', (_, entry, given, expected) => {
    expect(told(encode(entry, given))).toMatchObject({ path: entry.path, ...anywhere, ...expected })
  })

  test('for any path, target and size', async () => {
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
        const asFile = told(encode({ kind: 'file', path: at }, { size: bytes, executable }))
        expect(asFile).toMatchObject({
          path: at,
          type: '0',
          size: bytes,
          mode: executable ? 0o755 : 0o644,
          ...anywhere,
        })
        const asFolder = told(encode({ kind: 'folder', path: `${at}/` }))
        expect(asFolder).toMatchObject({ path: `${at}/`, type: '5', size: 0, ...anywhere })
        const asLink = told(encode({ kind: 'link', path: at, target }))
        expect(asLink).toMatchObject({ path: at, link: target, type: '2', size: 0, ...anywhere })
      }),
      300,
    )
  })

  test.for([8 * 2 ** 30, 5 * 2 ** 40])('Python reads a size of %i from the header alone', (size, { skip }) => {
    skip(!hasPython, 'no python3 on this machine')
    const program = `
import sys, tarfile
member = tarfile.open(fileobj=sys.stdin.buffer, mode="r|").next()
print(member.size, member.name, member.mtime, oct(member.mode))`
    const header = encode({ kind: 'file', path: 'käse' }, { size, executable: true })
    const env = { ...process.env, PYTHONUTF8: '1' }
    expect(execFileSync('python3', ['-c', program], { input: header, encoding: 'utf8', env })).toBe(
      `${size} käse ${anywhere.mtime} 0o755\n`,
    )
  })
})
