/** What a client of PostgreSQL's protocol sends (PostgreSQL: Frontend/Backend Protocol). */

/** The first message of a connection. */
export type Opening =
  | { readonly kind: 'startup'; readonly parameters: ReadonlyMap<string, string> }
  /** Asks for TLS or GSSAPI. */
  | { readonly kind: 'encryption' }
  | { readonly kind: 'other' }

const encryptionRequests = [80_877_103, 80_877_104]
const startupVersion = 3
const longestOpening = 10_000
const longestMessage = 256 * 2 ** 20

/** Reads messages from bytes that come in any pieces. Throws a `RangeError` at a length that no client sends. */
export class ClientMessageReader {
  #chunks: Buffer[] = []
  #length = 0
  /** Bytes that the next message has at least: a long one is put together once. */
  #needed = 0

  push(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#length += chunk.length
  }

  /** The opening message; undefined until it is whole. */
  opening(): Opening | undefined {
    const message = this.#take(0, longestOpening)
    if (message === undefined) return undefined
    const code = message.length < 8 ? 0 : message.readInt32BE(4)
    if (encryptionRequests.includes(code)) return { kind: 'encryption' }
    if (code >>> 16 !== startupVersion) return { kind: 'other' }
    const texts = message.toString('utf8', 8).split('\0')
    const pairs = texts.flatMap((name, at) =>
      at % 2 === 0 && name !== '' ? [[name, texts[at + 1] ?? ''] as const] : [],
    )
    return { kind: 'startup', parameters: new Map(pairs) }
  }

  /** The next message, with its letter and its length; undefined until it is whole. */
  message(): Buffer | undefined {
    return this.#take(1, longestMessage)
  }

  #take(lengthAt: number, longest: number): Buffer | undefined {
    if (this.#length < Math.max(this.#needed, lengthAt + 4)) return undefined
    const bytes = Buffer.concat(this.#chunks)
    const length = bytes.readInt32BE(lengthAt)
    if (length < 4 || length > longest) throw new RangeError('No client sends a message of this length.')
    const end = lengthAt + length
    const isWhole = bytes.length >= end
    this.#needed = isWhole ? 0 : end
    this.#chunks = [isWhole ? bytes.subarray(end) : bytes]
    this.#length = bytes.length - (isWhole ? end : 0)
    return isWhole ? bytes.subarray(0, end) : undefined
  }
}

/** The letter of a message. */
export function readLetter(message: Buffer): string {
  return message.toString('latin1', 0, 1)
}

/**
 * The message with `prefix` before the name of the prepared statement that it names, if it names one: all connections share one session
 * of the engine, in which two statements cannot have one name. `seen` gets each name.
 */
export function withOwnStatement(message: Buffer, prefix: string, seen: Set<string>): Buffer {
  const at = statementNameAt(message)
  if (at === undefined || message[at] === 0) return message
  seen.add(prefix + message.toString('utf8', at, message.indexOf(0, at)))
  const renamed = Buffer.concat([message.subarray(0, at), Buffer.from(prefix), message.subarray(at)])
  renamed.writeInt32BE(message.readInt32BE(1) + Buffer.byteLength(prefix), 1)
  return renamed
}

function statementNameAt(message: Buffer): number | undefined {
  const content = 5
  switch (readLetter(message)) {
    case 'P': // Parse
      return content
    case 'B': // Bind: after the name of the portal
      return message.indexOf(0, content) + 1
    case 'D': // Describe
    case 'C': // Close
      return message.toString('latin1', content, content + 1) === 'S' ? content + 1 : undefined
    default:
      return undefined
  }
}

/** A message to a client. */
export function backendMessage(letter: string, ...parts: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)))
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

/** An error; a `FATAL` one ends the connection. */
export function failure(severity: 'ERROR' | 'FATAL', code: string, text: string): Buffer {
  return backendMessage('E', `S${severity}`, `V${severity}`, `C${code}`, `M${text}`, Buffer.alloc(1))
}
