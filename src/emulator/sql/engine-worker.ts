import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { ConsoleOutput } from './console-output.ts'
import { MessageReader, queryMessage } from './messages.ts'

/** What the thread begins with. */
export interface EngineStart {
  /** The folder of the database; an empty or missing one becomes a new database. */
  readonly folder: string
  /** What one query may print. */
  readonly outputCharacters: number
}

/** What the thread tells: that the database is open, and what each query printed. One that is broken answers no more. */
export type EngineSaid =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'printed'; readonly output: string; readonly broken: boolean }

/** What the thread is told: to run a query, or to close the database. */
export type EngineAsked = { readonly kind: 'query'; readonly sql: string } | { readonly kind: 'close' }

const { folder, outputCharacters }: EngineStart = workerData
const port = parentPort
if (!port) throw new Error('The engine runs in a thread of its own.')

const engine = await PGlite.create({
  dataDir: folder,
  // A tenth of the memory, and nothing that a console would notice.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})

/** Runs a query as a session of its own: whatever it opened or set ends with it. */
async function run(sql: string): Promise<EngineSaid> {
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

const say = (said: EngineSaid): void => port.postMessage(said)

port.on('message', async (asked: EngineAsked) => {
  if (asked.kind === 'query') {
    say(await run(asked.sql).catch((): EngineSaid => ({ kind: 'printed', output: '', broken: true })))
  } else {
    await engine.close()
    say({ kind: 'closed' })
  }
})
say({ kind: 'open' })
