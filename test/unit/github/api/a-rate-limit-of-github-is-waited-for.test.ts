import { expect, test } from 'vitest'
import { type BodyKind, NoAnswerError, RefusedError } from '../../../../src/old/client/errors.ts'
import { rateLimitWait } from '../../../../src/old/client/http/json-api.ts'
import { githubRefusal, isGithubLimit } from '../../../../src/old/github/api/github-repository.ts'
import { saidAlone } from '../../../support/messages.ts'

const date = 'Sat, 21 Nov 2026 06:00:00 GMT'
const now = Date.parse(date) / 1_000
const spent = { date, 'x-ratelimit-remaining': '0' }

test.each([
  ['the seconds that it names', 403, { date, 'retry-after': '30' }, 30_000],
  ['those rather than the reset', 429, { ...spent, 'retry-after': '2', 'x-ratelimit-reset': `${now + 9}` }, 2_000],
  ['until the reset', 403, { ...spent, 'x-ratelimit-reset': `${now + 9}` }, 9_000],
  ['no longer when that has passed', 403, { ...spent, 'x-ratelimit-reset': `${now - 9}` }, 0],
  ['a minute where the status says it', 429, {}, 60_000],
  ['not, where a permission is missing', 403, { date, 'x-ratelimit-remaining': '7' }, undefined],
  ['not, where nothing is there', 404, spent, undefined],
] as const)('a limit is in force %s', (_, status, headers: Readonly<Record<string, string>>, ms) => {
  expect(rateLimitWait({ status, header: (name) => headers[name] })).toBe(ms)
})

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

test.each([
  ['You have exceeded a secondary rate limit. Please wait a few minutes before you try again.', true],
  ['You have triggered an abuse detection mechanism.', true],
  [
    'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. Please retry your request again later.',
    true,
  ],
  ['API rate limit exceeded for a suspended user.', true],
  ['was submitted too quickly', true],
  ['Repository access blocked', false],
  ['', true],
  ['Something went wrong', true],
  ['Resource not accessible by integration', false],
  ['Must have admin rights to Repository.', false],
  ['Resource protected by organization SAML enforcement.', false],
  ['Repository was archived so is read-only.', false],
  ['Write access to repository not granted.', false],
])('a 403 without a header that says "%s" is a limit: %s', (words, isOne) => {
  expect(isGithubLimit(words)).toBe(isOne)
})
