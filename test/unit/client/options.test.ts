import { readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { parseApiKey } from '../../../src/client/api-key.ts'
import { parseBaseUrl } from '../../../src/client/base-url.ts'
import { InputError } from '../../../src/client/errors.ts'
import { buildUserAgent } from '../../../src/client/http/user-agent.ts'
import { version } from '../../../src/client/http/version.ts'
import { Platform } from '../../../src/client/platform.ts'
import { Secret } from '../../../src/client/secret.ts'

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
  ['', 'no URL'],
  ['platform.example', 'no URL'],
  ['ftp://platform.example', 'begins with "ftp:", where only "https:" is spoken.'],
  ['file:///etc/passwd', 'only "https:" is spoken'],
  ['http://platform.example', 'must use https:'],
  ['http://127.0.0.1.example', 'must use https:'],
  ['http://localhost.example', 'must use https:'],
  ['http://128.0.0.1', 'must use https:'],
  ['http://[::2]', 'must use https:'],
  ['https://me:pw@platform.example', 'user name or password'],
  ['https://platform.example/?a=1', 'query or a fragment'],
  ['https://platform.example/#x', 'query or a fragment'],
])('the base URL %j is refused', (given, why) => {
  expect(() => parseBaseUrl(given)).toThrow(
    expect.objectContaining({ input: 'base-url', message: expect.stringContaining(why) }),
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

test('a platform that is printed shows no key', () => {
  const platform = new Platform({ baseUrl: 'https://platform.example', apiKey: 'tk_visible' })
  expect(inspect(platform, { depth: 9, showHidden: true }) + JSON.stringify(platform)).not.toContain('tk_visible')
  const secret = parseApiKey('tk_visible')
  expect(`${secret} ${JSON.stringify({ secret })} ${inspect({ secret })}`).not.toContain('tk_visible')
  expect(secret.reveal()).toBe('tk_visible')
})
