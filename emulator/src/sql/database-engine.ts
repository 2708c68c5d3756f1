import { SerialQueue } from '../serial-queue.ts'
import { broken, type EngineThread, type Held, openThread, stopped } from './engine-thread.ts'

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
/** The engine of one database: starts with the first query, runs one query at a time, and starts again after it was ended. */
export type DatabaseEngine = ReturnType<typeof databaseEngine>

export interface EngineOptions {
  /** Creates the folder of the database if it is missing. */
  readonly folder: () => Promise<string>
  readonly limits: ConsoleLimits
  /** Is called when the session is gone, with what its clients had in it. */
  readonly onSessionEnd: () => void
}

/** The engine of a database. */
export function databaseEngine({ folder, limits, onSessionEnd }: EngineOptions) {
  let thread: EngineThread | undefined
  const queries = new SerialQueue()
  let clients = 0
  const ending = new AbortController()
  const { signal } = ending

  async function opened(): Promise<EngineThread> {
    // An ended engine must not ask for its folder, which may wait for this end.
    signal.throwIfAborted()
    thread ??= await openThread({ folder: await folder(), outputCharacters: limits.outputCharacters }, signal)
    signal.throwIfAborted()
    return thread
  }

  async function run(sql: string): Promise<string> {
    let thread: EngineThread
    try {
      thread = await opened()
    } catch (error) {
      if (signal.aborted) return fail('', stopped)
      throw error
    }
    const result = await thread.query(sql, { isShared: clients > 0, timeoutMs: limits.statementMs })
    switch (result.kind) {
      case 'printed':
        return result.output
      case 'timeout':
        return fail('', timedOut)
      case 'stopped':
        return fail(result.output, signal.aborted ? stopped : broken)
      default:
        return result satisfies never
    }
  }

  async function fail(printed: string, reason: string): Promise<string> {
    await thread?.end()
    thread = undefined
    onSessionEnd()
    return printed === '' ? reason : `${printed}\n${reason}`
  }

  return {
    /** The output of the query as text, errors included. Rejects if the engine cannot be started. */
    query: (sql: string): Promise<string> => queries.run(() => run(sql)),

    /** Takes the engine in turn with the queries, until it is released. Rejects if it cannot be started. */
    hold(): Promise<Held> {
      return new Promise((resolve, reject) => {
        void queries
          .run(async () => {
            const own = await opened()
            const exchange: Held['exchange'] = async (bytes, answer) => {
              try {
                return await own.exchange(bytes, answer)
              } catch (error) {
                await own.end()
                if (thread === own) thread = undefined
                onSessionEnd()
                throw error
              }
            }
            await new Promise<void>((release) => resolve({ exchange, release, end: own.end }))
          })
          .catch(reject)
      })
    },

    /** How many clients are connected. The last one takes the settings of the session along. */
    setClients(count: number): void {
      if (clients > 0 && count === 0 && thread) void queries.run(() => run('DISCARD ALL')).catch(() => undefined)
      clients = count
    },

    /** Closes the engine after the queued queries; the next query starts it again. False if it does not run. */
    restart(): boolean {
      if (!thread) return false
      void queries.run(async () => {
        const closing = thread
        thread = undefined
        onSessionEnd()
        await closing?.close()
      })
      return true
    },

    /** Ends the engine at once. Open and later queries are answered as by a server that was stopped. */
    async end(): Promise<void> {
      ending.abort()
      await thread?.end()
      await queries.idle()
    },
  }
}
