import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What a database answered: rows as text, and the message of an error. */
export interface Answered {
  readonly rows: readonly (readonly string[])[]
  readonly error: string | undefined
}

/** A client of PostgreSQL's protocol, as far as the tests need one. */
export class PostgresClient implements Disposable {
  readonly #socket: Socket
  readonly #closed: Promise<void>
  #received = Buffer.alloc(0)

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('error', () => socket.destroy())
    this.#closed = new Promise((resolve) => socket.once('close', () => resolve()))
    socket.on('data', (bytes: Buffer) => {
      this.#received = Buffer.concat([this.#received, bytes])
    })
  }

  /** Rejects with the message of the server if it refuses. */
  static async connect(url: string): Promise<PostgresClient> {
    const { hostname, port, username, password, pathname } = new URL(url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    const client = new PostgresClient(socket)
    // 3.0, and who asks for which database.
    const names = ['user', decodeURIComponent(username), 'database', pathname.slice(1), '']
    const body = Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.from(names.map((name) => `${name}\0`).join(''))])
    socket.write(Buffer.concat([int32(body.length + 4), body]))
    await client.#message('R')
    socket.write(message('p', `${decodeURIComponent(password)}\0`))
    const { error } = await client.#answer()
    if (error !== undefined) throw new Error(error)
    return client
  }

  async query(sql: string): Promise<Answered> {
    this.#socket.write(message('Q', `${sql}\0`))
    return await this.#answer()
  }

  /** Prepares a statement by its name. */
  async prepare(name: string, sql: string): Promise<Answered> {
    this.#socket.write(Buffer.concat([message('P', `${name}\0${sql}\0\0\0`), message('S', '')]))
    return await this.#answer()
  }

  /** Runs a prepared statement without parameters. */
  async execute(name: string): Promise<Answered> {
    const bind = message('B', `\0${name}\0\0\0\0\0\0\0`)
    this.#socket.write(Buffer.concat([bind, message('E', '\0\0\0\0\0'), message('S', '')]))
    return await this.#answer()
  }

  [Symbol.dispose](): void {
    this.#socket.destroy()
  }

  /** Reads up to ReadyForQuery, or to the end of the connection after an error. */
  async #answer(): Promise<Answered> {
    const rows: string[][] = []
    let error: string | undefined
    for (;;) {
      const { letter, body } = await this.#message()
      if (letter === 'D') rows.push(cellsOf(body))
      if (letter === 'E')
        error = body
          .toString()
          .split('\0')
          .find((field) => field.startsWith('M'))
          ?.slice(1)
      if (letter === 'Z' || (letter === 'E' && body.includes('FATAL'))) return { rows, error }
    }
  }

  async #message(wanted?: string): Promise<{ letter: string; body: Buffer }> {
    for (;;) {
      const length = this.#received.length < 5 ? Number.POSITIVE_INFINITY : this.#received.readInt32BE(1)
      if (this.#received.length > length) {
        const letter = this.#received.toString('latin1', 0, 1)
        const body = this.#received.subarray(5, length + 1)
        this.#received = this.#received.subarray(length + 1)
        if (wanted === undefined || wanted === letter) return { letter, body }
      } else if (this.#socket.closed) throw new Error('The server closed the connection.')
      else await Promise.race([once(this.#socket, 'data'), this.#closed])
    }
  }
}

function cellsOf(body: Buffer): string[] {
  const cells: string[] = []
  for (let at = 2; at < body.length; ) {
    const length = body.readInt32BE(at)
    cells.push(length < 0 ? 'null' : body.toString('utf8', at + 4, at + 4 + length))
    at += 4 + Math.max(0, length)
  }
  return cells
}

function message(letter: string, body: string): Buffer {
  return Buffer.concat([Buffer.from(letter), int32(Buffer.byteLength(body) + 4), Buffer.from(body)])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
