import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linuxPath } from '../../../scripts/windows/relay.ts'
import { judge, wineFaults } from '../../../scripts/windows/wine-faults.ts'

const root = join(import.meta.dirname, '../../..')

test('only a listed test of a listed file fails by a fault of Wine', () => {
  const faults = [{ file: 'a.test.ts', title: 'group one', reason: 'Wine has none.' }]
  const failed = [
    { file: 'a.test.ts', title: 'group one two' },
    { file: 'a.test.ts', title: 'group' },
    { file: 'b.test.ts', title: 'group one' },
  ]
  const [listed, ...others] = failed
  expect(judge(failed, faults)).toEqual({ ours: others, ofWine: [{ ...listed, reason: 'Wine has none.' }] })
})

test('a file that could not run is listed without a title', () => {
  const faults = [{ file: 'a.test.ts', title: '', reason: '' }]
  expect(judge([{ file: 'a.test.ts', title: '' }], faults).ours).toEqual([])
  expect(judge([{ file: 'a.test.ts', title: 'one' }], faults).ours).toHaveLength(1)
})

test('every fault of Wine names a test file that exists', () => {
  expect(wineFaults.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
})

test.each([
  ['Z:\\tmp\\a b', '/tmp/a b'],
  ['c:/users/root', '/drive/users/root'],
  ['--git-dir=C:\\repo\\.git', '--git-dir=/drive/repo/.git'],
  ['file:///Z:/tmp/repository', 'file:///tmp/repository'],
  ['NUL', '/dev/null'],
  ['http://127.0.0.1/a', 'http://127.0.0.1/a'],
  ['a\\b:c', 'a\\b:c'],
])('the argument %s of a relayed program is %s on Linux', (argument, expected) => {
  expect(linuxPath(argument, '/drive')).toBe(expected)
})
