import fc from 'fast-check'
import { expect, test } from 'vitest'
import { walk } from '../../../src/archive/walk/walk.ts'
import { folderOf, onWindows } from './folder.ts'

const name = fc.stringMatching(/^[a-c!.0\-~é\ufb01\u{1f600}]{1,3}$/u).filter((text) => !/^\.{1,2}$|\.$/.test(text))
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'))

test.skipIf(onWindows)('entries come in the order of their bytes, each folder before what it holds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 12 }), (paths) => {
      // A path that is a folder of another cannot be a file too.
      const files = paths.filter((one) => !paths.some((other) => other.startsWith(`${one}/`)))
      const walked = [...walk(folderOf(Object.fromEntries(files.map((file) => [file, '']))), () => {})]
      const found = walked.map((entry) => entry.path)
      expect(found).toEqual([...found].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))))
      expect(found.filter((entry) => !entry.endsWith('/')).sort()).toEqual(files.sort())
    }),
    { numRuns: 100 },
  )
})
