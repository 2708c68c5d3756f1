import { expect, test } from 'vitest'
import { rebaseRules } from '../../../src/old/archive/walk/rebased-rules.ts'

/** A line of a file two folders above, and what it says in the folder `a/b`. */
test.each<[string, readonly string[]]>([
  ['*.pem', ['*.pem']],
  ['!keep.pem', ['!keep.pem']],
  ['build/', ['build/']],
  ['/x', []],
  ['/a', []],
  ['/a/b', []],
  ['a/b/', []],
  ['/a/b/c', ['/c']],
  ['a/b/c/', ['/c/']],
  ['!a/b/c', ['!/c']],
  ['a/*/c', ['/c']],
  ['*/*', []],
  ['*/*/*', ['/*']],
  ['a/**', ['/**']],
  ['a/b/**', ['/**']],
  ['**/c', ['/**/c', '/c']],
  ['**/b/c', ['/**/b/c', '/c', '/b/c']],
  ['a/**/c', ['/**/c', '/c']],
  ['a/**/x/c', ['/**/x/c', '/x/c']],
  ['x/**/c', []],
  ['a/[b]/c', ['/c']],
  ['a/\\b/c  ', ['/c']],
  ['# a/b/c', []],
  ['', []],
])('%j', (line, expected) => {
  expect(rebaseRules([line], ['a', 'b'], false)).toEqual(expected)
})

test('in the folder of the file itself every line stays as it is', () => {
  expect(rebaseRules(['/x', '# y'], [], false)).toEqual(['/x', '# y'])
})
