import { expect, test } from 'vitest'
import { githubRefusal } from '../../../../src/github/api/client.ts'
import { saidAlone } from '../../../support/messages.ts'

const forbidden = 'Resource not accessible by integration'

test.each([
  [
    { status: 422, response: { headers: {} } },
    'Validation failed',
    saidAlone('github-error', '422', 'Validation failed'),
  ],
  [{ status: 500, response: undefined }, 'connect ECONNREFUSED', saidAlone('github-no-answer', 'connect ECONNREFUSED')],
  [{ status: 500 }, 'The operation was aborted', saidAlone('github-no-answer', 'The operation was aborted')],
  [
    { status: 502, response: { headers: {} } },
    '<!DOCTYPE html><title>Unicorn!</title>',
    saidAlone('github-error-page', '502'),
  ],
  [
    { status: 403, response: { headers: { 'retry-after': '90' } } },
    'You have exceeded a secondary rate limit.',
    saidAlone('github-rate-limit', '1 m 30 s'),
  ],
  [{}, 'GitHub sent no id', /^GitHub sent no id$/],
  [{ status: 403, response: { headers: {} } }, forbidden, saidAlone('github-permission-missing', 'deployments: write')],
])('%j %s', (fields, message, clause) => {
  expect(githubRefusal(Object.assign(new Error(message), fields), 'deployments: write')).toMatch(clause)
})
