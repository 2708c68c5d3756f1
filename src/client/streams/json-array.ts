import { parseJson } from '../../text/json.ts'
import { GrowingBuffer } from '../http/growing-buffer.ts'

const [tab, newline, carriageReturn, space] = [0x09, 0x0a, 0x0d, 0x20]
const [quote, comma, backslash] = [0x22, 0x2c, 0x5c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]
const byteOrderMark = [0xef, 0xbb, 0xbf]

/** Bytes that one element may have: the memory that an array needs is bounded by it, whatever the array's length. */
export const largestElement = 8 * 1024 * 1024

/** The parser's position; `element` is inside of an element or before one. */
type Place = 'mark' | 'start' | 'element' | 'end'

/**
 * The elements of a JSON array, one by one, out of bytes that were cut anywhere. It only finds where an element ends;
 * `JSON.parse` judges each. Does no I/O. Throws `SyntaxError` if the bytes are not a JSON array, `RangeError` if an element
 * exceeds `largestElement`.
 */
export class JsonArrayParser {
  #place: Place = 'mark'
  #marked = 0
  #depth = 0
  #inString = false
  #escaped = false
  /** Elements closed so far; an empty element is allowed only before the first. */
  #count = 0
  /** The beginning of an element that is not complete. */
  readonly #pending = new GrowingBuffer()

  /** Throws `SyntaxError` if the array was cut off. */
  end(): void {
    if (this.#place !== 'end') throw new SyntaxError('the array is cut off')
  }

  /** Adds the elements that these bytes complete, in order; those before a failure too. */
  feed(chunk: Uint8Array, elements: unknown[]): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    let from = this.#place === 'mark' || this.#place === 'start' ? this.#open(bytes) : 0
    let at = from
    while (this.#place === 'element') {
      at = this.#scan(bytes, at)
      if (at === bytes.length) {
        this.#keep(bytes.subarray(from))
        return
      }
      const last = bytes[at] === closeBracket
      const text = this.#take(bytes, from, at)
      if (last) this.#place = 'end'
      // Only `[]` has nothing between the brackets.
      if (!(last && this.#count === 0 && isBlank(text))) elements.push(parse(text))
      this.#count++
      at++
      from = at
    }
    if (this.#place === 'end') expectBlank(bytes.subarray(at))
  }

  /** Goes past the byte order mark and white space to behind the opening bracket. */
  #open(bytes: Uint8Array): number {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]
      if (this.#place === 'mark' && byte === byteOrderMark[this.#marked]) {
        if (++this.#marked === byteOrderMark.length) this.#place = 'start'
      } else if (byte === openBracket && (this.#place === 'start' || this.#marked === 0)) {
        this.#place = 'element'
        return at + 1
      } else if (isSpace(byte) && (this.#place === 'start' || this.#marked === 0)) {
        this.#place = 'start'
      } else {
        throw new SyntaxError('no array begins here')
      }
    }
    return bytes.length
  }

  /** The index of the comma or bracket that ends the element, or the length if the bytes end before. */
  #scan(bytes: Buffer, from: number): number {
    let at = from
    while (at < bytes.length) {
      if (this.#inString) {
        at = this.#scanString(bytes, at)
        continue
      }
      switch (bytes[at]) {
        case quote:
          this.#inString = true
          break
        case openBrace:
        case openBracket:
          this.#depth++
          break
        case comma:
          if (this.#depth === 0) return at
          break
        case closeBracket:
          if (this.#depth === 0) return at
          this.#depth--
          break
        case closeBrace:
          if (this.#depth === 0) throw new SyntaxError('a brace closes what was not opened')
          this.#depth--
          break
      }
      at++
    }
    return at
  }

  /** The index behind the string's closing quote, or the length if the bytes end before. */
  #scanString(bytes: Buffer, from: number): number {
    let at = from
    if (this.#escaped) {
      this.#escaped = false
      at++
    }
    for (; at < bytes.length; at++) {
      const byte = bytes[at]
      if (byte === quote) {
        this.#inString = false
        return at + 1
      }
      if (byte === backslash && ++at === bytes.length) this.#escaped = true
    }
    return bytes.length
  }

  #keep(part: Uint8Array): void {
    if (this.#pending.length + part.length > largestElement) throw new RangeError('an element of the array has no end')
    this.#pending.add(part)
  }

  #take(bytes: Buffer, from: number, to: number): string {
    if (this.#pending.length === 0) return bytes.toString('utf8', from, to)
    this.#pending.add(bytes.subarray(from, to))
    return this.#pending.takeText()
  }
}

/** The elements that each chunk completes. Throws as `JsonArrayParser` does, after the elements that were whole. */
export async function* parseElements(body: AsyncIterable<Uint8Array>): AsyncGenerator<readonly unknown[]> {
  const parser = new JsonArrayParser()
  for await (const chunk of body) {
    const elements: unknown[] = []
    try {
      parser.feed(chunk, elements)
    } finally {
      if (elements.length > 0) yield elements
    }
  }
  parser.end()
}

/** `JSON.parse` would quote the bytes in its message, and they may be a secret. */
function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw new SyntaxError('an element of the array is not JSON')
  }
}

function isSpace(byte: number | undefined): boolean {
  return byte === space || byte === newline || byte === carriageReturn || byte === tab
}

function isBlank(text: string): boolean {
  return /^[ \t\r\n]*$/.test(text)
}

function expectBlank(bytes: Uint8Array): void {
  if (!bytes.every(isSpace)) throw new SyntaxError('something follows the array')
}
