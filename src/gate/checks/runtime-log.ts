import { isRefused, PlatformError } from '../../client/errors.ts'
import type { CallOptions, Platform } from '../../client/platform.ts'
import type { Result as Answer } from '../../contract/operations.ts'
import { count, formatDuration, withoutFullStop } from '../../text/format.ts'
import { cleanText } from '../../text/untrusted.ts'
import type { Check, CheckContext, Finding } from './check.ts'
import { type Search, searchFor } from './pattern.ts'

/** The service whose log is watched, for how long, and for which pattern. */
export interface SoakOptions {
  /** The deployed service. */
  readonly serviceId: string
  /** A regular expression that no line may match, with or without `/…/` around it. */
  readonly failPattern: string
  /** Counted from the beginning of this check, in milliseconds. */
  readonly durationMs: number
}

const pauseMs = 2_000
/** How long a failed read is retried after the end of the soak: the last lines count, too. */
const lastReadMs = 30_000
const pageSize = 1_000
const mostRefusals = 2
const linesAround = 5

/**
 * Watches the runtime log. It passes if no line matches that was written between the beginning of the checks and the
 * end of the soak, and if the log was read to its end. Throws `InputError` for an invalid pattern.
 */
export function soakCheck(options: SoakOptions): Check {
  const search = searchFor('log-fail-pattern', options.failPattern)
  let log: RuntimeLog | undefined
  return {
    name: 'runtime log',
    prepare: async ({ platform, signal }) => {
      log = new RuntimeLog(platform, options.serviceId)
      // If this fails, it is tried again when the soak begins.
      await log.begin({ signal, totalMs: 10_000 }).catch((error: unknown) => {
        if (!(error instanceof PlatformError)) throw error
      })
    },
    run: (context) => watch(log ?? new RuntimeLog(context.platform, options.serviceId), search, options, context),
  }
}

// This check has no events.
// biome-ignore lint/correctness/useYield: a check is a generator
async function* watch(
  log: RuntimeLog,
  search: Search,
  { durationMs }: SoakOptions,
  { platform, signal }: CheckContext,
): ReturnType<Check['run']> {
  const { clock } = platform
  let endMs = clock.now() + durationMs
  let lines = 0
  let before: readonly string[] = []
  let refusals = 0
  let failure = ''
  for (;;) {
    const sentMs = clock.now()
    let hasFailed = false
    try {
      if (!log.hasBegun) {
        await log.begin({ signal, attempts: 1 })
        // Earlier lines cannot be told from older ones, so the soak begins here.
        endMs = clock.now() + durationMs
      }
      // Read until a page is empty.
      for (let page = await log.next(signal); page.length > 0; page = await log.next(signal)) {
        const index = search(page)
        if (index === undefined) return failed('matching log-fail-pattern took over 1 s: use a simpler pattern')
        if (index >= 0) return matched(page, index, before)
        lines += page.length
        before = [...before, ...page.slice(-linesAround)].slice(-linesAround)
        if (clock.now() > endMs + lastReadMs) return unread('lines are written faster than they can be read')
      }
      refusals = 0
      const found = `none of ${count(lines, 'line')} matches, in ${formatDuration(durationMs)}`
      if (sentMs >= endMs) return { passed: true, evidence: [found, ...before] }
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      hasFailed = true
      failure = withoutFullStop(error.message)
      refusals = isRefused(error, 401, 403) ? refusals + 1 : 0
      if (refusals >= mostRefusals) return unread(failure)
    }
    const wantedMs = hasFailed ? pauseMs : Math.max(0, Math.min(pauseMs, endMs - clock.now()))
    const waitMs = Math.max(platform.heldMs, wantedMs)
    if (clock.now() + waitMs > endMs + lastReadMs) return unread(failure || 'the platform wants no request')
    await clock.sleep(waitMs, signal)
  }
}

function matched(page: readonly string[], index: number, before: readonly string[]): Finding {
  const line = page[index] ?? ''
  const around = [...before, ...page.slice(0, index)].slice(-linesAround)
  const after = page.slice(index + 1, index + 1 + linesAround)
  return failed(`a line matches log-fail-pattern: ${cleanText(line)}`, [...around, `> ${line}`, ...after])
}

function unread(why: string): Finding {
  return failed(`the runtime log was not read to its end, so a line may match: ${why}`)
}

function failed(found: string, lines: readonly string[] = []): Finding {
  return { passed: false, evidence: [found, ...lines] }
}

type Line = { readonly id: number; readonly line: string }

/** The runtime log of a service from one moment on: each line once, and no earlier line. */
class RuntimeLog {
  readonly #platform: Platform
  readonly #serviceId: string
  /** The id of the last line; ids may begin with 0. */
  #last: number | undefined

  constructor(platform: Platform, serviceId: string) {
    this.#platform = platform
    this.#serviceId = serviceId
  }

  get hasBegun(): boolean {
    return this.#last !== undefined
  }

  /** Reads the end of the log: only later lines count. */
  async begin(options: CallOptions): Promise<void> {
    this.#last = (await this.#read({}, options)).at(-1)?.id ?? -1
  }

  /** Reads the lines that were added since the last call; empty at the end. A failed read consumes nothing. */
  async next(signal: AbortSignal): Promise<readonly string[]> {
    const last = this.#last ?? -1
    const options = { signal, attempts: 1 }
    let lines = (await this.#read(last < 0 ? {} : { after: last }, options)).filter(({ id }) => id > last)
    const newest = lines.at(-1)
    // The contract does not say which lines a full page has: those after the cursor, or the newest ones.
    for (let first = lines[0]; first !== undefined && first.id > last + 1; first = lines[0]) {
      const { id: before } = first
      const older = (await this.#read({ before }, options)).filter(({ id }) => id > last && id < before)
      if (older.length === 0) break
      lines = [...older, ...lines]
    }
    this.#last = newest?.id ?? last
    return lines.map(({ line }) => line)
  }

  /** Reads one page, ordered by id. */
  async #read(
    cursor: { readonly after?: number; readonly before?: number },
    options: CallOptions,
  ): Promise<readonly Line[]> {
    const args = { id: this.#serviceId, limit: pageSize, ...cursor }
    const { logs } = await this.#platform.call('get_logs', args, options)
    return (logs ?? []).map(readLine).sort((one, other) => one.id - other.id)
  }
}

function readLine({ id, line }: NonNullable<Answer<'get_logs'>['logs']>[number]): Line {
  if (typeof id === 'number' && typeof line === 'string') return { id, line }
  const text = 'get_logs: a line has no id or no text, so it cannot be checked.'
  throw new PlatformError('unreadable', 'get_logs', text, { status: 200 })
}
