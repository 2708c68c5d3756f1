// @module-tag thorough
import type { GithubFault } from '../support/github/fault.ts'
import { onPlatform, pullRequest, test } from '../support/previewing.ts'

test.concurrent.for<[string, GithubFault]>([
  ['loses the first comment', { on: 'issues/create-comment', nth: [1], answer: 'reset' }],
  ['loses the answer to it', { on: 'issues/create-comment', nth: [1], effect: 'happens', answer: 'reset' }],
  ['limits it', { on: 'issues/create-comment', nth: [1], answer: { retryAfter: 1 } }],
  ['stumbles over its update', { on: 'issues/update-comment', nth: [1], answer: 'unicorn' }],
  ['loses the answer to its update', { on: 'issues/update-comment', nth: [1], effect: 'happens', answer: 'cut' }],
])('a GitHub that %s still shows one comment', async ([, fault], { platform, github, preview, expect }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull], faults: [fault] })]
  const job = await preview({ hub, pull, action: 'opened' }, onPlatform(site))
  expect([job.outcome, job.warnings]).toEqual(['succeeded', []])
  expect(hub.comments.map(({ body }) => body)).toEqual([expect.stringContaining('is ready')])
})
