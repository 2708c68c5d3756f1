import { expect, test } from 'vitest'
import { Seal } from '../../../src/fleet/seal.ts'

const identity = { run: 'https://ci.example/runs/7', attempt: 2 }
const subject = { service: 'api', plan: 'digest' }
const own = new Seal('key_0123456789', identity)
const closed: { attempt: number; text: string; signature: string } = JSON.parse(own.close('{"a":1}', subject))
const signed = { ...identity, ...subject, text: '{"a":1}' }

test('what was closed is opened, with what it was signed for, also by a later attempt and by another run', () => {
  expect(own.open(closed)).toEqual(signed)
  expect(new Seal('key_0123456789', { ...identity, attempt: 3 }).open(closed)).toEqual(signed)
  expect(new Seal('key_0123456789', { run: 'https://ci.example/runs/8', attempt: 1 }).open(closed)).toEqual(signed)
})

test.for([
  ['another service', own, { ...closed, service: 'web' }],
  ['another plan', own, { ...closed, plan: 'other' }],
  ['parts that only look alike', own, { ...closed, plan: 'digest","api', service: '' }],
  ['another run', own, { ...closed, run: '' }],
  ['another key', new Seal('key_0123456780', identity), closed],
  ['an earlier attempt of the run', new Seal('key_0123456789', { ...identity, attempt: 1 }), closed],
  ['another attempt than the signed one', own, { ...closed, attempt: 1 }],
  ['no attempt', own, JSON.parse(new Seal('key_0123456789', { ...identity, attempt: 0 }).close('{"a":1}', subject))],
  ['another text', own, { ...closed, text: '{"a":2}' }],
  ['another signature', own, { ...closed, signature: Buffer.alloc(32).toString('base64url') }],
  ['no signature', own, { ...closed, signature: '' }],
  ['a longer signature', own, { ...closed, signature: `${closed.signature}AAAA` }],
  ['what has no such fields', own, [closed]],
  ['no file', own, undefined],
] as const)('%s: refused', ([, seal, file]) => {
  expect(seal.open(file)).toBeUndefined()
})

test('neither the key nor what it is derived to is in what is closed', () => {
  expect(JSON.stringify(closed)).not.toContain('key_')
  expect(Object.keys(closed)).toEqual(['run', 'attempt', 'plan', 'service', 'text', 'signature'])
})
