import { mkdirSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FoundConfig, findConfig } from '../../../../src/old/config/file/config-search.ts'
import { Inputs } from '../../../../src/old/config/inputs.ts'
import { listCandidateRefs } from '../../../../src/old/git/find-commit.ts'
import { newFolder } from '../../../support/folder.ts'
import { commit, git, write } from '../../../support/hostile-change.ts'
import { said } from '../../../support/messages.ts'

const folder = newFolder(afterAll)
const origin = join(folder, 'origin')

let base = ''
let head = ''

beforeAll(() => {
  mkdirSync(origin)
  git(origin, 'init', '--quiet', '--initial-branch=main')
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  write(origin, {
    'taxiway.yaml': '\n\n  # indented\n  success-states: [shipped]\n',
    'apps/own.yaml': 'timeout: 10m\n',
  })
  base = commit(origin)
  git(origin, 'checkout', '--quiet', '-b', 'change')
  git(origin, 'rm', '--quiet', '-r', 'apps')
  write(origin, { 'taxiway.yaml': 'success-states: [failed]\n', 'new.yaml': 'timeout: 10m\n' })
  head = commit(origin)
})

/** A clone of the change, with this many commits. */
function clone(name: string, ...more: readonly string[]): string {
  const target = join(folder, name)
  git(folder, 'clone', '--quiet', ...more, '--branch=change', '--single-branch', pathToFileURL(origin).href, target)
  return target
}

function search(at: string, base: string | undefined, given: Readonly<Record<string, string>> = {}) {
  const source =
    base === undefined
      ? { kind: 'working-tree' as const }
      : { kind: 'commit' as const, refs: listCandidateRefs(base, 'heads') }
  return findConfig(new Inputs((name) => given[name]), { folder: at, source })
}

function words(found: FoundConfig | undefined): string | undefined {
  return found?.file.inputs.get('success-states')?.text
}

test('the change cannot redefine what success means, and is told that its file does not count', async () => {
  const full = clone('full')
  const found = await search(full, base)
  expect(found?.file.inputs.get('success-states')).toEqual({
    text: 'shipped',
    origin: `taxiway.yaml of ${base.slice(0, 12)}:4:19`,
  })
  expect(found?.notice).toMatch(said('config-of-commit', 'taxiway.yaml', base.slice(0, 12)))
  const own = await search(full, undefined)
  expect([words(own), own?.notice]).toEqual(['failed', undefined])
  expect((await search(full, head))?.notice).toBeUndefined()
})

test.each([
  ['commit', () => base],
  ['branch', () => 'main'],
])('a shallow checkout fetches the base %s, and a full one stays full', async (kind, baseOf) => {
  const shallow = clone(`shallow-${kind}`, '--depth=1')
  expect(words(await search(shallow, baseOf()))).toBe('shipped')
  const full = clone(`full-${kind}`)
  expect(words(await search(full, baseOf()))).toBe('shipped')
  expect(git(full, 'rev-parse', '--is-shallow-repository')).toBe('false')
})

test('a file and a folder that the change removes still count', async () => {
  const full = clone('removed')
  unlinkSync(join(full, 'taxiway.yaml'))
  expect(words(await search(full, base))).toBe('shipped')
  const found = await search(full, base, { config: 'apps/own.yaml' })
  expect([found?.file.inputs.get('timeout')?.text, found?.folder]).toEqual(['10m', join(full, 'apps')])
})

test('a file that only the change has is refused where it is named, and else is none', async () => {
  const full = clone('new')
  const refused = search(full, base, { config: 'new.yaml' })
  await expect(refused).rejects.toThrow(said('config-not-in-commit', base.slice(0, 12)))
  write(full, { 'deep/other/x': '' })
  expect(words(await search(join(full, 'deep', 'other'), base))).toBe('shipped')
  expect(words(await search(join(full, 'deep', 'other'), undefined))).toBe('failed')
})

test('without the base, nothing that decides an outcome is proven', async () => {
  const shallow = clone('alone', '--depth=1')
  git(shallow, 'remote', 'set-url', 'origin', join(folder, 'gone'))
  for (const asked of [base, 'main', '--upload-pack=touch x']) {
    const found = await search(shallow, asked)
    expect([words(found), found?.unproven]).toEqual([
      'failed',
      expect.stringMatching(said('git-commit-missing', asked)),
    ])
  }
  write(folder, { 'alone.yaml': 'timeout: 1m\n' })
  const outside = await search(folder, head, { config: 'alone.yaml' })
  expect(outside?.unproven).toMatch(said('config-without-git'))
})

test('`config-ref` names the branch, tag or commit whose file counts, whatever the system says', async () => {
  const full = clone('ref')
  git(origin, 'tag', 'v1', base)
  for (const ref of ['main', 'v1', base]) expect(words(await search(full, head, { 'config-ref': ref }))).toBe('shipped')
  expect(words(await search(full, base, { 'config-ref': 'HEAD' }))).toBe('failed')
  await expect(search(full, base, { 'config-ref': 'mian' })).rejects.toThrow(said('config-ref-unknown'))
})
