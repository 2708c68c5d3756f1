import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { EngineMessage, EngineRequest, EngineStart } from './engine-worker.ts'

/** The program of the thread: `.ts` in the sources, `.js` in the built package. */
const program = new URL(`./engine-worker${extname(import.meta.url)}`, import.meta.url)

/** Milliseconds to open a database; a new one takes ten seconds on a busy machine. */
const openMs = 120_000

/** The result of a query. */
export type QueryResult =
  | { readonly kind: 'printed'; readonly output: string }
  /** The engine stopped, with the output until then. */
  | { readonly kind: 'stopped'; readonly output: string }
  | { readonly kind: 'timeout' }

/**
 * PostgreSQL in WebAssembly, in a thread of its own, as only a thread can be ended during a statement. Committed data is on the
 * disk; the rest is undone when the database is opened again, as after a crash.
 */
export class EngineThread {
  readonly #worker: Worker
  readonly #ended: Promise<undefined>
  /** The error that ended the thread, if any. */
  #failure = ''
  #onMessage: ((message: EngineMessage) => void) | undefined

  private constructor(start: EngineStart) {
    // The engine's own output is dropped, and it inherits nothing of this process's environment.
    this.#worker = new Worker(program, { workerData: start, env: {}, execArgv: [], stdout: true, stderr: true })
    this.#worker.stdout.resume()
    this.#worker.stderr.resume()
    this.#worker.on('message', (message: EngineMessage) => this.#onMessage?.(message))
    this.#ended = new Promise((resolve) => {
      this.#worker.once('error', (error: unknown) => {
        if (error instanceof Error) this.#failure = ` ${error.message}`
        resolve(undefined)
      })
      this.#worker.once('exit', () => resolve(undefined))
    })
  }

  /** Opens the database in a folder; an empty or missing folder becomes a new database. Rejects if the engine does not start. */
  static async open(start: EngineStart, signal: AbortSignal): Promise<EngineThread> {
    signal.throwIfAborted()
    const thread = new EngineThread(start)
    const end = (): void => void thread.end()
    signal.addEventListener('abort', end)
    const message = await thread.#next(openMs).finally(() => signal.removeEventListener('abort', end))
    if (message !== 'timeout' && message?.kind === 'open') return thread
    await thread.end()
    throw new Error(`The database engine could not be started.${thread.#failure}`)
  }

  /** Runs one query. After any result but `printed` the caller must end the thread. */
  async query(sql: string, timeoutMs: number): Promise<QueryResult> {
    this.#send({ kind: 'query', sql })
    const message = await this.#next(timeoutMs)
    if (message === 'timeout') return { kind: 'timeout' }
    if (message?.kind !== 'printed') return { kind: 'stopped', output: '' }
    return { kind: message.broken ? 'stopped' : 'printed', output: message.output }
  }

  /** Closes the database and ends the thread, at the latest after the time limit. */
  async close(): Promise<void> {
    this.#send({ kind: 'close' })
    await this.#next(openMs)
    await this.end()
  }

  /** Ends the thread at once. May be called again. */
  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #send(request: EngineRequest): void {
    this.#worker.postMessage(request)
  }

  /** The next message of the thread; undefined if the thread has ended. */
  async #next(timeoutMs: number): Promise<EngineMessage | undefined | 'timeout'> {
    const { promise, resolve } = Promise.withResolvers<EngineMessage | 'timeout'>()
    this.#onMessage = resolve
    const timer = setTimeout(() => resolve('timeout'), timeoutMs)
    try {
      return await Promise.race([promise, this.#ended])
    } finally {
      clearTimeout(timer)
    }
  }
}
