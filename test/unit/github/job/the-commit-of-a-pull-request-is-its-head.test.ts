import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContext } from '../../../../src/github/job/environment.ts'

function eventFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-event-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'event.json')
  writeFileSync(path, text)
  return path
}

const head = JSON.stringify({ pull_request: { head: { sha: 'head', repo: null } } })

test.each([
  ['a push is about its commit', 'push', head, 'merge'],
  ['a pull request is about its head, not the merge commit', 'pull_request', head, 'head'],
  ['an event that cannot be read leaves the commit', 'pull_request', '{', 'merge'],
  ['an event without a pull request leaves the commit', 'pull_request_review', '{}', 'merge'],
])('%s', (_, event, text, sha) => {
  const environment = { GITHUB_SHA: 'merge', GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: eventFile(text) }
  expect(readContext(environment).sha).toBe(sha)
})

test.each([
  ['a pull request', 'pull_request', { pull_request: { head: { sha: 'h' }, base: { sha: 'b' } } }, 'b'],
  ['a queued merge', 'merge_group', { merge_group: { base_sha: 'b' } }, 'b'],
  ['a push', 'push', { before: 'a'.repeat(40) }, undefined],
])('%s is compared with its base', (_, event, payload, changeBase) => {
  const environment = { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: eventFile(JSON.stringify(payload)) }
  const context = readContext(environment)
  expect([context.changeBase, context.before]).toEqual([changeBase, event === 'push' ? 'a'.repeat(40) : undefined])
})

test('the page of the run is absolute', () => {
  const environment = { GITHUB_REPOSITORY: 'ada/harbor', GITHUB_SERVER_URL: 'https://ghe.example', GITHUB_RUN_ID: '7' }
  expect(readContext(environment).runUrl).toBe('https://ghe.example/ada/harbor/actions/runs/7')
})
