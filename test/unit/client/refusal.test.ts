import { expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { NoAnswerError } from '../../../src/old/client/errors.ts'
import { toRefusedError } from '../../../src/old/client/http/refusal.ts'
import { countTries } from '../../../src/old/client/http/retry.ts'
import { describeUnreachable, readCode } from '../../../src/old/client/http/unreachable.ts'
import { nameAsInput } from '../../../src/old/text/input-name.ts'
import { said } from '../../support/messages.ts'

const base = {
  operation: 'x',
  status: 400,
  said: '',
  found: 'JSON',
  retryAfterMs: undefined,
  access: operations.whoami.access,
  effect: 'read',
} as const

test.each([
  [{ status: 400, said: 'name is required' }, 'x: the platform answered 400: "name is required". Check the arguments.'],
  [{ status: 400, said: 'It is bad.' }, 'x: the platform answered 400: "It is bad". Check the arguments.'],
  [
    { status: 401 },
    /^x: the platform answered 401 \(API key missing, invalid or revoked\)\. Check `api-key`, [^.]*\.$/,
  ],
  [{ status: 402 }, 'billing requirement'],
  [{ status: 403, access: operations.deploy_service.access }, 'A service or project key needs deployments:write'],
  [{ status: 403, access: operations.deploy_upload.access }, 'A project key needs project:write'],
  [{ status: 403, access: operations.deploy_service.access }, 'an account key may do it unless it is read-only'],
  [{ status: 403, access: operations.db_query.access }, 'Only an account key may do this'],
  [{ status: 403, access: operations.list_deleted_services.access }, 'or a key of the project'],
  [{ status: 403, access: operations.import_env.access }, 'must name one of them'],
  [{ status: 404 }, 'or this key cannot see it'],
  [{ status: 404, target: 'svc-harbr' }, 'This key cannot see "svc-harbr": check it for a typo'],
  [{ status: 404, target: 'svc-harbr', prefix: '/api' }, said('base-url-with-api')],
  [{ status: 404, target: 'svc-harbr', prefix: '/v1/api' }, said('base-url-with-api')],
  [{ status: 404, target: 'svc-harbr', prefix: '/v1' }, /project\.$/],
  [{ status: 405 }, said('refused-405')],
  [{ status: 404, found: 'HTML' }, said('refused-html')],
  [{ status: 403, found: 'HTML' }, said('refused-html')],
  [{ status: 502, found: 'HTML' }, 'try again later'],
  [{ status: 409 }, 'The current state of the resource prevents it'],
  [{ status: 429, retryAfterMs: 1500 }, 'It asks to wait 2 s'],
  [{ status: 429 }, 'It asks to slow down'],
  [{ status: 500 }, 'try again later'],
  [{ status: 500, effect: 'create' }, said('refused-write-500')],
  [{ status: 418 }, 'was not accepted'],
] as const)('%j', (refusal, words) => {
  const error = toRefusedError({ ...base, ...refusal })
  expect(error.message).toMatch(words)
  expect(error.message).toContain(`x: the platform answered ${refusal.status}`)
  expect(error).toMatchObject({ kind: 'refused', status: refusal.status })
})

const failure = (code: string, more: object = {}, message = 'words of the system') =>
  Object.assign(new Error(message), { code, ...more })

const openssl = 'write EPROTO 40A0:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../record.c:354:'

test.each<[name: string, cause: unknown, text: RegExp, tries: number]>([
  ['no such name', failure('ENOTFOUND', { hostname: 'platform.example' }), said('name-not-found'), 2],
  ['no such proxy', failure('ENOTFOUND', { hostname: 'proxy.example' }), said('platform-unreachable'), 2],
  ['a silent name server', failure('EAI_AGAIN', { hostname: 'platform.example' }), said('platform-unreachable'), 5],
  ['a closed port', failure('ECONNREFUSED', { port: 8443 }), said('connection-refused'), 5],
  [
    'several closed ports',
    new AggregateError([failure('ECONNREFUSED', { port: 8443 }), failure('ENETUNREACH')], ''),
    said('connection-refused'),
    5,
  ],
  ["a proxy's closed port", failure('ECONNREFUSED', { port: 3128 }), said('platform-unreachable'), 5],
  ['a port without TLS', failure('ERR_SSL_WRONG_VERSION_NUMBER'), said('not-https'), 1],
  ['the same by an older name', failure('EPROTO', {}, openssl), said('not-https'), 1],
  [
    'a handshake that fails',
    failure('ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR', {}, openssl),
    said('platform-unreachable'),
    1,
  ],
  ['a certificate that has expired', failure('CERT_HAS_EXPIRED'), said('certificate-not-accepted'), 1],
  ['a certificate for another name', failure('ERR_TLS_CERT_ALTNAME_INVALID'), said('certificate-not-accepted'), 1],
  ['an unknown authority', failure('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), said('certificate-not-accepted'), 1],
  ['a timeout', failure('UND_ERR_CONNECT_TIMEOUT'), said('platform-unreachable'), 5],
])('%s', (_name, cause, text, tries) => {
  const message = describeUnreachable('whoami', 'https://platform.example:8443', cause, nameAsInput)
  expect(message).toMatch(text)
  expect(message).not.toMatch(/SSL routines|record\.c/)
  const code = readCode(cause)
  expect(countTries(new NoAnswerError(message, { operation: 'whoami', sent: false, code }))).toBe(tries)
})
