import { expect, test } from 'vitest'
import { compareRefs, readRecord, readRef } from '../../../src/old/deployment/history/history-record.ts'

const sha = '0123456789abcdef0123456789abcdef01234567'
const otherSha = 'f'.repeat(40)

test.each([
  ['main', { ref: 'main' }, 'ours'],
  ['main', { branch: 'refs/heads/main' }, 'ours'],
  ['refs/tags/v1', { tag: 'v1' }, 'ours'],
  ['main', { ref: 'dev' }, 'another'],
  ['main', { commit: sha }, 'not-shown'],
  ['main', { ref: sha }, 'not-shown'],
  [sha, { commit: sha.slice(0, 8) }, 'ours'],
  [sha.slice(0, 8), { commit: { sha: sha.toUpperCase() } }, 'ours'],
  [sha, { ref: 'main', commitSha: sha }, 'ours'],
  [sha, { commit: otherSha }, 'another'],
  [sha, { ref: 'main' }, 'another'],
  [sha, { createdAt: 'today' }, 'not-shown'],
  [sha, { commit_sha: sha }, 'ours'],
  [sha, { CommitSHA: sha }, 'ours'],
  [sha, { gitCommit: sha }, 'ours'],
  [sha, { git_commit: { sha } }, 'ours'],
  [sha, { commitRef: sha }, 'ours'],
  [sha, { source: { commit_ref: otherSha } }, 'another'],
  ['main', { commitRef: 'main' }, 'ours'],
  ['main', { git_branch: 'dev' }, 'another'],
  [sha, { trigger: { by: 'api' }, committer: sha, tags: ['x'] }, 'not-shown'],
  [undefined, { ref: 'main' }, 'not-shown'],
])('requested %s, shown %j: %s', (asked, raw, expected) => {
  expect(compareRefs(asked, readRecord(raw).refs)).toBe(expected)
})

test.each([
  [{ branch: 'main', commitRef: sha }, sha],
  [{ commitRef: 'main' }, 'main'],
  [{ git: { tag: 'v1' } }, 'v1'],
  [{ commit: { id: sha } }, sha],
  // An archive's digest looks like a commit.
  [{ source: { hash: sha }, metadata: { id: sha } }, undefined],
  [{ committer: sha }, undefined],
])('what %j shows as deployed is %s', (raw, ref) => {
  expect(readRef(readRecord(raw).refs)).toBe(ref)
})

test.each([
  [{ url: 'https://a.example/x' }, 'https://a.example/x'],
  [{ hostname: 'a.example' }, 'https://a.example'],
  [{ url: 'http://127.0.0.1:80' }, 'http://127.0.0.1:80'],
  [{ url: 'javascript:alert(1)' }, undefined],
  [{ url: 'https://user:password@a.example' }, undefined],
  [{ url: '' }, undefined],
  [{ url: null, hostname: 'b.example' }, 'https://b.example'],
])('the URL of %j is %s', (raw, url) => {
  expect(readRecord(raw).url).toBe(url)
})

test('the order of keys does not change a record', () => {
  const one = readRecord({ id: 'd', status: 'x', meta: { a: 1, b: 2 } })
  const same = readRecord({ meta: { b: 2, a: 1 }, status: 'x', id: 'd' })
  expect(same.fingerprint).toBe(one.fingerprint)
})
