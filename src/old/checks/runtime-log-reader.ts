import type { Result } from '../../contract/operations.ts'
import type { CallOptions } from '../client/call-options.ts'
import { RefusedError, UnreadableError } from '../client/errors.ts'
import type { CheckContext } from './check.ts'

/** A line that the running service wrote. */
export interface RuntimeLine {
  /** The platform's log id; ids count up. */
  readonly id: number
  readonly text: string
  /** When it was written, as the platform spells it; used only to tell two lines of one id apart, because clocks differ. */
  readonly ts: string | undefined
  /** Such as `stderr`. */
  readonly stream: string | undefined
}

/** Where a page begins or ends, both exclusive; without either it holds the newest lines. */
interface Cursor {
  readonly after?: number
  readonly before?: number
}

const operation = 'get_logs'
const mostLines = 1_000
const readTimeoutMs = 15_000
const mostPages = 1_000
/** Ids may begin with 0. */
const beforeAll = -1

/**
 * The runtime log of a service from one moment on: every line once, and none from before. A page may be cut at a size that the
 * contract does not show, and then holds the first lines after the cursor or the newest ones; both are completed.
 *
 * Each page begins with the last line that was read. If another line is in its place, the ids started over, as after a restart
 * of the container, and the log is read from its beginning.
 */
export class RuntimeLog {
  readonly #context: CheckContext
  readonly #serviceId: string
  /** The most lines to ask for, as far as is known: a platform may refuse more, or send too many bytes. */
  #limit = mostLines
  marked = false
  /** How often the ids started over. */
  restarts = 0
  /** The last line that was read, or the last one from before; undefined in a log without lines. */
  #mark: RuntimeLine | undefined
  #largestAnswer = 1

  constructor(context: CheckContext, serviceId: string) {
    this.#context = context
    this.#serviceId = serviceId
  }

  /**
   * Notes the end of the log: later lines are read. Rejects as the client does.
   *
   * @param options by default it is asked once, for 15 s
   */
  async begin(options?: CallOptions): Promise<void> {
    const newest = await this.#page({}, options)
    if (!this.marked) this.#mark = newest.at(-1)
    this.marked = true
  }

  /**
   * The lines after those that were read before, ordered by their ids, page by page up to the end of the log. What a failure leaves
   * unread comes with the next read. Rejects as the client does.
   */
  async *read(): AsyncGenerator<readonly RuntimeLine[]> {
    if (!this.marked) await this.begin()
    for (;;) {
      const answer = await this.#next()
      const readTo = this.#mark?.id ?? beforeAll
      const page = answer.filter(({ id }) => id > readTo)
      const last = page.at(-1)
      if (last === undefined) return
      const cut = answer.length >= Math.min(this.#limit, this.#largestAnswer)
      this.#largestAnswer = Math.max(this.#largestAnswer, answer.length)
      const missed = cut ? await this.#between(readTo, page) : []
      this.#mark = last
      yield [...missed, ...page]
      if (!cut) return
    }
  }

  /** The next page; the newest lines if the ids started over. */
  async #next(): Promise<readonly RuntimeLine[]> {
    const mark = this.#mark
    if (mark === undefined) return await this.#page()
    const answer = await this.#page(mark.id > 0 ? { after: mark.id - 1 } : {})
    if (!isSame(answer[0], mark) && (await this.#startedOver(mark))) {
      this.restarts++
      this.#mark = undefined
      return await this.#page()
    }
    if (answer.length > 1 || (this.#largestAnswer > 1 && this.#limit > 1)) return answer
    // The mark alone may fill the page.
    return await this.#page({ after: mark.id })
  }

  /** Whether another line is in the mark's place, or the log ends before it. */
  async #startedOver(mark: RuntimeLine): Promise<boolean> {
    const newest = await this.#page()
    const last = newest.at(-1)
    return last === undefined || last.id < mark.id || newest.some((line) => line.id === mark.id && !isSame(line, mark))
  }

  /** The lines between the mark and a page, read backwards: there are none if the page holds the first lines. */
  async #between(mark: number, page: readonly RuntimeLine[]): Promise<RuntimeLine[]> {
    let missed: RuntimeLine[] = []
    for (let pages = 1; pages <= mostPages; pages++) {
      const before = missed[0]?.id ?? page[0]?.id ?? 0
      const older = (await this.#page({ before })).filter(({ id }) => id > mark && id < before)
      if (older.length === 0) return missed
      missed = [...older, ...missed]
    }
    throw unreadable(`get_logs: more lines were written between two reads than can be read.`)
  }

  /** One page, sorted by id. A limit that is refused, or gives more than fits into memory, is lowered. */
  async #page(
    cursor: Cursor = {},
    options: CallOptions = { timeoutMs: readTimeoutMs, retries: false },
  ): Promise<RuntimeLine[]> {
    const { platform, signal } = this.#context
    const { after = Number.NEGATIVE_INFINITY } = cursor
    for (;;) {
      const args = { id: this.#serviceId, limit: this.#limit, ...cursor }
      try {
        const { logs } = await platform.call(operation, args, { signal, ...options })
        const lines = (logs ?? []).map(readLine).filter(({ id }) => id > after)
        return lines.sort((one, other) => one.id - other.id)
      } catch (error) {
        if (this.#limit === 1 || !isTooMuch(error)) throw error
        this.#limit = Math.max(1, Math.floor(this.#limit / 10))
      }
    }
  }
}

type RawLine = NonNullable<Result<typeof operation>['logs']>[number]

/** @throws UnreadableError if it has no id or no text */
export function readLine({ id, line: text, ts, stream }: RawLine): RuntimeLine {
  if (typeof id === 'number' && typeof text === 'string')
    return { id, text, ts: ts ?? undefined, stream: stream ?? undefined }
  throw unreadable(`get_logs: a line has no id or no text, so it cannot be checked.`)
}

function unreadable(text: string): UnreadableError {
  return new UnreadableError(text, { operation, status: 200 })
}

function isTooMuch(error: unknown): boolean {
  if (error instanceof UnreadableError) return /MiB/.test(error.message)
  return error instanceof RefusedError && error.status === 400
}

function isSame(line: RuntimeLine | undefined, mark: RuntimeLine): boolean {
  return line?.id === mark.id && line.text === mark.text && line.ts === mark.ts
}
