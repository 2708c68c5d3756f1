// @module-tag thorough
import type { GithubFault } from '../support/github/fault.ts'
import { test } from '../support/previewing.ts'

test.concurrent.for<[string, GithubFault]>([
  ['loses the first comment', { on: 'issues/create-comment', nth: [1], answer: 'reset' }],
  ['loses the answer to it', { on: 'issues/create-comment', nth: [1], effect: 'happens', answer: 'reset' }],
  ['limits it', { on: 'issues/create-comment', nth: [1], answer: { retryAfter: 1 } }],
  ['stumbles over its update', { on: 'issues/update-comment', nth: [1], answer: 'unicorn' }],
  ['loses the answer to its update', { on: 'issues/update-comment', nth: [1], effect: 'happens', answer: 'cut' }],
])('a GitHub that %s still shows one comment', async ([, fault], { stage, expect }) => {
  const { hub, run } = await stage({ github: { faults: [fault] } })
  const job = await run('opened')
  expect([job.outcome, job.warnings]).toEqual(['succeeded', []])
  expect(hub.comments.map(({ body }) => body)).toEqual([expect.stringContaining('is ready')])
})
