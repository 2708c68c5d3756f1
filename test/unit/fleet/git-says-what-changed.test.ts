// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test as base, describe, expect } from 'vitest'
import { compareWith } from '../../../src/old/fleet/plan/git-comparison.ts'
import { gitIn } from '../../../src/old/git/git-command.ts'
import { newFolder } from '../../support/folder.ts'
import { commit, git } from '../../support/git.ts'
import { said } from '../../support/messages.ts'

/** A real repository. */
function repositoryIn(folder: string) {
  return {
    folder,
    commit: (files: Readonly<Record<string, string | undefined>> = {}) => commit(folder, files),
    git: (...args: readonly string[]) => git(folder, ...args),
    /** A clone of this one in another folder. */
    clone(name: string, ...options: readonly string[]): string {
      const into = join(dirname(folder), name)
      git(folder, 'clone', '--quiet', ...options, pathToFileURL(folder).href, into)
      return into
    },
  }
}

const test = base.extend('repository', ({ task: _ }, { onCleanup }) => {
  const folder = newFolder(onCleanup)
  return repositoryIn(join(folder, 'origin'))
})

/** What the patterns match of what differs from a commit; or why that is not known. */
async function changed(
  folder: string,
  commit: string,
  patterns: readonly string[] = [],
): Promise<readonly string[] | string> {
  const difference = (await compareWith(gitIn(folder), [commit])).get(commit)
  return difference?.files?.matching(patterns, 100) ?? (difference?.files === undefined ? (difference?.why ?? '') : [])
}

describe('what differs', () => {
  test('changed, new and deleted files', async ({ repository }) => {
    // Git quotes such names; Windows has none with a tab.
    const odd = process.platform === 'win32' ? 'new ü/d' : 'new ü\t/d'
    const before = repository.commit({ 'api/a': '1', 'api/b': '1', 'web/c': '1' })
    repository.commit({ 'api/a': '2', 'api/b': undefined, [odd]: '1' })
    expect(await changed(repository.folder, before)).toEqual(['api/a', 'api/b', odd])
  })

  test('a moved file counts where it was and where it is, whatever the user has configured', async ({ repository }) => {
    const before = repository.commit({ 'api/a': 'the same text\n'.repeat(50) })
    repository.git('config', 'diff.renames', 'copies')
    repository.git('config', 'diff.noprefix', 'true')
    mkdirSync(join(repository.folder, 'web'))
    repository.git('mv', 'api/a', 'web/a')
    repository.commit()
    expect(await changed(repository.folder, before, ['api/**'])).toEqual(['api/a'])
    expect(await changed(repository.folder, before, ['web/**'])).toEqual(['web/a'])
  })

  test('a submodule that moved to another commit', async ({ repository }) => {
    const library = repositoryIn(join(dirname(repository.folder), 'library'))
    library.commit({ 'src/a': '1' })
    repository.commit()
    repository.git('submodule', 'add', '--quiet', pathToFileURL(library.folder).href, 'libs/x')
    repository.git('config', 'diff.ignoreSubmodules', 'all')
    const before = repository.commit({ 'api/a': '1' })
    const next = library.commit({ 'src/a': '2' })
    execFileSync('git', ['-c', 'protocol.file.allow=always', 'fetch', '--quiet', 'origin', next], {
      cwd: join(repository.folder, 'libs/x'),
    })
    execFileSync('git', ['checkout', '--quiet', next], { cwd: join(repository.folder, 'libs/x') })
    repository.commit()
    expect(await changed(repository.folder, before, ['libs/x/src/**'])).toEqual(['libs/x'])
    expect(await changed(repository.folder, before, ['api/**'])).toEqual([])
  })

  test('a commit that is older than the deployed one has the same files to go back', async ({ repository }) => {
    const older = repository.commit({ 'api/a': '1' })
    const deployed = repository.commit({ 'api/a': '2' })
    repository.git('checkout', '--quiet', older)
    const difference = (await compareWith(gitIn(repository.folder), [deployed])).get(deployed)
    expect(difference?.files?.matching([], 10)).toEqual(['api/a'])
    expect(difference).toMatchObject({ isRollback: true })
  })
})

describe('a commit that the clone lacks', () => {
  test('is fetched into a shallow clone, which stays shallow', async ({ repository }) => {
    const before = repository.commit({ 'api/a': '1' })
    const middle = repository.commit({ 'api/b': '1' })
    repository.commit({ 'api/a': '2' })
    const clone = repository.clone('shallow', '--depth=1')
    const differences = await compareWith(gitIn(clone), [before, middle])
    expect(differences.get(before)?.files?.matching([], 10)).toEqual(['api/a', 'api/b'])
    expect(differences.get(middle)?.files?.matching([], 10)).toEqual(['api/a'])
    expect(await gitIn(clone)(['rev-parse', '--is-shallow-repository'])).toEqual({ ok: true, output: 'true\n' })
  })

  test('says which fetch-depth is needed where it cannot be fetched', async ({ repository }) => {
    const before = repository.commit({ 'api/a': '1' })
    repository.commit({ 'api/a': '2' })
    const clone = repository.clone('shallow', '--depth=1')
    execFileSync('git', ['remote', 'set-url', 'origin', join(repository.folder, 'gone')], { cwd: clone })
    const why = await changed(clone, before)
    expect(why).toMatch(said('fleet-clone-shallow', before))
    // Git's cause, without its advice.
    expect(why).not.toContain('Please make sure')
  })

  test('says that there is nowhere to fetch it from', async ({ repository }) => {
    repository.commit({ 'api/a': '1' })
    const clone = repository.clone('whole')
    execFileSync('git', ['remote', 'remove', 'origin'], { cwd: clone })
    const gone = 'c'.repeat(40)
    expect(await changed(clone, gone)).toMatch(said('fleet-without-remote', gone))
  })

  test('is gone after a forced push; the other ones are still compared', async ({ repository }) => {
    const first = repository.commit({ 'api/a': '1' })
    repository.commit({ 'api/a': '2' })
    const clone = repository.clone('whole')
    const gone = 'b'.repeat(40)
    const differences = await compareWith(gitIn(clone), [gone, first])
    expect(differences.get(gone)).toMatchObject({
      files: undefined,
      why: expect.stringMatching(said('fleet-commit-gone', gone)),
    })
    expect(differences.get(first)?.files?.matching([], 10)).toEqual(['api/a'])
  })
})

test('outside of a repository nothing is known, and said', async ({ repository }) => {
  const folder = join(dirname(repository.folder), 'plain')
  mkdirSync(folder)
  expect(await changed(folder, 'a'.repeat(40))).toMatch(said('fleet-without-git'))
})
