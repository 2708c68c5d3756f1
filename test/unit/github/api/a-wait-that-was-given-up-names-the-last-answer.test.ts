import { expect, test, vi } from 'vitest'
import { GitHubRepository } from '../../../../src/old/github/api/github-repository.ts'
import { silenceUntilAwaited } from '../../../../src/old/text/deferred-rejection.ts'
import { Redactor } from '../../../../src/old/text/secrets/redactor.ts'
import type { FaultyAnswer } from '../../../support/github/fault.ts'
import { GithubApi } from '../../../support/github/github-api.ts'
import { pullRequest } from '../../../support/github/pulls.ts'
import { said, saidAlone } from '../../../support/messages.ts'

const token = 'ghs_of_a_test'
const timeout = new DOMException('timed out', 'TimeoutError')
const permission = 'pull-requests: read'
const secondary = { status: 403, body: { message: 'You have exceeded a secondary rate limit.' } }

async function withGitHub(answer: FaultyAnswer | undefined, use: (github: GitHubRepository) => Promise<void>) {
  const faults = answer === undefined ? [] : [{ on: 'pulls/get', answer } as const]
  const hub = await new GithubApi(token, { pulls: [pullRequest(7)], faults }).open()
  const ends = new AbortController()
  const [owner = '', repo = ''] = hub.repository.split('/')
  const repository = { owner, repo, apiUrl: hub.url }
  const github = new GitHubRepository({ repository, token, redactor: new Redactor(), signal: ends.signal })
  try {
    await use(github)
  } finally {
    ends.abort(new Error('the test is over'))
    await hub.close()
  }
}

test.for([
  ['an error of a gateway', 'unicorn', [saidAlone('github-timeout-after'), said('github-error-page', '502')]],
  ['a limit', { retryAfter: 60 }, [saidAlone('github-rate-limit')]],
  ['a limit without a header', secondary, [saidAlone('github-rate-limit')]],
] as const)('after %s it is said why the time was over', async ([, answer, texts]) => {
  await withGitHub(answer, async (github) => {
    const asking = github.pullRequest(7)
    silenceUntilAwaited(asking)
    await vi.waitFor(() => {
      for (const text of texts) expect(github.explain(timeout, permission)).toMatch(text)
    }, 10_000)
  })
})

test('without such an answer nothing is added, nor once a request has succeeded', async () => {
  await withGitHub('mute', async (github) => {
    silenceUntilAwaited(github.pullRequest(7))
    expect(github.explain(timeout, permission)).toMatch(saidAlone('github-timeout'))
  })
  await withGitHub(undefined, async (github) => {
    await github.pullRequest(7)
    expect(github.explain(timeout, permission)).toMatch(saidAlone('github-timeout'))
  })
})
