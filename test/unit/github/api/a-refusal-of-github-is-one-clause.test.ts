import { expect, test } from 'vitest'
import { type BodyKind, NoAnswerError, RefusedError } from '../../../../src/client/errors.ts'
import { githubRefusal } from '../../../../src/github/api/client.ts'
import { saidAlone } from '../../../support/messages.ts'

const operation = 'GitHub'
const refused = (status: number, said: string, more: { retryAfterMs?: number; found?: BodyKind } = {}) =>
  new RefusedError(said, { operation, status, said, retryAfterMs: undefined, ...more })
const refusedConnection = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const broken = new NoAnswerError('', { operation, sent: false, cause: refusedConnection })

test.each([
  [refused(422, 'Validation failed'), saidAlone('github-error', '422', 'Validation failed')],
  [broken, saidAlone('github-no-answer', 'connect ECONNREFUSED')],
  [new DOMException('timed out', 'TimeoutError'), saidAlone('github-timeout')],
  [refused(502, '', { found: 'HTML' }), saidAlone('github-error-page', '502')],
  [refused(429, 'a secondary rate limit', { retryAfterMs: 90_000 }), saidAlone('github-rate-limit', '1 m 30 s')],
  [new Error('GitHub sent no id'), /^GitHub sent no id$/],
  [refused(403, 'Resource not accessible'), saidAlone('github-permission-missing', 'deployments: write')],
])('%s', (error, clause) => {
  expect(githubRefusal(error, 'deployments: write')).toMatch(clause)
})
