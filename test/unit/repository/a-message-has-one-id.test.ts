import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allMessages } from '../../../scripts/messages.ts'

test('each message with an id has one of its own, by which a document or a test names it', () => {
  const ids = allMessages().map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id))).toEqual([])
  const files = execFileSync('git', ['ls-files', 'test/*.ts', 'docs/*.md', 'scripts/*.ts'], { encoding: 'utf8' })
  const texts = files
    .trim()
    .split('\n')
    .map((file) => readFileSync(file, 'utf8'))
  const named = new Set(texts.join('\n').match(/(?<=['"`])[a-z0-9]+(?:-[a-z0-9]+)+(?=['"`])/g))
  const unnamed =
    'no test or document names them: assert a message with `said(id)`, or give docs/troubleshooting.md a row'
  expect(
    ids.filter((id) => !named.has(id)),
    unnamed,
  ).toEqual([])
  expect(ids.length).toBeGreaterThan(150)
})
