import { readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { parseApiKey } from '../../../src/old/client/api-key.ts'
import { parseBaseUrl } from '../../../src/old/client/base-url.ts'
import { InputError } from '../../../src/old/client/errors.ts'
import { buildUserAgent } from '../../../src/old/client/http/user-agent.ts'
import { Platform } from '../../../src/old/client/platform.ts'
import { Secret } from '../../../src/old/client/secret.ts'
import { version } from '../../../src/old/client/version.ts'
import { said } from '../../support/messages.ts'

test('the user agent carries the version of the package', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  expect(version).toBe(manifest.version)
  expect(buildUserAgent(undefined)).toBe(`taxiway/${version}`)
  expect(buildUserAgent('ci/1')).toBe(`taxiway/${version} ci/1`)
  expect(() => buildUserAgent('ci\r\nx: y')).toThrow(InputError)
})

test.each([
  ['https://platform.example', 'https://platform.example', ''],
  ['https://platform.example/', 'https://platform.example', ''],
  [' https://platform.example:8443/a/b// ', 'https://platform.example:8443', '/a/b'],
  ['HTTPS://Platform.Example:443/x', 'https://platform.example', '/x'],
  ['http://localhost:3000', 'http://localhost:3000', ''],
  ['http://127.8.9.10', 'http://127.8.9.10', ''],
  ['http://127.1', 'http://127.0.0.1', ''],
  ['http://[::1]:80/', 'http://[::1]', ''],
  ['http://[0:0:0:0:0:0:0:1]', 'http://[::1]', ''],
])('the base URL %s', (given, origin, prefix) => {
  const loopback = origin.startsWith('http:')
  expect(parseBaseUrl(given)).toEqual({ origin, prefix, loopback })
})

test.each([
  ['', said('base-url-invalid', '')],
  ['platform.example', said('base-url-invalid', 'platform.example')],
  ['//ada:hunter2@platform.example', said('base-url-invalid', '***')],
  ['tk_live.S3cr3t', said('base-url-invalid', '***')],
  ['platform.example/x', said('base-url-invalid', 'platform.example/x')],
  ['5', said('base-url-invalid', '5')],
  ['localhost:4010', said('base-url-invalid', 'localhost:4010')],
  ['notaurl', said('base-url-invalid', 'notaurl')],
  ['https//platform.example', said('base-url-invalid', 'https//platform.example')],
  ['hunter2', said('base-url-invalid', '***')],
  ['correcthorsebatterystaple', said('base-url-invalid', '***')],
  ['ftp://platform.example', said('base-url-scheme', 'ftp:')],
  ['file:///etc/passwd', said('base-url-scheme', 'file:')],
  ['http://platform.example', said('base-url-http', 'http://platform.example')],
  ['http://ada:hunter2@platform.example/x', said('base-url-http', 'http://platform.example')],
  ['http://127.0.0.1.example', said('base-url-http')],
  ['http://localhost.example', said('base-url-http')],
  ['http://128.0.0.1', said('base-url-http')],
  ['http://[::2]', said('base-url-http')],
  ['https://me:pw@platform.example', said('base-url-credentials')],
  ['https://platform.example/?a=1', said('base-url-query')],
  ['https://platform.example/#x', said('base-url-query')],
])('the base URL %j is refused', (given, why) => {
  expect(() => parseBaseUrl(given)).toThrow(
    expect.objectContaining({ input: 'base-url', message: expect.stringMatching(why) }),
  )
})

test.each([
  ['', 'is empty'],
  ['  ', 'is empty'],
  ['abc\n', 'line break'],
  ['abc\r\nx-evil: 1', 'line break'],
  ['abc def', 'a space'],
  ['abc\u0000', 'a control character'],
  ['schlüssel', 'non-ASCII'],
])('the key %j is refused and not shown', (key, why) => {
  expect(() => parseApiKey(key)).toThrow(
    expect.objectContaining({ input: 'api-key', message: expect.stringContaining(why) }),
  )
  expect(() => parseApiKey(new Secret(key))).toThrow(InputError)
  if (key.trim().length > 2) expect(() => parseApiKey(key)).not.toThrow(key.trim().slice(0, 5))
})

test('printing a platform shows no key', () => {
  const platform = new Platform({ baseUrl: 'https://platform.example', apiKey: 'tk_visible' })
  expect(inspect(platform, { depth: 9, showHidden: true }) + JSON.stringify(platform)).not.toContain('tk_visible')
  const secret = parseApiKey('tk_visible')
  expect(`${secret} ${JSON.stringify({ secret })} ${inspect({ secret })}`).not.toContain('tk_visible')
  expect(secret.reveal()).toBe('tk_visible')
})
