/** One message of PostgreSQL's protocol. */
export interface BackendMessage {
  /** The letter of its kind (PostgreSQL: Message Formats). */
  readonly type: string
  /** Its content without the length. A long message may be cut. */
  readonly body: Buffer
}

const headerBytes = 5

/** One or more statements as the simple query protocol sends them. They must not hold a null character, which ends the text. */
export function queryMessage(sql: string): Buffer {
  return textMessage('Q', sql)
}

/**
 * The engine takes whatever follows for the input of a COPY, and stops where nothing does. So a failure of the input follows each query:
 * PostgreSQL ignores it where no COPY waits for input, and where one does, the statement fails as any other does.
 */
export const endOfCopyIn = textMessage('f', 'the local platform cannot COPY from STDIN: use INSERT')

function textMessage(letter: string, text: string): Buffer {
  const bytes = Buffer.from(`${text}\0`)
  const message = Buffer.alloc(headerBytes + bytes.length)
  message.write(letter)
  message.writeInt32BE(4 + bytes.length, 1)
  bytes.copy(message, headerBytes)
  return message
}

/** Splits the engine's output into messages, wherever its chunks end, and keeps at most `keptBytes` of each. */
export class MessageReader {
  readonly #keptBytes: number
  #header = Buffer.alloc(0)
  #pieces: Buffer[] = []
  #kept = 0
  /** Bytes of the message that have not arrived yet. */
  #missing = 0

  constructor(keptBytes: number) {
    this.#keptBytes = keptBytes
  }

  /** The messages that this chunk completes. The chunk is copied: the engine overwrites it. */
  push(chunk: Uint8Array): BackendMessage[] {
    const messages: BackendMessage[] = []
    let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    while (rest.length > 0) {
      if (this.#header.length < headerBytes) {
        const wanted = headerBytes - this.#header.length
        this.#header = Buffer.concat([this.#header, rest.subarray(0, wanted)])
        rest = rest.subarray(wanted)
        if (this.#header.length < headerBytes) break
        this.#missing = this.#header.readInt32BE(1) - 4
      }
      const part = rest.subarray(0, this.#missing)
      this.#keep(part)
      this.#missing -= part.length
      rest = rest.subarray(part.length)
      if (this.#missing === 0) messages.push(this.#finish())
    }
    return messages
  }

  #keep(part: Buffer): void {
    const kept = Buffer.from(part.subarray(0, this.#keptBytes - this.#kept))
    this.#pieces.push(kept)
    this.#kept += kept.length
  }

  #finish(): BackendMessage {
    const message = { type: this.#header.toString('latin1', 0, 1), body: Buffer.concat(this.#pieces) }
    this.#header = Buffer.alloc(0)
    this.#pieces = []
    this.#kept = 0
    return message
  }
}

/** The fields of an error or a notice, by their letter (PostgreSQL: Error and Notice Message Fields). */
export function noticeFields({ body }: BackendMessage): ReadonlyMap<string, string> {
  const fields = body.toString().split('\0')
  return new Map(fields.filter((field) => field !== '').map((field) => [field.slice(0, 1), field.slice(1)]))
}

/** A column of a result. */
export interface Column {
  readonly name: string
  /** The object id of its type. */
  readonly type: number
}

/** The columns that a RowDescription announces. */
export function readColumns({ body }: BackendMessage): Column[] {
  const columns: Column[] = []
  let at = 2
  while (at < body.length) {
    const end = body.indexOf(0, at)
    // After the name: the table and the number of its column, the type, its size, its modifier and its format.
    if (end < 0 || end + 19 > body.length) break
    columns.push({ name: body.toString('utf8', at, end), type: body.readInt32BE(end + 7) })
    at = end + 19
  }
  return columns
}

/** The values of a DataRow as text; null is empty. */
export function readCells({ body }: BackendMessage): string[] {
  const cells: string[] = []
  let at = 2
  while (at + 4 <= body.length) {
    const length = Math.max(0, body.readInt32BE(at))
    cells.push(body.toString('utf8', at + 4, Math.min(at + 4 + length, body.length)))
    at += 4 + length
  }
  return cells
}

/** A notification as psql prints it (src/bin/psql/common.c: PrintNotifications). */
export function readNotification({ body }: BackendMessage): string {
  const [channel = '', payload = ''] = body.toString('utf8', 4).split('\0')
  const said = payload === '' ? '' : ` with payload "${payload}"`
  return `Asynchronous notification "${channel}"${said} received from server process with PID ${body.readInt32BE(0)}.`
}
