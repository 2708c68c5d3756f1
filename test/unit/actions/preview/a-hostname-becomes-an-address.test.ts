import { expect, test } from 'vitest'
import { addressOf } from '../../../../src/actions/preview/address.ts'

test.each([
  ['web-1.apps.example', 'https://web-1.apps.example'],
  ['web-1.apps.example:8443', 'https://web-1.apps.example:8443'],
  ['https://web-1.apps.example/', 'https://web-1.apps.example/'],
  ['web-1.localhost:4000', 'http://web-1.localhost:4000'],
  ['127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['localhost.evil.example', 'https://localhost.evil.example'],
  ['user@evil.example', undefined],
  ['https://user:word@evil.example', undefined],
  ['evil.example/path', undefined],
  ['javascript:alert(1)', undefined],
  ['a b', undefined],
  ['', undefined],
])('%s', (hostname, address) => {
  expect(addressOf(hostname)).toBe(address)
})
