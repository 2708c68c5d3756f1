import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { backendMessage, ClientMessageReader, failure, int32, readLetter, withOwnStatement } from './client-protocol.ts'
import { endOfCopyIn, queryMessage } from './engine-protocol.ts'
import type { Held } from './engine-thread.ts'

/** Who may connect, as it is now: a password that was rotated counts from the next connection on. */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly database: string
}

export interface DatabaseServerOptions {
  /** Undefined if the database is gone. */
  readonly credentials: () => Credentials | undefined
  /** Takes the engine for this connection alone, until it is released. */
  readonly hold: () => Promise<Held>
  /** Counts the connections that are open. */
  readonly onConnections: (count: number) => void
  /** Milliseconds that an idle transaction, or the statement of a client that has left, may go on: all others wait for it. */
  readonly idleMs: number
}

/** What the engine says of itself; drivers read it. */
const parameters = {
  server_version: '18.6',
  server_encoding: 'UTF8',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
} as const

/** Messages after which the engine answers: a query, the end of a batch, a call, and output that is due. */
const due = new Set(['Q', 'S', 'F', 'H'])
/** A query, and the execution of a prepared statement. */
const mayBeginCopyIn = new Set(['Q', 'E'])
/** Data of a COPY, its end, and its failure. */
const ofCopyIn = new Set(['d', 'c', 'f'])
/** A client that has not said who it is by then is cut. */
const openingMs = 10_000

/** Listens on loopback for clients of one database, and gives each the engine for a transaction at a time. */
export async function serveDatabase(options: DatabaseServerOptions) {
  const open = new Set<Connection>()
  let count = 0
  const server = createServer({ noDelay: true }, (socket) => {
    const connection = new Connection(socket, `taxiway${++count}_`, options)
    open.add(connection)
    options.onConnections(open.size)
    void connection.run().finally(() => {
      open.delete(connection)
      options.onConnections(open.size)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const cut = (): void => {
    for (const connection of open) connection.cut()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** Ends every connection, as the session of the engine is gone. */
    cut,
    /** Cuts every connection and stops listening. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}

class Connection {
  readonly #socket: Socket
  readonly #prefix: string
  readonly #options: DatabaseServerOptions
  readonly #reader = new ClientMessageReader()
  readonly #statements = new Set<string>()
  #held: Held | undefined
  #isCut = false
  #wake = (): void => undefined

  constructor(socket: Socket, prefix: string, options: DatabaseServerOptions) {
    this.#socket = socket
    this.#prefix = prefix
    this.#options = options
    // Read at once, also during a statement: otherwise a client that left would go unnoticed.
    socket.on('data', (chunk: Buffer) => {
      this.#reader.push(chunk)
      this.#wake()
    })
    socket.on('close', () => this.#wake())
  }

  /** Ends the connection, which has nothing left in the session of the engine. */
  cut(): void {
    this.#isCut = true
    this.#end('57P01', 'terminating connection due to administrator command')
    this.#wake()
  }

  /** Serves the client until one side ends. Never rejects. */
  async run(): Promise<void> {
    this.#socket.on('error', () => this.#socket.destroy())
    this.#socket.on('timeout', () => this.#end('25P03', 'terminating connection due to idle-in-transaction timeout'))
    this.#socket.setTimeout(openingMs)
    try {
      if (!(await this.#open())) return
      this.#socket.setTimeout(0)
      await this.#serve()
    } catch {
      this.cut()
    } finally {
      await this.#leave().catch(() => undefined)
      this.#held?.release()
      this.#socket.destroySoon()
    }
  }

  async #open(): Promise<boolean> {
    const user = await this.#startup()
    if (user === undefined) return false
    this.#socket.write(backendMessage('R', int32(3)))
    const answer = await this.#next()
    const credentials = this.#options.credentials()
    const password = answer?.toString('utf8', 5, answer.length - 1) ?? ''
    const isKnown = user.name === credentials?.username && isSame(password, credentials.password)
    const problem = !isKnown
      ? failure('FATAL', '28P01', `password authentication failed for user "${user.name}"`)
      : user.database !== credentials.database
        ? failure('FATAL', '3D000', `database "${user.database}" does not exist`)
        : undefined
    if (problem) {
      this.#socket.end(problem)
      return false
    }
    this.#socket.write(
      Buffer.concat([
        backendMessage('R', int32(0)),
        ...Object.entries(parameters).map(([name, value]) => backendMessage('S', name, value)),
        backendMessage('K', int32(process.pid), int32(randomInt(2 ** 31))),
        backendMessage('Z', Buffer.from('I')),
      ]),
    )
    return true
  }

  /** Who asks, and for which database; undefined if the client left, or speaks another protocol. */
  async #startup() {
    for (;;) {
      const opening = this.#reader.opening()
      if (opening?.kind === 'startup') {
        const name = opening.parameters.get('user') ?? ''
        return { name, database: opening.parameters.get('database') ?? name }
      }
      if (opening?.kind === 'other') return undefined
      if (opening?.kind === 'encryption') this.#socket.write('N')
      else if (!(await this.#more())) return undefined
    }
  }

  async #serve(): Promise<void> {
    let batch: Buffer[] = []
    for (;;) {
      const message = await this.#next()
      if (message === undefined || readLetter(message) === 'X') return
      // What a client sends for a COPY is not for the engine, which has ended it.
      if (ofCopyIn.has(readLetter(message))) continue
      batch.push(withOwnStatement(message, this.#prefix, this.#statements))
      if (mayBeginCopyIn.has(readLetter(message))) batch.push(endOfCopyIn)
      if (!due.has(readLetter(message))) continue
      // A statement takes as long as it takes.
      this.#socket.setTimeout(0)
      this.#held ??= await this.#options.hold()
      if (this.#isCut) return
      const isIdle = await this.#exchange(this.#held, Buffer.concat(batch))
      batch = []
      if (!isIdle) {
        this.#socket.setTimeout(this.#options.idleMs)
        continue
      }
      this.#held.release()
      this.#held = undefined
    }
  }

  async #next(): Promise<Buffer | undefined> {
    for (;;) {
      const message = this.#reader.message()
      if (message !== undefined) return message
      if (!(await this.#more())) return undefined
    }
  }

  /** Waits for more bytes; false if none come any more. */
  async #more(): Promise<boolean> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve
    })
    if (!this.#isCut && !this.#socket.destroyed) await woken
    return !this.#isCut && !this.#socket.destroyed
  }

  /** Nobody can cancel the statement of a client that has left. After the limit it ends, and with it the engine. */
  async #exchange(held: Held, bytes: Buffer): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const onClose = (): void => {
      timer = setTimeout(() => void held.end(), this.#options.idleMs)
    }
    if (this.#socket.destroyed) onClose()
    this.#socket.once('close', onClose)
    const answer = (bytes: Uint8Array): unknown => this.#socket.writable && this.#socket.write(bytes)
    try {
      return await held.exchange(bytes, answer)
    } finally {
      this.#socket.off('close', onClose)
      clearTimeout(timer)
    }
  }

  /** Says why, and closes. A client that reads nothing is not waited for. */
  #end(code: string, why: string): void {
    if (this.#socket.writable && this.#socket.writableLength === 0) this.#socket.end(failure('FATAL', code, why))
    this.#socket.destroySoon()
  }

  /** Undoes an open transaction, and removes the statements of this connection. */
  async #leave(): Promise<void> {
    if (this.#isCut || (this.#held === undefined && this.#statements.size === 0)) return
    this.#held ??= await this.#options.hold()
    const deallocations = [...this.#statements].map((name) => `DEALLOCATE "${name.replaceAll('"', '""')}"`)
    for (const sql of ['ROLLBACK', ...deallocations]) await this.#held.exchange(queryMessage(sql), () => undefined)
  }
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
