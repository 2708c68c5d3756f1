import { expect, test } from 'vitest'
import { readFileCommands } from './file-commands.ts'

test('both forms are read', () => {
  expect(readFileCommands('a=1=2\nb<<END\nx=y\n\nz\nEND\n')).toEqual({ a: '1=2', b: 'x=y\n\nz' })
})

test.each(['no sign', '=x', 'a<<END\nnever closed', '<<END\nx\nEND'])('the malformed %j throws', (text) => {
  expect(() => readFileCommands(text)).toThrow()
})
