import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JsonArrayParser, largestElement, parseElements } from '../../../src/old/client/streams/json-array.ts'
import { cutBytes, gather, inPieces } from './cut.ts'

/** All elements, including those before a failure, and the name of what was thrown. */
async function outcome(pieces: readonly Uint8Array[]): Promise<unknown[]> {
  const found: unknown[] = []
  try {
    for await (const elements of parseElements(inPieces(pieces))) found.push(...elements)
  } catch (error) {
    found.push(error instanceof Error ? error.message : error)
  }
  return found
}

const spaced = fc.constantFrom('', ' ', '\n', '\t\r\n')
const document = fc
  .tuple(
    fc.array(fc.jsonValue({ noUnicodeString: false }), { maxLength: 8 }),
    spaced,
    spaced,
    fc.constantFrom('', '\ufeff'),
  )
  .map(([values, before, between, mark]) => {
    const elements = values.map((value) => between + JSON.stringify(value) + between)
    return `${mark}${before}[${elements.join(',')}${values.length === 0 ? between : ''}]${before}`
  })

describe('the elements of an array', () => {
  test('are those of JSON.parse, wherever the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(cutBytes(document), async (pieces) => {
        const whole = new TextDecoder().decode(Buffer.concat(pieces))
        expect((await gather(parseElements(inPieces(pieces)))).flat()).toEqual(JSON.parse(whole))
      }),
    )
  })

  test('or the failure do not depend on where the bytes are cut', async () => {
    const broken = fc.oneof(document, fc.string({ unit: fc.constantFrom(...'[]{},:"\\ 1a\n\ufeff') }))
    const damaged = fc
      .tuple(broken, fc.nat(60), fc.nat(5))
      .map(([text, at, length]) => text.slice(0, at) + text.slice(at + length))
    await fc.assert(
      fc.asyncProperty(cutBytes(damaged), async (pieces) => {
        expect(await outcome(pieces)).toEqual(await outcome([Buffer.concat(pieces)]))
      }),
    )
  })

  test('are refused exactly where JSON.parse refuses the whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'[[]]{},:"\\ 1') }), async (text) => {
        const accepted = await gather(parseElements(inPieces([Buffer.from(text)]))).then(
          () => true,
          () => false,
        )
        expect(accepted).toBe(isArray(text))
      }),
      { numRuns: 1000 },
    )
  })
})

test('an endless element is refused before it fills the memory', () => {
  const parser = new JsonArrayParser()
  const piece = Buffer.alloc(1024 * 1024, 'x')
  const feedAll = () => {
    for (let fed = 0; fed <= largestElement + 2 * piece.length; fed += piece.length) parser.feed(piece, [])
  }
  parser.feed(Buffer.from('["'), [])
  expect(feedAll).toThrow(RangeError)
})

function isArray(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text))
  } catch {
    return false
  }
}
