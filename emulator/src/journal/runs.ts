import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { OperationName } from 'taxiway/contract'

/** Milliseconds without a request after which the next one begins a new run. */
const quietMs = 60_000

interface Run {
  /** A digest of the key and the user agent. */
  readonly caller: string
  readonly number: number
  hasAskedWho: boolean
  at: number
}

/**
 * Tells runs of a program apart. The interface has no id for that, so it is an inference: a run of Taxiway begins with its `whoami`,
 * and its requests share connections, the key and the user agent.
 */
export class Runs {
  readonly #bySocket = new WeakMap<Socket, Run>()
  /** The newest run of each key and user agent. */
  readonly #byCaller = new Map<string, Run>()
  #count = 0

  /** The number of the run that the request belongs to. */
  of({ socket, headers }: IncomingMessage, operation: OperationName | null, now: number): number {
    const caller = hashText(JSON.stringify([headers.authorization, headers['user-agent']]))
    const connected = this.#bySocket.get(socket)
    const known = connected?.caller === caller ? connected : this.#byCaller.get(caller)
    const begins = !known || now - known.at > quietMs || (operation === 'whoami' && known.hasAskedWho)
    const run = begins ? { caller, number: ++this.#count, hasAskedWho: false, at: now } : known
    run.at = now
    run.hasAskedWho ||= operation === 'whoami'
    this.#bySocket.set(socket, run)
    this.#byCaller.set(caller, run)
    return run.number
  }
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
