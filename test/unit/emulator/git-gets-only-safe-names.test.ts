import { expect, test } from 'vitest'
import { isRef } from '../../../emulator/src/builds/git-source.ts'
import { isRepository } from '../../../src/contract/repository-url.ts'

test.each(['main', 'v1.2.3', 'refs/heads/feature/x', '6aa728997ff457dc47423495c21c5007257da01e', 'größe', 'a-b'])(
  '"%s" may be a ref',
  (ref) => {
    expect(isRef(ref)).toBe(true)
  },
)

test.each([
  ...['', '-x', '--upload-pack=evil', 'a b', 'a:b', 'a..b', 'a~1', 'a^', 'a?', 'a*', 'a\\b'],
  ...['a//b', '/a', 'a/', 'a\nb', 'a\0'],
])('"%s" is not a ref', (ref) => {
  expect(isRef(ref)).toBe(false)
})

test.each(['https://example.com/x.git', 'http://127.0.0.1:1/x', 'file:///a/b', process.cwd()])(
  'Git may fetch from %s',
  (url) => {
    expect(isRepository(url)).toBe(true)
  },
)

test.each([
  ...['', 'x', '../x', 'ext::sh -c evil', 'ssh://host/x', 'git@host:x', '--upload-pack=x'],
  ...['https://', 'https://a\n'],
])('"%s" is not fetched from', (url) => {
  expect(isRepository(url)).toBe(false)
})
