import { expect, test } from 'vitest'
import { pullRequestEvent, pullRequestRun } from './events.ts'
import { pullRequest } from './pulls.ts'

test.for(['opened', 'synchronize', 'reopened', 'closed'] as const)(
  'the event of a pull request that was %s',
  (action) => {
    const pull = pullRequest(7, { head: { sha: 'b'.repeat(40) } })
    const event = pullRequestEvent(action, pull, { before: 'a'.repeat(40) })
    expect(event).toMatchObject({
      action,
      number: 7,
      ...(action === 'synchronize' && { before: 'a'.repeat(40), after: 'b'.repeat(40) }),
      pull_request: {
        number: 7,
        state: action === 'closed' ? 'closed' : 'open',
        user: { login: 'ada' },
        head: { sha: 'b'.repeat(40), repo: { full_name: 'ada/harbor', fork: false } },
        base: { repo: { full_name: 'ada/harbor' } },
      },
      repository: { full_name: 'ada/harbor', owner: { login: 'ada' } },
      sender: { login: 'ada' },
    })
    expect(JSON.stringify(event)).not.toMatch(/Codertocat|Hello-World|installation/)
  },
)

test('a fork is another repository, and may be deleted', () => {
  const fork = (repository: string | null) => pullRequestEvent('opened', pullRequest(7, { head: { repository } }))
  expect(fork('mallory/harbor')).toMatchObject({
    pull_request: { head: { label: 'mallory:repaint', repo: { full_name: 'mallory/harbor', fork: true } } },
  })
  expect(fork(null)).toMatchObject({ pull_request: { head: { user: null, repo: null } } })
})

test('a run checks out the merge, or the base if requested', () => {
  const pull = pullRequest(7)
  const actor = 'dependabot[bot]'
  expect(pullRequestRun('opened', pull, { actor })).toMatchObject({
    env: {
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_SHA: pull.mergeSha,
      GITHUB_HEAD_REF: 'repaint',
      GITHUB_ACTOR: actor,
    },
    event: { sender: { login: actor, type: 'Bot' } },
  })
  expect(pullRequestRun('opened', pull, { on: 'pull_request_target' }).env).toMatchObject({
    GITHUB_EVENT_NAME: 'pull_request_target',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: pull.base.sha,
  })
})
