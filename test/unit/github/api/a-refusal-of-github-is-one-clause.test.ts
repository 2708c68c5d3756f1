import { expect, test } from 'vitest'
import { githubRefusal } from '../../../../src/github/api/client.ts'

const forbidden = 'Resource not accessible by integration'

test.each([
  [{ status: 422, response: { headers: {} } }, 'Validation failed', 'GitHub answered 422: Validation failed'],
  [{ status: 500, response: undefined }, 'connect ECONNREFUSED', 'GitHub gave no answer: connect ECONNREFUSED'],
  [{ status: 500 }, 'The operation was aborted', 'GitHub gave no answer: The operation was aborted'],
  [{ status: 502, response: { headers: {} } }, '<!DOCTYPE html><title>Unicorn!</title>', 'GitHub answered 502'],
  [
    { status: 403, response: { headers: { 'retry-after': '90' } } },
    'You have exceeded a secondary rate limit.',
    "GitHub limits the token's requests for another 1 m 30 s",
  ],
  [{}, 'GitHub sent no id', 'GitHub sent no id'],
  [
    { status: 403, response: { headers: {} } },
    forbidden,
    'the token lacks the permission `deployments: write`; grant it under `permissions:` of the job',
  ],
])('%j %s', (fields, message, clause) => {
  expect(githubRefusal(Object.assign(new Error(message), fields), 'deployments: write')).toBe(clause)
})
