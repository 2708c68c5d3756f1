import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test as base, expect } from 'vitest'
import { cloneGraph } from '../../../src/old/git/clone-graph.ts'
import { commit, git } from '../../support/git.ts'
import { said } from '../../support/messages.ts'

/** A repository with `first - second - third` on `main`, `aside` beside `second`, and a root of its own; and clones of it. */
const test = base
  .extend('folder', ({ task: _ }, { onCleanup }) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-')))
    onCleanup(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
    return folder
  })
  .extend('origin', ({ folder }) => {
    const origin = join(folder, 'origin')
    const first = commit(origin, { a: '1' })
    const second = commit(origin, { a: '2' })
    git(origin, 'tag', 'v2')
    git(origin, 'checkout', '--quiet', '-b', 'aside', first)
    const aside = commit(origin, { b: '1' })
    git(origin, 'checkout', '--quiet', '--orphan', 'other')
    const other = commit(origin, { c: '1' })
    git(origin, 'checkout', '--quiet', 'main')
    const third = commit(origin, { a: '3' })
    git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
    git(origin, 'config', 'uploadpack.allowFilter', 'true')
    return { path: origin, first, second, third, aside, other }
  })
  .extend('cloned', ({ folder, origin }) => (...options: readonly string[]) => {
    const path = join(folder, `clone-${options.length}-${Math.random()}`)
    git(folder, 'clone', '--quiet', ...options, pathToFileURL(origin.path).href, path)
    return { path, graph: cloneGraph(path) }
  })

const { signal } = new AbortController()

test('a full clone knows every relation, with subjects and times', async ({ origin, cloned }) => {
  const { graph } = cloned()
  const { first, second, third, aside, other } = origin
  const relation = async (live: string, ref: string) => {
    const compared = await graph.compare(live, ref, signal)
    return compared.kind === 'found' ? compared.value : compared.why
  }
  expect(await relation(third, first)).toBe('behind')
  expect(await relation(first, third)).toBe('ahead')
  expect(await relation(second, second)).toBe('equal')
  expect(await relation(third, aside)).toBe('diverged')
  expect(await relation(third, other)).toBe('diverged')
  expect(await relation(third.slice(0, 10), second.slice(0, 12))).toBe('behind')
  expect(await graph.compare(third, first, signal)).toMatchObject({
    live: { id: third, subject: 'A change', committedMs: expect.any(Number) },
    own: { id: first, subject: 'A change' },
  })
})

test('a tag stands for its commit; a branch of the clone for nothing', async ({ origin, cloned }) => {
  const { graph } = cloned()
  for (const ref of ['v2', 'refs/tags/v2'])
    expect(await graph.compare(origin.third, ref, signal)).toMatchObject({
      value: 'behind',
      own: { id: origin.second },
    })
  expect(await graph.compare(origin.third, 'main', signal)).toMatchObject({ kind: 'unknown' })
})

test('a commit that is not there, and a folder that is no repository, are unknown', async ({
  folder,
  origin,
  cloned,
}) => {
  const { graph } = cloned()
  const absent = 'e'.repeat(40)
  expect(await graph.compare(absent, origin.first, signal)).toMatchObject({
    why: expect.stringMatching(said('clone-cannot-compare')),
  })
  expect(await graph.compare(origin.first, absent, signal)).toMatchObject({ kind: 'unknown' })
  expect(await cloneGraph(folder).compare(origin.first, origin.second, signal)).toMatchObject({ kind: 'unknown' })
})

test('in a shallow clone only a yes is a proof', async ({ origin, cloned }) => {
  const { path, graph } = cloned('--depth=2')
  const { first, second, third, aside } = origin
  expect(await graph.compare(third, second, signal)).toMatchObject({ value: 'behind' })
  expect(await graph.compare(second, third, signal)).toMatchObject({ value: 'ahead' })
  expect(await graph.compare(third, first, signal)).toMatchObject({ kind: 'unknown' })
  // Both are there, and what lies between them is not.
  git(path, 'fetch', '--quiet', '--depth=1', 'origin', first)
  git(path, 'fetch', '--quiet', '--depth=1', 'origin', third)
  git(path, 'fetch', '--quiet', '--depth=1', 'origin', aside)
  expect(await graph.compare(third, first, signal)).toMatchObject({ why: expect.stringContaining('shallow') })
  expect(await graph.compare(third, aside, signal)).toMatchObject({ why: expect.stringContaining('shallow') })
})

test.for(['blob:none', 'tree:0'])(
  'a partial clone (%s) compares, and fetches nothing',
  async (filter, { origin, cloned }) => {
    const { path, graph } = cloned(`--filter=${filter}`, '--no-checkout')
    const { first, third, aside } = origin
    const objects = () => git(path, 'count-objects', '-v')
    const before = objects()
    expect(await graph.compare(third, first, signal)).toMatchObject({ value: 'behind' })
    expect(await graph.compare(third, aside, signal)).toMatchObject({ value: 'diverged' })
    const late = commit(origin.path, { a: '4' })
    expect(await graph.compare(late, third, signal)).toMatchObject({ kind: 'unknown' })
    expect(objects()).toBe(before)
  },
)

test('where a branch is now, the server says, and not the clone', async ({ origin, cloned }) => {
  const { graph } = cloned()
  const { first, second, third } = origin
  expect(await graph.findBranch(third, 'main', signal)).toEqual({ kind: 'found', value: 'main' })
  expect(await graph.findBranch(second, 'main', signal)).toMatchObject({ kind: 'absent' })
  expect(await graph.findBranch(second, undefined, signal)).toMatchObject({ kind: 'absent' })
  expect(await graph.findBranch(third, undefined, signal)).toEqual({ kind: 'found', value: 'main' })
  git(origin.path, 'reset', '--quiet', '--hard', first)
  expect(await graph.findBranch(first, 'main', signal)).toEqual({ kind: 'found', value: 'main' })
  expect(await graph.findBranch(third, 'main', signal)).toMatchObject({ kind: 'absent' })
  expect(await graph.findBranch(third, 'gone', signal)).toMatchObject({ kind: 'absent' })
  rmSync(origin.path, { recursive: true })
  expect(await graph.findBranch(first, 'main', signal)).toMatchObject({ kind: 'unknown' })
})

test('an abort ends it with its reason', async ({ origin, cloned }) => {
  const reason = new Error('stopped')
  await expect(cloned().graph.compare(origin.first, origin.second, AbortSignal.abort(reason))).rejects.toBe(reason)
})
