import { expect, test } from 'vitest'
import { interpretEvent } from '../../../../src/actions/preview/action.ts'
import type { PullRequestEvent } from '../../../../src/github/job/environment.ts'
import { saidAlone } from '../../../support/messages.ts'

const environment = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REPOSITORY: 'ada/harbor', GITHUB_ACTOR: 'ada' }
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
  ['opened', 1, { kind: 'deploy', isFirstRun: true }],
  ['opened', 2, { kind: 'deploy', isFirstRun: false }],
  ['reopened', 1, { kind: 'deploy', isFirstRun: false }],
  ['synchronize', 1, { kind: 'deploy', isFirstRun: false }],
  ['closed', 1, { kind: 'close', isRerun: false }],
  ['closed', 2, { kind: 'close', isRerun: true }],
  ['labeled', 1, { kind: 'none', outcome: 'skipped' }],
])('%s in attempt %i', (action, attempt, request) => {
  expect(interpretEvent({ ...pull, action }, { ...environment, GITHUB_RUN_ATTEMPT: `${attempt}` }, true)).toMatchObject(
    request,
  )
})

test.each([
  ['a fork', { headRepository: 'eve/harbor' }, {}, 'skipped'],
  ['a deleted fork', { headRepository: undefined }, {}, 'skipped'],
  ['a pull request of Dependabot', { author: 'dependabot[bot]' }, {}, 'skipped'],
  ['a rebase by Dependabot', {}, { GITHUB_ACTOR: 'dependabot[bot]' }, 'skipped'],
  ['a pull request of this repository', {}, {}, undefined],
] as const)('without a key, %s', (_, event, more, outcome) => {
  const request = interpretEvent({ ...pull, ...event }, { ...environment, ...more }, false)
  // If a key is required, its input reports that it is missing.
  expect(request.kind === 'none' ? request.outcome : undefined).toBe(outcome)
  expect(interpretEvent({ ...pull, ...event }, { ...environment, ...more }, true).kind).toBe('deploy')
})

test('an event without a pull request is a mistake of the workflow', () => {
  const failed = (id: string, eventName: string) => ({
    kind: 'none',
    outcome: 'failed',
    reason: expect.stringMatching(saidAlone(id, id === 'preview-event-unsupported' ? eventName : undefined)),
  })
  const push = interpretEvent(undefined, { ...environment, GITHUB_EVENT_NAME: 'push' }, true)
  expect(push).toMatchObject(failed('preview-event-unsupported', 'push'))
  expect(interpretEvent(undefined, environment, true)).toMatchObject(failed('preview-event-unreadable', 'pull_request'))
})
