import { expect, test } from 'vitest'
import { Seal } from '../../../src/fleet/seal.ts'

const identity = { run: 'https://ci.example/runs/7', attempt: 2 }
const subject = { service: 'api', plan: 'digest' }
const own = new Seal('key_0123456789', identity)
const closed: { attempt: number; text: string; signature: string } = JSON.parse(own.close('{"a":1}', subject))

test('what was closed is opened, also by a later attempt of the run', () => {
  expect(own.open(closed, subject)).toBe('{"a":1}')
  expect(new Seal('key_0123456789', { ...identity, attempt: 3 }).open(closed, subject)).toBe('{"a":1}')
})

test.for([
  ['another service', own, { ...subject, service: 'web' }, closed],
  ['another plan', own, { ...subject, plan: 'other' }, closed],
  ['parts that only look alike', own, { service: 'api', plan: 'digest","' }, closed],
  ['another run', new Seal('key_0123456789', { ...identity, run: '' }), subject, closed],
  ['another key', new Seal('key_0123456780', identity), subject, closed],
  ['an earlier attempt of the run', new Seal('key_0123456789', { ...identity, attempt: 1 }), subject, closed],
  ['another attempt than the signed one', own, subject, { ...closed, attempt: 1 }],
  ['no attempt', own, subject, { ...closed, attempt: 0 }],
  ['another text', own, subject, { ...closed, text: '{"a":2}' }],
  ['another signature', own, subject, { ...closed, signature: Buffer.alloc(32).toString('base64url') }],
  ['no signature', own, subject, { ...closed, signature: '' }],
  ['a longer signature', own, subject, { ...closed, signature: `${closed.signature}AAAA` }],
  ['what has no such fields', own, subject, [closed]],
  ['no file', own, subject, undefined],
] as const)('%s: refused', ([, seal, about, file]) => {
  expect(seal.open(file, about)).toBeUndefined()
})

test('neither the key nor what it is derived to is in what is closed', () => {
  expect(JSON.stringify(closed)).not.toContain('key_')
  expect(Object.keys(closed)).toEqual(['attempt', 'text', 'signature'])
})
