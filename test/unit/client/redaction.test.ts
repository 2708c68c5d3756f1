import { expect, test } from 'vitest'
import { redactionOf } from '../../../src/client/redaction.ts'
import { Secret } from '../../../src/client/secret.ts'

const key = 'tk"a/b+c%d'
const redact = redactionOf(new Secret(key))

test.each([
  ['plain', key],
  ['JSON', JSON.stringify(key).slice(1, -1)],
  ['URI component', encodeURIComponent(key)],
  ['URI', encodeURI(key)],
  ['base64', Buffer.from(key).toString('base64')],
  ['base64url', Buffer.from(key).toString('base64url')],
])('the key is replaced in its %s form', (_, form) => expect(redact(`a ${form} b ${form}`)).toBe('a *** b ***'))

test('other text stays', () => expect(redact('nothing here, $& and $1')).toBe('nothing here, $& and $1'))
