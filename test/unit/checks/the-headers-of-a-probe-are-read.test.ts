import { expect, test } from 'vitest'
import { parseHeaders, secretsInHeaders } from '../../../src/old/checks/request-headers.ts'
import { said } from '../../support/messages.ts'

test('a header is a name and a value; blank lines, case and the space around them do not count', () => {
  const text = '\nAuthorization:  Bearer abc:def  \r\nX-Probe:1\rCookie: a=b; c=d\n\n'
  expect(parseHeaders(text)).toEqual({ authorization: 'Bearer abc:def', 'x-probe': '1', cookie: 'a=b; c=d' })
})

test.each<[text: string, message: RegExp]>([
  ['X-A: 1\nhunter2-secret', said('health-headers-invalid', '2')],
  [': hunter2-secret', said('health-headers-invalid', '1')],
  ['X A: hunter2-secret', said('health-headers-invalid', '1')],
  ['X-A: hunter2-secret\nx-a: hunter2-secret', said('health-header-refused', 'x-a')],
  ['Host: hunter2-secret', said('health-header-refused', 'Host')],
  ['Accept-Encoding: hunter2-secret', said('health-header-refused', 'Accept-Encoding')],
  ['X-A: hunter2-secret\u0007', said('health-header-refused', 'X-A')],
  ['X-A: hunter2-secret-é', said('health-header-refused', 'X-A')],
  // A secret that does not exist.
  ['X-A:', said('health-header-refused', 'X-A')],
  ['Authorization: Bearer ', said('health-header-refused', 'Authorization')],
])('%j is refused without its value', (text, message) => {
  expect(() => parseHeaders(text)).toThrow(message)
  expect(() => parseHeaders(text)).not.toThrow(/hunter2/)
})

test.each<[text: string, secrets: readonly string[]]>([
  ['Authorization: Bearer abcdef123', ['Bearer abcdef123', 'abcdef123']],
  ['Authorization: Basic dXNlcjpodW50ZXIy', ['Basic dXNlcjpodW50ZXIy', 'dXNlcjpodW50ZXIy', 'user:hunter2', 'hunter2']],
  ['X-Key: abcdef==', ['abcdef==', '=']],
  ['Cookie: sid=abcdef123; theme=dark', ['sid=abcdef123; theme=dark', 'abcdef123', 'dark']],
  ['a line that is no header', ['a line that is no header']],
  ['Accept: application/json', []],
])('of %j these are hidden', (text, secrets) => {
  expect(secretsInHeaders(text)).toEqual(secrets)
})
