import { expect, test } from 'vitest'
import { parseRedirect } from '../../../src/old/client/http/redirect.ts'

const from = new URL('https://platform.example/p/api/x?a=1')

test.each([
  [200, '/y', undefined],
  [304, '/y', undefined],
  [302, '/y?b=2#c', { kind: 'here', path: '/y?b=2' }],
  [301, 'y', { kind: 'here', path: '/p/api/y' }],
  [308, 'https://platform.example:443/y', { kind: 'here', path: '/y' }],
  [307, 'https://other.example/y', { kind: 'elsewhere', origin: 'https://other.example' }],
  [302, '//other.example/y', { kind: 'elsewhere', origin: 'https://other.example' }],
  [302, 'http://platform.example/y', { kind: 'elsewhere', origin: 'http://platform.example' }],
  [302, 'https://platform.example:8443/', { kind: 'elsewhere', origin: 'https://platform.example:8443' }],
  [302, 'https://user:pw@platform.example/y', { kind: 'here', path: '/y' }],
  [303, undefined, { kind: 'nowhere' }],
  [303, 'https://[', { kind: 'nowhere' }],
])('%d to %s', (status, location, expected) => expect(parseRedirect(status, location, from)).toEqual(expected))
