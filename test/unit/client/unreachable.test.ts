import { expect, test } from 'vitest'
import { NoAnswerError } from '../../../src/client/errors.ts'
import { triesOf } from '../../../src/client/http/retry.ts'
import { codeOf, describeUnreachable } from '../../../src/client/http/unreachable.ts'
import { said } from '../../support/messages.ts'

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
  const message = describeUnreachable('whoami', 'https://platform.example:8443', cause)
  expect(message).toMatch(text)
  expect(message).not.toMatch(/SSL routines|record\.c/)
  const code = codeOf(cause)
  expect(triesOf(new NoAnswerError(message, { operation: 'whoami', sent: false, code }))).toBe(tries)
})
