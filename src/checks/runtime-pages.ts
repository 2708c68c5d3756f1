import { RefusedError, UnreadableError } from '../client/errors.ts'
import { message } from '../text/message.ts'
import type { CheckContext } from './check.ts'

/** A line that the running service wrote. */
export interface RuntimeLine {
  /** The platform's log id; ids count up. */
  readonly id: number
  readonly text: string
  /** When it was written, as the platform spells it; used only to tell two lines of one id apart, because clocks differ. */
  readonly ts: string | undefined
}

/** Where a page begins or ends, both exclusive; without either it holds the newest lines. `limit` asks for fewer lines. */
export interface RuntimeCursor {
  readonly after?: number | undefined
  readonly before?: number
  readonly limit?: number
}

const operation = 'get_logs'
const mostLines = 1_000
const readMs = 15_000

/** The pages of a service's runtime log, as large as the platform allows. */
export class RuntimePages {
  readonly #context: CheckContext
  readonly #serviceId: string
  #limit = mostLines

  constructor(context: CheckContext, serviceId: string) {
    this.#context = context
    this.#serviceId = serviceId
  }

  /** The most lines to ask for, as far as is known: a platform may refuse more, or send too many bytes. */
  get limit(): number {
    return this.#limit
  }

  /**
   * One page, sorted by id. A limit that is refused, or gives more than fits into memory, is lowered. Rejects as the client
   * does, and for a line without id or text.
   */
  async read({ after, before, limit }: RuntimeCursor = {}): Promise<RuntimeLine[]> {
    const { platform, signal } = this.#context
    const cursor = { ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) }
    for (;;) {
      const args = { id: this.#serviceId, limit: limit ?? this.#limit, ...cursor }
      try {
        const { logs } = await platform.call(operation, args, { signal, timeoutMs: readMs, retries: false })
        const lines = (logs ?? []).map(({ id, line, ts }) => lineOf(id, line, ts))
        return lines.filter(({ id }) => after === undefined || id > after).sort((one, other) => one.id - other.id)
      } catch (error) {
        if (this.#limit === 1 || !isTooMuch(error)) throw error
        this.#limit = Math.max(1, Math.floor(this.#limit / 10))
      }
    }
  }
}

type Optional<T> = T | null | undefined

function lineOf(id: Optional<number>, text: Optional<string>, ts: Optional<string>): RuntimeLine {
  if (typeof id !== 'number') {
    throw unreadable(message('runtime-line-without-id')`get_logs: a line has no id, so it may be old or new.`)
  }
  if (typeof text === 'string') return { id, text, ts: ts ?? undefined }
  throw unreadable(message('runtime-line-without-text')`get_logs: a line has no text, so it cannot be checked.`)
}

/** The error for a log that cannot be read on. */
export function unreadable(text: string): UnreadableError {
  return new UnreadableError(text, { operation, status: 200 })
}

function isTooMuch(error: unknown): boolean {
  return error instanceof UnreadableError
    ? /MiB/.test(error.message)
    : error instanceof RefusedError && error.status === 400
}
