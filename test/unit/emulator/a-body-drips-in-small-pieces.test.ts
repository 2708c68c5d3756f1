import { expect, test } from 'vitest'
import { withByteFault } from '../../../emulator/src/faults/effects/raw-response.ts'

/** The pieces of a body under the fault `drip`; what a receiver gets at once also depends on the network. */
async function dripped(body: string, bytes?: number): Promise<Buffer[]> {
  const response = {
    status: 200,
    headers: {},
    async *pieces() {
      yield Buffer.from(body)
    },
  }
  const fault = { operation: 'whoami', kind: 'drip', ...(bytes === undefined ? {} : { bytes }) } as const
  const pieces: Buffer[] = []
  for await (const piece of withByteFault(response, fault).pieces(new AbortController().signal)) pieces.push(piece)
  return pieces
}

test('each piece has the size that the fault says, and together they are the body', async () => {
  const pieces = await dripped('0123456789'.repeat(4), 9)
  expect(pieces.map(({ length }) => length)).toEqual([9, 9, 9, 9, 4])
  expect(Buffer.concat(pieces).toString()).toBe('0123456789'.repeat(4))
})

test('a single byte tears a character', async () => {
  const pieces = await dripped('í')
  expect(pieces.map((piece) => [...piece])).toEqual([[0xc3], [0xad]])
})
