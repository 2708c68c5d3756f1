import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MessageReader } from '../../../emulator/src/sql/protocol.ts'
import { tableOf } from '../../../emulator/src/sql/result-text.ts'
import { consoleFailure } from '../../../src/contract/console-failure.ts'
import { holds } from '../../support/property.ts'

/** A message of the protocol: its letter, its length (which includes itself), its content. */
function message(type: string, content: Uint8Array): Buffer {
  const header = Buffer.alloc(5)
  header.write(type)
  header.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([header, content])
}

test('messages do not depend on chunk boundaries, and long ones are cut', async () => {
  const messages = fc.array(fc.record({ type: fc.constantFrom('D', 'C', 'Z'), content: fc.uint8Array() }))
  await holds(
    fc.property(messages, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 8 }), (sent, size, kept) => {
      const bytes = Buffer.concat(sent.map(({ type, content }) => message(type, content)))
      const reader = new MessageReader(kept)
      const read = []
      for (let at = 0; at < bytes.length; at += size) read.push(...reader.push(bytes.subarray(at, at + size)))
      expect(read.map(({ type, body }) => [type, [...body]])).toEqual(
        sent.map(({ type, content }) => [type, [...content.subarray(0, kept)]]),
      )
    }),
    100,
  )
})

const text = (name: string) => ({ name, type: 25 })

test('no table looks like an error, whatever its values', async () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('ERROR:  x', '\nERROR:  x', '\rFATAL:  x', '\u001b[0mERROR:  x'))
  await holds(
    fc.property(cell, fc.array(fc.array(cell, { minLength: 1, maxLength: 3 })), (name, rows) => {
      expect(consoleFailure(tableOf([text(name), text('b')], rows, 1_000).text)).toBeUndefined()
    }),
    200,
  )
})

test('a table ends soon after its limit, however wide a value is', () => {
  const rows = [['x'.repeat(10_000)], ...Array.from({ length: 1_000 }, () => ['y'])]
  const { text: printed, shown } = tableOf([text('a'), text('b')], rows, 5_000)
  expect(shown).toBeLessThan(3)
  expect(printed.length).toBeLessThan(50_000)
})
