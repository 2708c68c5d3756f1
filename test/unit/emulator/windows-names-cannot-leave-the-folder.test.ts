import { expect, test } from 'vitest'
import type { ArchiveEntry } from '../../../emulator/src/unpack/archive-entry.ts'
import { SafePaths } from '../../../emulator/src/unpack/safe-paths.ts'

function entry(path: string, target?: string): ArchiveEntry {
  const kind = target === undefined ? 'file' : 'symlink'
  return { path, kind, executable: false, size: 0, target: target ?? '', read: async function* () {} }
}

test.each([
  ['a backslash after ..', [entry('a\\..\\..\\evil')]],
  ['a backslash at the start', [entry('\\evil')]],
  ['another drive', [entry('D:evil')]],
  ['a stream of a file', [entry('file.txt:stream')]],
  ['a link through a backslash', [entry('a', '..\\evil')]],
  ['a file below a link, behind a dot', [entry('a', '.'), entry('a./evil')]],
  ['a file below a link, behind a space', [entry('a', '.'), entry('a /evil')]],
])('on Windows %s is refused', (_, entries) => {
  const paths = new SafePaths(true)
  expect(() => {
    for (const each of entries) paths.pathOf(each)
  }).toThrow('The archive is refused')
})

test('on other systems they are ordinary names', () => {
  const paths = new SafePaths(false)
  expect(paths.pathOf(entry('a\\b'))).toBe('a\\b')
  expect(paths.pathOf(entry('a.:b'))).toBe('a.:b')
})
