import { parseJson } from '../../text/parsed-json.ts'

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Characters that one element may have: the memory that an array needs is bounded by it, whatever the array's length. */
export const largestElement = 8 * 1024 * 1024

/**
 * The elements of a JSON array, one by one, out of bytes that were cut anywhere. It only finds where an element ends;
 * `JSON.parse` judges each. Does no I/O. Throws `SyntaxError` if the bytes are not a JSON array, `RangeError` if an element
 * exceeds `largestElement`.
 */
export class JsonArrayParser {
  readonly #decoder = new TextDecoder()
  /** The parser's position; `element` is inside of an element or before one. */
  #place: 'start' | 'element' | 'end' = 'start'
  #depth = 0
  #inString = false
  #escaped = false
  /** An element is closed: an empty one is allowed only before. */
  #any = false
  /** The beginning of an element that is not complete. */
  #pending = ''

  /** Throws `SyntaxError` if the array was cut off. */
  end(): void {
    if (this.#place !== 'end') throw new SyntaxError('the array is cut off')
  }

  /** Adds the elements that these bytes complete, in order; those before a failure too. */
  feed(chunk: Uint8Array, elements: unknown[]): void {
    const text = this.#decoder.decode(chunk, { stream: true })
    let from = 0
    if (this.#place === 'start') {
      const first = text.search(/[^ \t\r\n]/)
      if (first < 0) return
      if (text[first] !== '[') throw new SyntaxError('no array begins here')
      this.#place = 'element'
      from = first + 1
    }
    while (this.#place === 'element') {
      const at = this.#scan(text, from)
      this.#pending += text.slice(from, at)
      if (this.#pending.length > largestElement) throw new RangeError('an element of the array has no end')
      if (at === text.length) return
      const isLast = text[at] === ']'
      if (isLast) this.#place = 'end'
      // Only `[]` has nothing between the brackets.
      if (!isLast || this.#any || !isBlank(this.#pending)) elements.push(parse(this.#pending))
      this.#any = true
      this.#pending = ''
      from = at + 1
    }
    if (!isBlank(text.slice(from))) throw new SyntaxError('something follows the array')
  }

  /** The index of the comma or bracket that ends the element, or the length if the text ends before. */
  #scan(text: string, from: number): number {
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false
        else if (code === backslash) this.#escaped = true
        else if (code === quote) this.#inString = false
        continue
      }
      switch (code) {
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
    }
    return text.length
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

function isBlank(text: string): boolean {
  return /^[ \t\r\n]*$/.test(text)
}
