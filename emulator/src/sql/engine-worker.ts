import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { ConsoleOutput } from './console-output.ts'
import { MessageReader, queryMessage } from './protocol.ts'

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

/** The requests to the thread: to run a query, or to close the database. */
export type EngineRequest = { readonly kind: 'query'; readonly sql: string } | { readonly kind: 'close' }

const { folder, outputCharacters }: EngineStart = workerData
const port = parentPort
if (!port) throw new Error('The engine runs in a thread of its own.')

const engine = await PGlite.create({
  dataDir: folder,
  // A tenth of the memory, without a visible effect on a console.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})

/** Runs a query as a session of its own, whose transaction and settings end with it. */
async function run(sql: string): Promise<EngineMessage> {
  const output = new ConsoleOutput(sql, outputCharacters)
  await exchange(sql, output)
  if (!output.isFinished) return { kind: 'printed', output: output.text, broken: true }
  for (const end of output.isInTransaction ? ['ROLLBACK', 'DISCARD ALL'] : ['DISCARD ALL']) {
    await exchange(end, new ConsoleOutput(end, 0))
  }
  return { kind: 'printed', output: output.text, broken: false }
}

async function exchange(sql: string, output: ConsoleOutput): Promise<void> {
  const reader = new MessageReader(outputCharacters)
  const onRawData = (chunk: Uint8Array): void => {
    for (const message of reader.push(chunk)) output.take(message)
  }
  await engine.execProtocolRawStream(queryMessage(sql), { onRawData })
}

const send = (message: EngineMessage): void => port.postMessage(message)

port.on('message', async (request: EngineRequest) => {
  if (request.kind === 'query') {
    send(await run(request.sql).catch((): EngineMessage => ({ kind: 'printed', output: '', broken: true })))
  } else {
    await engine.close()
    send({ kind: 'closed' })
  }
})
send({ kind: 'open' })
