import { type PGlite, protocol } from '@electric-sql/pglite'
import type { PGLiteSocketHandlerOptions } from '@electric-sql/pglite-socket'

/**
 * The engine takes whatever follows for the input of a COPY, and stops where nothing does. So a failure of the input follows each query:
 * PostgreSQL ignores it where no COPY waits for input, and where one does, the statement fails as any other does.
 */
export const copyFailure = protocol.serialize.copyFail('the local platform cannot COPY from STDIN: use INSERT')

/** ReadyForQuery outside of a transaction. */
const readyAndIdle = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

interface Waiting {
  readonly client: number
  readonly message: Uint8Array
  readonly onData: (bytes: Uint8Array) => void
  readonly resolve: (bytes: number) => void
}

/** What a client does with its turns, as the package of the sockets calls it. */
type Turn = PGLiteSocketHandlerOptions['queryQueue']

/**
 * The engine has one session, which its clients share: they take turns, a transaction at a time. The queue of the package lets two clients
 * have one name for their prepared statements, which drivers with a pool do, so this one takes its place.
 */
export class Turns {
  readonly #engine: PGlite
  readonly #idleMs: number
  #waiting: Waiting[] = []
  #isBusy = false
  /** The client whose transaction is open. */
  #owner: number | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #ends = new Map<number, () => void>()
  #count = 0

  constructor(engine: PGlite, idleMs: number) {
    this.#engine = engine
    this.#idleMs = idleMs
  }

  /** A new client. @param end ends its connection */
  join(end: () => void): Turn {
    const client = ++this.#count
    this.#ends.set(client, end)
    const turn: Pick<Turn, 'enqueue' | 'clearQueueForHandler' | 'clearTransactionIfNeeded'> = {
      enqueue: (_, message, onData) => this.#enqueue(client, message, onData),
      clearQueueForHandler: () => {
        this.#waiting = this.#waiting.filter((each) => each.client !== client)
      },
      clearTransactionIfNeeded: () => this.#leave(client),
    }
    // The package has no type for what it calls of its own queue.
    return turn as Turn
  }

  #enqueue(client: number, message: Uint8Array, onData: Waiting['onData']): Promise<number> {
    const letter = String.fromCharCode(message[0] ?? 0)
    if (letter === 'X') this.#ends.get(client)?.()
    // What a client sends for a COPY is not for the engine, which has ended it.
    if ('Xdcf'.includes(letter)) return Promise.resolve(0)
    const own = withOwnStatement(Buffer.from(message), `taxiway${client}_`)
    const whole = letter === 'Q' || letter === 'E' ? Buffer.concat([own, copyFailure]) : own
    return new Promise((resolve) => {
      this.#waiting.push({ client, message: whole, onData, resolve })
      void this.#run()
    })
  }

  async #leave(client: number): Promise<void> {
    this.#ends.delete(client)
    if (this.#owner !== client) return
    this.#owner = undefined
    clearTimeout(this.#idle)
    await this.#engine.exec('ROLLBACK')
    void this.#run()
  }

  /** Carries out what waits. An engine that stops ends its thread, and the next client starts it again. */
  async #run(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const { client, message, onData, resolve } = next
      this.#owner = client
      clearTimeout(this.#idle)
      let last = Buffer.alloc(0)
      const onRawData = (bytes: Uint8Array): void => {
        // Its last message may come in two pieces, and the engine overwrites each.
        last = Buffer.concat([last, bytes.subarray(-readyAndIdle.length)]).subarray(-readyAndIdle.length)
        onData(bytes.slice())
      }
      await this.#engine.runExclusive(() => this.#engine.execProtocolRawStream(message, { onRawData }))
      if (last.equals(readyAndIdle)) this.#owner = undefined
      else this.#idle = setTimeout(() => this.#ends.get(client)?.(), this.#idleMs)
      resolve(message.length)
    }
    this.#isBusy = false
  }

  #next(): Waiting | undefined {
    const at = this.#waiting.findIndex(({ client }) => this.#owner === undefined || client === this.#owner)
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0]
  }
}

/** The message with `prefix` before the name of the prepared statement that it names, if it names one. */
function withOwnStatement(message: Buffer, prefix: string): Buffer {
  const at = statementNameAt(message)
  if (at === undefined || message[at] === 0) return message
  const renamed = Buffer.concat([message.subarray(0, at), Buffer.from(prefix), message.subarray(at)])
  renamed.writeInt32BE(message.readInt32BE(1) + Buffer.byteLength(prefix), 1)
  return renamed
}

function statementNameAt(message: Buffer): number | undefined {
  const content = 5
  switch (message.toString('latin1', 0, 1)) {
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
