import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { ConsoleOutput } from './console-output.ts'
import { endOfCopyIn, MessageReader, queryMessage } from './engine-protocol.ts'

/** The start parameters of the thread. */
export interface EngineStart {
  /** The folder of the database; an empty or missing folder becomes a new database. */
  readonly folder: string
  /** The most output of one query. */
  readonly outputCharacters: number
}

/** The messages of the thread: that the database is open or closed, and the output of a query. A broken engine answers no more. */
export type EngineMessage =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'printed'; readonly output: string; readonly broken: boolean }
  | { readonly kind: 'answered'; readonly bytes: Uint8Array }
  | { readonly kind: 'exchanged' }

/** The requests to the thread. */
export type EngineRequest =
  /** Runs a query. If clients share the session, only its transaction ends with it, otherwise its settings do too. */
  | { readonly kind: 'query'; readonly sql: string; readonly isShared: boolean }
  /** Hands on what a client sent, and answers with what the engine says. */
  | { readonly kind: 'exchange'; readonly bytes: Uint8Array }
  | { readonly kind: 'close' }

const { folder, outputCharacters }: EngineStart = workerData
const port = parentPort
if (!port) throw new Error('The engine runs in a thread of its own.')

const engine = await PGlite.create({
  dataDir: folder,
  // A tenth of the memory, without a visible effect on a console.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})

/** Runs a query as a session of its own, whose transaction and settings end with it. */
async function run(sql: string, isShared: boolean): Promise<EngineMessage> {
  const output = new ConsoleOutput(sql, outputCharacters)
  await exchange(sql, output)
  if (!output.isFinished) return { kind: 'printed', output: output.text, broken: true }
  const ends = [...(output.isInTransaction ? ['ROLLBACK'] : []), ...(isShared ? [] : ['DISCARD ALL'])]
  for (const end of ends) await exchange(end, new ConsoleOutput(end, 0))
  return { kind: 'printed', output: output.text, broken: false }
}

async function exchange(sql: string, output: ConsoleOutput): Promise<void> {
  const reader = new MessageReader(outputCharacters)
  const onRawData = (chunk: Uint8Array): void => {
    for (const message of reader.push(chunk)) output.take(message)
  }
  await engine.execProtocolRawStream(Buffer.concat([queryMessage(sql), endOfCopyIn]), { onRawData })
}

const send = (message: EngineMessage): void => port.postMessage(message)

port.on('message', async (request: EngineRequest) => {
  if (request.kind === 'query') {
    send(
      await run(request.sql, request.isShared).catch(
        (): EngineMessage => ({ kind: 'printed', output: '', broken: true }),
      ),
    )
  } else if (request.kind === 'exchange') {
    // The engine overwrites a chunk.
    const onRawData = (chunk: Uint8Array): void => send({ kind: 'answered', bytes: chunk.slice() })
    await engine.execProtocolRawStream(request.bytes, { onRawData })
    send({ kind: 'exchanged' })
  } else {
    await engine.close()
    send({ kind: 'closed' })
  }
})
send({ kind: 'open' })
