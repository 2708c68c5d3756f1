import { expect, test } from 'vitest'
import { type BodyKind, NoAnswerError, RefusedError, UnreadableError } from '../../../src/old/client/errors.ts'
import { whyNotThisInterface } from '../../../src/old/deployment/start/preflight.ts'
import { said } from '../../support/messages.ts'

const operation = 'whoami'
const refused = (status: number, found: BodyKind) =>
  new RefusedError('refused.', { operation, status, said: '', retryAfterMs: undefined, found })
const unreadable = (found: BodyKind, body?: unknown) =>
  new UnreadableError('unreadable.', { operation, status: 200, found, body })
const broken = (code: string) => new NoAnswerError('broken.', { operation, sent: true, code })

test.each<[name: string, answer: unknown, text: RegExp | undefined]>([
  ['an identity', { id: 'u1' }, undefined],
  ['an identity with more fields', { email: 'a@b.example', more: 1 }, undefined],
  ['an account key that shows nothing else', { keyScope: null }, undefined],
  ['an object without a field of an identity', { ok: true }, said('base-url-other-interface')],
  ['an identity with a field of another type', unreadable('JSON', { id: 7 }), undefined],
  ['a list', unreadable('JSON', [1]), said('base-url-other-interface')],
  ['JSON that breaks off', unreadable('broken JSON'), undefined],
  ['an answer that could not be decompressed', unreadable('JSON'), undefined],
  ['a page', unreadable('HTML'), said('base-url-other-interface')],
  ['text', unreadable('plain text'), said('base-url-other-interface')],
  ['nothing', unreadable('an empty body'), said('base-url-other-interface')],
  ['a redirect to another origin', refused(302, 'an empty body'), /^refused\.$/],
  ['a JSON 404', refused(404, 'JSON'), said('base-url-without-api')],
  ['a page with 404', refused(404, 'HTML'), said('base-url-other-interface')],
  ['a page with 401', refused(401, 'HTML'), said('base-url-other-interface')],
  ['401', refused(401, 'JSON'), undefined],
  ['403', refused(403, 'JSON'), undefined],
  ['429', refused(429, 'plain text'), undefined],
  ['a gateway that fails with a page', refused(502, 'HTML'), undefined],
  ['a server that fails', refused(500, 'JSON'), undefined],
  ['what is not HTTP', broken('HPE_INVALID_CONSTANT'), said('base-url-not-http')],
  ['a reset', broken('ECONNRESET'), undefined],
])('%s', (_name, answer, text) => {
  const problem = whyNotThisInterface('https://platform.example', answer)
  if (text === undefined) expect(problem).toBeUndefined()
  else expect(problem).toMatch(text)
})

test.each([
  ['https://platform.example/api', refused(404, 'JSON')],
  ['https://platform.example/api', unreadable('HTML')],
  ['https://platform.example/eu/api', refused(404, 'HTML')],
])('%s is told that /api stands there twice', (baseUrl, answer) => {
  expect(whyNotThisInterface(baseUrl, answer)).toMatch(said('base-url-doubled-api', baseUrl))
})
