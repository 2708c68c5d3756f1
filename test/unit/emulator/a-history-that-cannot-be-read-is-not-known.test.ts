import { afterAll, expect, test } from 'vitest'
import { CommitRanges } from '../../../emulator/src/page/commit-ranges.ts'
import { newFolder } from '../../support/folder.ts'
import { commit } from '../../support/git.ts'

const folder = newFolder(afterAll)
const environment = { PATH: process.env['PATH'] ?? '' }
const commitId = '0123456789'.repeat(4)

test('what two commits differ in is read without their files', async () => {
  const repository = `${folder}/app`
  const first = commit(repository, { a: '1' })
  const second = commit(repository, { a: '2' })
  const ranges = new CommitRanges(`${folder}/one`, environment)
  const entry = { commit: second, subject: 'A change', author: 'Test', at: expect.stringMatching(/^\d{4}-/) }
  expect(await ranges.between(repository, first, second)).toEqual({ kind: 'known', added: [entry], removed: [] })
  expect(await ranges.between(repository, second, first)).toEqual({ kind: 'known', added: [], removed: [entry] })
})

test('a commit or a repository that is not there is not known, and no password is said', async () => {
  const ranges = new CommitRanges(`${folder}/two`, environment)
  const repository = `${folder}/other`
  const only = commit(repository, { a: '1' })
  expect(await ranges.between(repository, commitId, only)).toMatchObject({
    kind: 'unknown',
    why: expect.stringMatching(/\S/),
  })
  const answer = await ranges.between('http://somebody:hunter2@127.0.0.1:1/app.git', commitId, only)
  expect(answer).toMatchObject({ kind: 'unknown', why: expect.stringContaining('http://127.0.0.1:1/app.git') })
  expect(JSON.stringify(answer)).not.toContain('hunter2')
  // The next one is read all the same.
  expect((await ranges.between(repository, only, only)).kind).toBe('known')
})
