import { expect, test } from 'vitest'
import { leaksIn } from './leaks.ts'

const secret = 'twk_Zq7+/s3cr3t~K3y"9fB'

test.each([
  ['plain', secret],
  ['in JSON', JSON.stringify({ key: secret })],
  ['in a URL', `https://x/?k=${encodeURIComponent(secret)}`],
  ['in base64 at the start', Buffer.from(secret).toString('base64')],
  ['in base64 behind one byte', Buffer.from(`:${secret}\n`).toString('base64')],
  ['in base64 behind two bytes', Buffer.from(`u:${secret}@`).toString('base64')],
])('a secret %s is found', (_, text) => {
  expect(leaksIn(`before ${text} after`, [secret])).not.toEqual([])
})

test('a text without the secret is clean', () => {
  expect(leaksIn('the key is ***', [secret])).toEqual([])
})
