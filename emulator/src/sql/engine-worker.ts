import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, protocol } from '@electric-sql/pglite'
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import { ConsoleOutput } from './console-output.ts'
import { copyFailure, Turns } from './engine-turns.ts'

/** The start parameters of the thread. */
export interface EngineStart {
  /** The folder of the database; an empty or missing folder becomes a new database. */
  readonly folder: string
  /** The most output of one query of the console. */
  readonly outputCharacters: number
  /** Milliseconds that an idle transaction of a client may go on: all others wait for it. */
  readonly idleMs: number
}

/** The messages of the thread: the port on which clients are served once the database is open, that it is closed, and the output of a query. */
export type EngineMessage =
  | { readonly kind: 'open'; readonly port: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'printed'; readonly output: string }

/** The requests to the thread: to run a query of the console, or to close the database. */
export type EngineRequest = { readonly kind: 'query'; readonly sql: string } | { readonly kind: 'close' }

const { folder, outputCharacters, idleMs }: EngineStart = workerData
const parent = parentPort
if (!parent) throw new Error('The engine runs in a thread of its own.')

const engine = await PGlite.create({
  dataDir: folder,
  // A tenth of the memory, without a visible effect.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})
const turns = new Turns(engine, idleMs)
const clients = new Map<number, Socket>()

const server = createServer(serve).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const send = (message: EngineMessage): void => parent.postMessage(message)

parent.on('message', async (request: EngineRequest) => {
  if (request.kind === 'query') return send({ kind: 'printed', output: await print(request.sql) })
  await engine.close()
  send({ kind: 'closed' })
})
send({ kind: 'open', port: typeof address === 'object' && address ? address.port : 0 })

/** Serves a client, whose messages the package takes apart. */
function serve(socket: Socket): void {
  const turn = turns.join(() => socket.destroy())
  const handler = new PGLiteSocketHandler({ queryQueue: turn, closeOnDetach: true })
  clients.set(handler.handlerId, socket)
  socket.on('error', () => socket.destroy())
  socket.once('close', () => clients.delete(handler.handlerId))
  void handler.attach(socket)
}

/** Runs a query of the console in a transaction of its own. Its settings end with it, unless clients share the session. */
async function print(sql: string): Promise<string> {
  const output = new ConsoleOutput(sql, outputCharacters)
  const parser = new protocol.Parser()
  const turn = turns.join(() => undefined)
  const ask = (sql: string, onData: (bytes: Uint8Array) => void): Promise<number> =>
    turn.enqueue(0, Buffer.concat([protocol.serialize.query(sql), copyFailure]), onData)
  await ask(sql, (bytes) => parser.parse(Buffer.from(bytes), (message) => output.take(message)))
  if (output.isInTransaction) await ask('ROLLBACK', () => undefined)
  if (clients.size === 0) await ask('DISCARD ALL', () => undefined)
  return output.text
}
