import { appendFileSync, mkdirSync, rmSync, symlinkSync, truncateSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SizeReport } from '../../../src/old/archive/size-report.ts'
import { tarBlocks } from '../../../src/old/archive/tar/blocks.ts'
import { type EncodeHeader, headerEncoder } from '../../../src/old/archive/tar/header.ts'
import { Unusual } from '../../../src/old/archive/unusual-entries.ts'
import { walk } from '../../../src/old/archive/walk/walk.ts'
import { saidAlone } from '../../support/messages.ts'
import { folderOf, onWindows, untar } from './folder.ts'

/** Lists a folder, changes it, then packs the list; `late` runs once a file's header has been made. */
async function packAfter(
  folder: string,
  { early = () => {}, late = () => {} }: { early?: () => void; late?: (path: string) => void },
): Promise<{ files: Record<string, string>; warnings: string[]; report: SizeReport }> {
  const unusual = new Unusual()
  const entries = [...walk({ root: folder, unusual })]
  early()
  const encoder = headerEncoder()
  const encode: EncodeHeader = (entry, file) => {
    late(entry.path)
    return encoder(entry, file)
  }
  const report = new SizeReport()
  const source = { root: folder, encode, held: 1, report, unusual }
  // Copied one by one, because blocks are reused.
  const blocks = Array.from(tarBlocks(entries, source), (block) => Buffer.from(block))
  return { files: untar(Buffer.concat(blocks)), warnings: unusual.list().map(({ text }) => text), report }
}

describe('files that change while they are packed', () => {
  test('a file that vanished is left out with a warning', async () => {
    const folder = folderOf({ a: '1', b: '2', c: '3' })
    const { files, warnings, report } = await packAfter(folder, { early: () => unlinkSync(join(folder, 'b')) })
    expect(files).toEqual({ a: '1', c: '3' })
    expect(warnings).toEqual([expect.stringMatching(saidAlone('left-out-vanished', 'b'))])
    expect(report.total()).toMatchObject({ files: 2, bytes: 2 })
  })

  test('a file that shrinks is padded with zeros, with a warning', async () => {
    const folder = folderOf({ a: 'x'.repeat(1000), b: '2' })
    const { files, warnings } = await packAfter(folder, {
      late: (path) => path === 'a' && truncateSync(join(folder, 'a'), 10),
    })
    expect(files).toEqual({ a: 'x'.repeat(10) + '\0'.repeat(990), b: '2' })
    expect(warnings).toEqual([expect.stringMatching(saidAlone('file-changed', 'a'))])
  })

  test.each([0, 1, 511, 512, 513, 70_000])('one of %i bytes that grows is cut, with a warning', async (size) => {
    const folder = folderOf({ a: 'x'.repeat(size), b: '2' })
    const { files, warnings } = await packAfter(folder, {
      late: (path) => path === 'a' && appendFileSync(join(folder, 'a'), 'more'),
    })
    expect(files).toEqual({ a: 'x'.repeat(size), b: '2' })
    expect(warnings).toEqual([expect.stringMatching(saidAlone('file-changed', 'a'))])
  })

  test.skipIf(onWindows)('one that became a link or a folder is not followed', async () => {
    const folder = folderOf({ a: '1', b: '2', c: '3' })
    const { files, warnings } = await packAfter(folder, {
      early: () => {
        for (const name of ['a', 'b']) rmSync(join(folder, name))
        symlinkSync('/etc/hosts', join(folder, 'a'))
        mkdirSync(join(folder, 'b'))
      },
    })
    expect(files).toEqual({ c: '3' })
    expect(warnings).toEqual([
      expect.stringMatching(saidAlone('left-out-vanished', 'a')),
      expect.stringMatching(saidAlone('left-out-replaced', 'b')),
    ])
  })

  test('a folder that vanished before its turn is left out with a warning', () => {
    const folder = folderOf({ a: '1', 'b/c': '2' })
    const unusual = new Unusual()
    const walked = walk({ root: folder, unusual })
    expect(walked.next().value).toEqual({ kind: 'file', path: 'a' })
    rmSync(join(folder, 'b'), { recursive: true })
    expect(walked.next().done).toBe(true)
    expect(unusual.list()).toMatchObject([{ kind: 'left-out-vanished', names: ['b/'] }])
  })
})
