import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { EngineMessage, EngineRequest, EngineStart } from './engine-worker.ts'

/** The program of the thread: `.ts` in the sources, `.js` in the built package. */
const program = new URL(`./engine-worker${extname(import.meta.url)}`, import.meta.url)

/** Milliseconds to open a database; a new one takes ten seconds on a busy machine. */
const openMs = 120_000

interface QueryOptions {
  /** Whether clients share the session. */
  readonly isShared: boolean
  readonly timeoutMs: number
}

/** ReadyForQuery outside of a transaction. */
const readyAndIdle = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** The engine, taken by one client. */
export interface Held extends Pick<EngineThread, 'exchange'> {
  /** Lets the next one have it. May be called again. */
  release(): void
  /** Ends the engine in the middle of a statement; the next client starts it again. */
  end(): Promise<void>
}

/** An open database, in a thread of its own. */
export type EngineThread = Awaited<ReturnType<typeof openThread>>

/**
 * Opens the database in a folder; an empty or missing folder becomes a new database. Rejects if the engine does not start.
 *
 * PostgreSQL in WebAssembly runs in a thread of its own, as only a thread can be ended during a statement. Committed data is on the
 * disk; the rest is undone when the database is opened again, as after a crash.
 */
export async function openThread(start: EngineStart, signal: AbortSignal) {
  signal.throwIfAborted()
  // The engine's own output is dropped, and it inherits nothing of this process's environment.
  const worker = new Worker(program, { workerData: start, env: {}, execArgv: [], stdout: true, stderr: true })
  worker.stdout.resume()
  worker.stderr.resume()
  let onMessage: ((message: EngineMessage) => void) | undefined
  worker.on('message', (message: EngineMessage) => onMessage?.(message))
  /** The error that ended the thread, if any. */
  let failure = ''
  const ended = new Promise<undefined>((resolve) => {
    worker.once('error', (error: unknown) => {
      if (error instanceof Error) failure = ` ${error.message}`
      resolve(undefined)
    })
    worker.once('exit', () => resolve(undefined))
  })
  const send = (request: EngineRequest): void => worker.postMessage(request)

  /** The next message of the thread; undefined if the thread has ended. */
  async function next(timeoutMs: number): Promise<EngineMessage | undefined | 'timeout'> {
    const { promise, resolve } = Promise.withResolvers<EngineMessage | 'timeout'>()
    onMessage = resolve
    const timer = setTimeout(() => resolve('timeout'), timeoutMs)
    return Promise.race([promise, ended]).finally(() => clearTimeout(timer))
  }

  /** Ends the thread at once. May be called again. */
  async function end(): Promise<void> {
    await worker.terminate()
  }

  const onAbort = (): void => void end()
  signal.addEventListener('abort', onAbort)
  const message = await next(openMs).finally(() => signal.removeEventListener('abort', onAbort))
  if (message === 'timeout' || message?.kind !== 'open') {
    await end()
    throw new Error(`The database engine could not be started.${failure}`)
  }
  return {
    /** Runs one query. After any result but `printed` the caller must end the thread. */
    async query(sql: string, { isShared, timeoutMs }: QueryOptions): Promise<QueryResult> {
      send({ kind: 'query', sql, isShared })
      const answer = await next(timeoutMs)
      if (answer === 'timeout') return { kind: 'timeout' }
      if (answer?.kind !== 'printed') return { kind: 'stopped', output: '' }
      return { kind: answer.broken ? 'stopped' : 'printed', output: answer.output }
    },

    /** Hands on what a client sent. True if no transaction is open afterwards. Rejects if the engine stops. */
    async exchange(bytes: Uint8Array, answer: (bytes: Uint8Array) => void): Promise<boolean> {
      let last = Buffer.alloc(0)
      const done = new Promise<true>((resolve) => {
        onMessage = (message) => {
          if (message.kind === 'answered') {
            // Its last message may come in two pieces.
            last = Buffer.concat([last, message.bytes.subarray(-readyAndIdle.length)]).subarray(-readyAndIdle.length)
            answer(message.bytes)
          } else resolve(true)
        }
      })
      send({ kind: 'exchange', bytes })
      if ((await Promise.race([done, ended])) === undefined) throw new Error('The engine stopped.')
      // ReadyForQuery ends an answer; before it come the letters of its transaction.
      return last.equals(readyAndIdle)
    },

    /** Closes the database and ends the thread, at the latest after the time limit. */
    async close(): Promise<void> {
      send({ kind: 'close' })
      await next(openMs)
      await end()
    },
    end,
  }
}

/** The result of a query. */
export type QueryResult =
  | { readonly kind: 'printed'; readonly output: string }
  /** The engine stopped, with the output until then. */
  | { readonly kind: 'stopped'; readonly output: string }
  | { readonly kind: 'timeout' }

export const stopped = 'FATAL:  terminating connection due to administrator command'

// The engine stops at a few statements that need a real operating system.
export const broken = 'FATAL:  the engine stopped at this statement; what was committed before is kept'
