import { EngineThread } from './engine-thread.ts'

/** The limits of one query of the console. */
export interface ConsoleLimits {
  /** Milliseconds that it may run, without its wait for earlier queries. */
  readonly statementMs: number
  /** Characters that it may print; the rest is cut, except errors. */
  readonly outputCharacters: number
}

/** The limits by default. */
export const defaultConsoleLimits: ConsoleLimits = { statementMs: 60_000, outputCharacters: 2 ** 20 }

// PostgreSQL's own messages for statement_timeout, and for a server that is told to stop.
const timedOut = 'ERROR:  canceling statement due to statement timeout'
const stopped = 'FATAL:  terminating connection due to administrator command'
// The engine stops at a few statements that need a real operating system.
const broken = 'FATAL:  the engine stopped at this statement; what was committed before is kept'

/** The engine of one database: starts with the first query, runs one query at a time, and starts again after it was ended. */
export class DatabaseEngine {
  readonly #folder: () => Promise<string>
  readonly #limits: ConsoleLimits
  #thread: EngineThread | undefined
  /** The queries, one after the other. Never rejects. */
  #tail: Promise<unknown> = Promise.resolve()
  readonly #end = new AbortController()

  /** `folder` creates the folder of the database if it is missing. */
  constructor(folder: () => Promise<string>, limits: ConsoleLimits) {
    this.#folder = folder
    this.#limits = limits
  }

  /** The output of the query as psql prints it, errors included. Rejects if the engine cannot be started. */
  query(sql: string): Promise<string> {
    return this.#inTurn(() => this.#run(sql))
  }

  /** Closes the engine after the queued queries; the next query starts it again. False if it does not run. */
  restart(): boolean {
    if (!this.#thread) return false
    void this.#inTurn(async () => {
      const thread = this.#thread
      this.#thread = undefined
      await thread?.close()
    })
    return true
  }

  /** Ends the engine at once. Open and later queries are answered as by a server that was stopped. */
  async end(): Promise<void> {
    this.#end.abort()
    await this.#thread?.end()
    await this.#tail
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(work)
    this.#tail = done.catch(() => undefined)
    return done
  }

  async #run(sql: string): Promise<string> {
    const { signal } = this.#end
    try {
      // An ended engine must not ask for its folder, which may wait for this end.
      signal.throwIfAborted()
      this.#thread ??= await this.#open(signal)
      signal.throwIfAborted()
    } catch (error) {
      if (signal.aborted) return this.#fail('', stopped)
      throw error
    }
    const result = await this.#thread.query(sql, this.#limits.statementMs)
    switch (result.kind) {
      case 'printed':
        return result.output
      case 'timeout':
        return this.#fail('', timedOut)
      case 'stopped':
        return this.#fail(result.output, signal.aborted ? stopped : broken)
      default:
        return result satisfies never
    }
  }

  async #open(signal: AbortSignal): Promise<EngineThread> {
    const { outputCharacters } = this.#limits
    return EngineThread.open({ folder: await this.#folder(), outputCharacters }, signal)
  }

  async #fail(printed: string, reason: string): Promise<string> {
    await this.#thread?.end()
    this.#thread = undefined
    return printed === '' ? reason : `${printed}\n${reason}`
  }
}
