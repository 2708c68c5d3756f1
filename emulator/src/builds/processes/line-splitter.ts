import { StringDecoder } from 'node:string_decoder'

/** The longest line, characters; longer ones are cut, as a program may print forever without a line break. */
const longest = 64 * 1024

/** Splits a stream of UTF-8 into lines at `\n` and `\r\n`, wherever its chunks end. */
export class LineSplitter {
  readonly #decoder = new StringDecoder('utf8')
  #rest = ''

  /** The lines that this chunk completes. */
  push(chunk: Buffer): string[] {
    const lines = (this.#rest + this.#decoder.write(chunk)).split('\n')
    this.#rest = lines.pop() ?? ''
    const whole = lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line)).flatMap(cut)
    if (this.#rest.length >= longest) {
      const pieces = cut(this.#rest)
      this.#rest = pieces.pop() ?? ''
      whole.push(...pieces)
    }
    return whole
  }

  /** The text after the last line break. */
  end(): string[] {
    const rest = this.#rest + this.#decoder.end()
    this.#rest = ''
    return rest === '' ? [] : cut(rest)
  }
}

function cut(line: string): string[] {
  if (line.length <= longest) return [line]
  const pieces: string[] = []
  for (let start = 0; start < line.length; ) {
    const end = start + longest
    // A progress bar never ends its line: none of its frames is cut in two.
    const frame = end < line.length ? line.lastIndexOf('\r', end - 1) : -1
    const next = frame > start ? frame : end
    pieces.push(line.slice(start, next))
    start = next
  }
  return pieces
}
