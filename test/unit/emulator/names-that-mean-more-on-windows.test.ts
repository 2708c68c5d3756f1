import { expect, test } from 'vitest'
import type { ArchiveEntry } from '../../../src/emulator/unpack/entry.ts'
import { Layout } from '../../../src/emulator/unpack/layout.ts'

function entry(path: string, target?: string): ArchiveEntry {
  const kind = target === undefined ? 'file' : 'symlink'
  return { path, kind, executable: false, target: target ?? '', read: async function* () {} }
}

test.each([
  ['a backslash that climbs', [entry('a\\..\\..\\evil')]],
  ['a backslash at the start', [entry('\\evil')]],
  ['another drive', [entry('D:evil')]],
  ['a stream of a file', [entry('file.txt:stream')]],
  ['a link through a backslash', [entry('a', '..\\evil')]],
  ['a file beneath a link, behind a dot', [entry('a', '.'), entry('a./evil')]],
  ['a file beneath a link, behind a space', [entry('a', '.'), entry('a /evil')]],
])('%s is refused there', (_, entries) => {
  const layout = new Layout(true)
  expect(() => {
    for (const each of entries) layout.place(each)
  }).toThrow('The archive is refused')
})

test('elsewhere they are names like any other', () => {
  const layout = new Layout(false)
  expect(layout.place(entry('a\\b'))).toBe('a\\b')
  expect(layout.place(entry('a.:b'))).toBe('a.:b')
})
