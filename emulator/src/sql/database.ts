import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { SerialQueue } from '../serial-queue.ts'
import type { EngineMessage, EngineRequest, EngineStart } from './engine-worker.ts'

/** The limits of one query of the console. */
export interface ConsoleLimits {
  /** Milliseconds that it may take, and that the idle transaction of a client may go on. */
  readonly statementMs: number
  /** Characters that it may print; the rest is cut, except errors. */
  readonly outputCharacters: number
}

/** The limits by default. */
export const defaultConsoleLimits: ConsoleLimits = { statementMs: 60_000, outputCharacters: 2 ** 20 }

/** The program of the thread: `.ts` in the sources, `.js` in the built package. */
const program = new URL(`./engine-worker${extname(import.meta.url)}`, import.meta.url)
/** Milliseconds to open a database; a new one takes ten seconds on a busy machine. */
const openMs = 120_000

// PostgreSQL's own messages for statement_timeout, and for a server that is told to stop.
const timedOut = 'ERROR:  canceling statement due to statement timeout'
const stopped = 'FATAL:  terminating connection due to administrator command'
// The engine stops at a few statements that need a real operating system.
const broken = 'FATAL:  the engine stopped at this statement; what was committed before is kept'

/**
 * A database: it listens on loopback, starts its engine with the first client or query, and again after that has ended. PostgreSQL in
 * WebAssembly runs in a thread of its own, as only a thread can be ended during a statement. Committed data is on the disk; the rest is
 * undone when the database is opened again, as after a crash.
 */
export class Database implements AsyncDisposable {
  readonly #folder: () => Promise<string>
  readonly #limits: ConsoleLimits
  readonly #server = createServer({ noDelay: true }, (socket) => void this.#serve(socket))
  readonly #sockets = new Set<Socket>()
  readonly #queries = new SerialQueue()
  readonly #ending = new AbortController()
  #engine: Promise<Engine> | undefined
  port = 0

  /** @param folder creates the folder of the database if it is missing */
  constructor(folder: () => Promise<string>, limits: ConsoleLimits) {
    this.#folder = folder
    this.#limits = limits
  }

  /** Listens for clients. */
  async listen(): Promise<void> {
    this.#server.listen(this.port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    this.port = typeof address === 'object' && address ? address.port : 0
  }

  /** The output of a query as text, errors included, one query at a time. Rejects if the engine cannot be started. */
  query(sql: string): Promise<string> {
    return this.#queries.run(async () => {
      if (this.#ending.signal.aborted) return stopped
      const answer = await (await this.#open()).ask({ kind: 'query', sql }, this.#limits.statementMs)
      if (answer !== 'timeout' && answer?.kind === 'printed') return answer.output
      await this.#endEngine()
      if (this.#ending.signal.aborted) return stopped
      return answer === 'timeout' ? timedOut : broken
    })
  }

  /** Closes the engine after the queries that wait; the next one starts it again. False if it does not run. */
  restart(): boolean {
    if (this.#engine === undefined) return false
    void this.#queries.run(async () => {
      await (await this.#engine)?.ask({ kind: 'close' }, openMs)
      await this.#endEngine()
    })
    return true
  }

  /** Ends the engine and every client at once, and listens no more. Open and later queries are answered as by a server that was stopped. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#ending.abort()
    this.#server.close()
    await this.#endEngine()
    await this.#queries.idle()
  }

  #open(): Promise<Engine> {
    const start = async (): Promise<Engine> => {
      const { outputCharacters, statementMs: idleMs } = this.#limits
      return await openEngine({ folder: await this.#folder(), outputCharacters, idleMs }, this.#ending.signal)
    }
    if (this.#engine === undefined) {
      const engine = start()
      const forget = (): void => {
        if (this.#engine === engine) this.#engine = undefined
      }
      this.#engine = engine
      engine.then(({ ended }) => ended.then(forget), forget)
    }
    return this.#engine
  }

  async #endEngine(): Promise<void> {
    const engine = this.#engine
    this.#engine = undefined
    for (const socket of this.#sockets) socket.destroy()
    await (await engine?.catch(() => undefined))?.end()
  }

  /** Passes a client on to the engine, whose address changes with each start. */
  async #serve(client: Socket): Promise<void> {
    this.#sockets.add(client)
    client.once('close', () => this.#sockets.delete(client))
    client.on('error', () => client.destroy())
    try {
      const engine = connect({ port: (await this.#open()).port, host: '127.0.0.1', noDelay: true })
      engine.on('error', () => client.destroy())
      engine.once('close', () => client.destroy())
      client.once('close', () => engine.destroy())
      client.pipe(engine).pipe(client)
    } catch {
      client.destroy()
    }
  }
}

type Engine = Awaited<ReturnType<typeof openEngine>>

/** Opens the database in a folder; an empty or missing folder becomes a new database. Rejects if the engine does not start. */
export async function openEngine(start: EngineStart, signal: AbortSignal) {
  signal.throwIfAborted()
  // The engine's own output is dropped, and it inherits nothing of this process's environment.
  const worker = new Worker(program, { workerData: start, env: {}, execArgv: [], stdout: true, stderr: true })
  worker.stdout.resume()
  worker.stderr.resume()
  /** The error that ended the thread, if any. */
  let failure = ''
  worker.once('error', (error: unknown) => {
    if (error instanceof Error) failure = ` ${error.message}`
  })
  const ended = new Promise<undefined>((resolve) => worker.once('exit', () => resolve(undefined)))

  /** The next message of the thread; undefined if the thread has ended. */
  async function next(timeoutMs: number): Promise<EngineMessage | undefined | 'timeout'> {
    const { promise, resolve } = Promise.withResolvers<EngineMessage | 'timeout'>()
    const timer = setTimeout(() => resolve('timeout'), timeoutMs)
    worker.once('message', resolve)
    return Promise.race([promise, ended]).finally(() => {
      clearTimeout(timer)
      worker.off('message', resolve)
    })
  }

  const onAbort = (): void => void worker.terminate()
  signal.addEventListener('abort', onAbort)
  const message = await next(openMs).finally(() => signal.removeEventListener('abort', onAbort))
  if (message === 'timeout' || message?.kind !== 'open') {
    await worker.terminate()
    throw new Error(`The database engine could not be started.${failure}`)
  }
  return {
    port: message.port,
    ended,
    /** The answer to a request; undefined if the thread has ended. */
    ask(request: EngineRequest, timeoutMs: number) {
      const answer = next(timeoutMs)
      worker.postMessage(request)
      return answer
    },
    /** Ends the thread at once. May be called again. */
    async end(): Promise<void> {
      await worker.terminate()
    },
  }
}
