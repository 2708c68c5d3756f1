import fc from 'fast-check'
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
    for (const each of entries) paths.claimPath(each)
  }).toThrow('The archive is refused')
})

test('on other systems they are ordinary names', () => {
  const paths = new SafePaths(false)
  expect(paths.claimPath(entry('a\\b'))).toBe('a\\b')
  expect(paths.claimPath(entry('a.:b'))).toBe('a.:b')
})

/** A disk with links: the kind of each path, by its real path. No path may ever lead above its root. */
class Disk {
  readonly #links = new Map<string, readonly string[]>()

  /** The real path of a path, with links resolved; undefined if it leaves the root. */
  resolve(names: readonly string[], followed = 0): string[] | undefined {
    if (followed > 40) return []
    const real: string[] = []
    for (const [n, name] of names.entries()) {
      if (name === '.') continue
      if (name === '..') {
        if (real.length === 0) return undefined
        real.pop()
        continue
      }
      const target = this.#links.get([...real, name].join('/'))
      if (target) return this.resolve([...real, ...target, ...names.slice(n + 1)], followed + 1)
      real.push(name)
    }
    return real
  }

  link(place: readonly string[], target: readonly string[]): void {
    const parent = this.resolve(place.slice(0, -1)) ?? []
    this.#links.set([...parent, place.at(-1)].join('/'), target)
  }
}

const name = fc.constantFrom('a', 'b', 'A')
const path = fc.array(name, { minLength: 1, maxLength: 3 })
const target = fc.array(fc.constantFrom('a', 'b', '..', '.'), { minLength: 1, maxLength: 5 })
const entries = fc.array(fc.record({ path, target: fc.option(target, { nil: undefined }) }), {
  minLength: 1,
  maxLength: 7,
})

test('an accepted archive stays in the folder, even through links', () => {
  fc.assert(
    fc.property(entries, (members) => {
      const layout = new SafePaths(false)
      const disk = new Disk()
      for (const member of members) {
        const entry: ArchiveEntry = {
          path: member.path.join('/'),
          kind: member.target ? 'symlink' : 'file',
          executable: false,
          size: 0,
          target: member.target?.join('/') ?? '',
          read: async function* () {},
        }
        try {
          layout.claimPath(entry)
        } catch {
          continue
        }
        if (member.target) disk.link(member.path, member.target)
        if (disk.resolve(member.path) === undefined) return false
      }
      return true
    }),
    { numRuns: 1_000 },
  )
})
