import { expect, test } from 'vitest'
import { type AskingRun, askedBy } from '../../../src/actions/preview/asked.ts'
import type { PullRequestEvent } from '../../../src/github/job/pull-request-event.ts'

const run: AskingRun = { eventName: 'pull_request', repository: 'ada/harbor', actor: 'ada', attempt: 1, hasKey: true }
const pull: PullRequestEvent = {
  name: 'pull_request',
  action: 'opened',
  number: 7,
  headSha: '1'.repeat(40),
  headRepository: 'Ada/Harbor',
  author: 'ada',
  createdAt: undefined,
}

test.each([
  ['opened', 1, { kind: 'deploy', first: true }],
  ['opened', 2, { kind: 'deploy', first: false }],
  ['reopened', 1, { kind: 'deploy', first: false }],
  ['synchronize', 1, { kind: 'deploy', first: false }],
  ['closed', 1, { kind: 'close', again: false }],
  ['closed', 2, { kind: 'close', again: true }],
  ['labeled', 1, { kind: 'end', outcome: 'skipped' }],
])('%s in attempt %i', (action, attempt, asked) => {
  expect(askedBy({ ...pull, action }, { ...run, attempt })).toMatchObject(asked)
})

test.each([
  ['a fork', { headRepository: 'eve/harbor' }, {}, 'skipped'],
  ['a deleted fork', { headRepository: undefined }, {}, 'skipped'],
  ['a pull request of Dependabot', { author: 'dependabot[bot]' }, {}, 'skipped'],
  ['a rebase by Dependabot', {}, { actor: 'dependabot[bot]' }, 'skipped'],
  ['anybody else', {}, {}, undefined],
] as const)('without a key, %s', (_, event, more, outcome) => {
  const asked = askedBy({ ...pull, ...event }, { ...run, ...more, hasKey: false })
  // Who should have a key is told by its input.
  expect(asked.kind === 'end' ? asked.outcome : undefined).toBe(outcome)
  expect(askedBy({ ...pull, ...event }, { ...run, ...more }).kind).toBe('deploy')
})

test('an event without a pull request is a mistake of the workflow', () => {
  const asked = askedBy(undefined, { ...run, eventName: 'push' })
  expect(asked).toMatchObject({ kind: 'end', outcome: 'failed', why: expect.stringContaining('`push`') })
  const unread = askedBy(undefined, run)
  expect(unread).toMatchObject({ kind: 'end', outcome: 'failed', why: expect.stringContaining('GITHUB_EVENT_PATH') })
})
