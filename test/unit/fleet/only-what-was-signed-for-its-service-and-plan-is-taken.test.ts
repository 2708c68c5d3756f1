import { expect, test } from 'vitest'
import { Signer } from '../../../src/fleet/results/signer.ts'

const identity = { run: 'https://ci.example/runs/7', attempt: 2 }
const binding = { service: 'api', plan: 'digest' }
const own = new Signer('key_0123456789', identity)
const file: { attempt: number; text: string; signature: string } = JSON.parse(own.sign('{"a":1}', binding))
const signed = { ...identity, ...binding, text: '{"a":1}' }

test('what was signed is verified, with what it was signed for, also by a later attempt and by another run', () => {
  expect(own.verify(file)).toEqual(signed)
  expect(new Signer('key_0123456789', { ...identity, attempt: 3 }).verify(file)).toEqual(signed)
  expect(new Signer('key_0123456789', { run: 'https://ci.example/runs/8', attempt: 1 }).verify(file)).toEqual(signed)
})

test.for([
  ['another service', own, { ...file, service: 'web' }],
  ['another plan', own, { ...file, plan: 'other' }],
  ['parts that only look alike', own, { ...file, plan: 'digest","api', service: '' }],
  ['another run', own, { ...file, run: '' }],
  ['another key', new Signer('key_0123456780', identity), file],
  ['an earlier attempt of the run', new Signer('key_0123456789', { ...identity, attempt: 1 }), file],
  ['another attempt than the signed one', own, { ...file, attempt: 1 }],
  ['no attempt', own, JSON.parse(new Signer('key_0123456789', { ...identity, attempt: 0 }).sign('{"a":1}', binding))],
  ['another text', own, { ...file, text: '{"a":2}' }],
  ['another signature', own, { ...file, signature: Buffer.alloc(32).toString('base64url') }],
  ['no signature', own, { ...file, signature: '' }],
  ['a longer signature', own, { ...file, signature: `${file.signature}AAAA` }],
  ['what has no such fields', own, [file]],
  ['no file', own, undefined],
] as const)('%s: refused', ([, signer, given]) => {
  expect(signer.verify(given)).toBeUndefined()
})

test('neither the key nor what it is derived to is in the file', () => {
  expect(JSON.stringify(file)).not.toContain('key_')
  expect(Object.keys(file)).toEqual(['run', 'attempt', 'plan', 'service', 'text', 'signature'])
})
