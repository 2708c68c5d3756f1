import { isForbidden, RefusedError, refusalLimit } from '../client/errors.ts'
import { excerpt, withoutFullStop } from '../text/formats/shortening.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'
import { type Check, type CheckContext, cleanEvidence, type Finding } from './check.ts'
import { Pattern } from './pattern.ts'
import { type RuntimeLine, RuntimeLog } from './runtime-log-reader.ts'

/** Whose log is watched, for how long, and what must not occur in it. */
export interface SoakOptions {
  /** The service that runs what was deployed. */
  readonly serviceId: string
  /** A regular expression that no line may match. */
  readonly failPattern: string
  /** Milliseconds from the beginning of this check. */
  readonly durationMs: number
  /** Between two reads; 2 s by default, and at most. */
  readonly intervalMs?: number
  /** How sentences name the inputs of whoever runs it: `log-fail-pattern` by default. */
  readonly named?: NameInput
}

const longestIntervalMs = 2_000
/** How long reads are retried before the first check, to find the end of the log. */
const markMs = 10_000
/** How long reads are retried after the end: the last lines count too. */
const lastReadMs = 30_000
const contextLines = 5
const shownOfSummary = 200
const shownOfLine = 480

/**
 * Tails the runtime log: passes if no line matches that was written between the beginning of the checks and the end of the
 * soak. Failed reads are retried; if the log could not be read to its end, the check fails.
 *
 * @throws InputError for a pattern that cannot be used
 */
export function soakCheck(options: SoakOptions): Check {
  const { serviceId, durationMs, failPattern, intervalMs = longestIntervalMs, named = nameAsInput } = options
  const input = 'log-fail-pattern'
  const pattern = new Pattern(input, failPattern, named)
  const tooSlow = `matching ${named(input)} took over a second: simplify it`
  let log: RuntimeLog | undefined
  return {
    name: 'runtime log',
    prepare: async (context) => {
      log = new RuntimeLog(context, serviceId)
      // If that could not be read in time, the soak tries again when it begins.
      await log.begin({ timeoutMs: markMs }).catch((error: unknown) => {
        context.signal.throwIfAborted()
        if (!(error instanceof TaxiwayError)) throw error
      })
    },
    run: async (context) => {
      const soak = new Soak(log ?? new RuntimeLog(context, serviceId), { pattern, tooSlow }, context)
      return await soak.watch(durationMs, Math.min(longestIntervalMs, intervalMs))
    },
  }
}

/** The result of reading the log to its end: it worked, or may be retried after a pause, or the check is over. */
type Read =
  | { readonly kind: 'complete' }
  | { readonly kind: 'failed'; readonly pauseMs: number }
  | { readonly kind: 'over'; readonly finding: Finding }

interface Search {
  readonly pattern: Pattern
  readonly tooSlow: string
}

class Soak {
  readonly #log: RuntimeLog
  readonly #search: Search
  readonly #context: CheckContext
  #lastLines: readonly RuntimeLine[] = []
  #lines = 0
  #failures = 0
  #refusals = 0
  #lastFailure = ''
  #delay: string[] = []

  /** @param search for what must not occur; `tooSlow` is the summary if that takes too long */
  constructor(log: RuntimeLog, search: Search, context: CheckContext) {
    this.#log = log
    this.#search = search
    this.#context = context
  }

  async watch(durationMs: number, intervalMs: number): Promise<Finding> {
    const { clock, signal, progress } = this.#context
    const startMs = clock.now()
    let endMs = startMs + durationMs
    for (;;) {
      const sentMs = clock.now()
      const marked = this.#log.marked
      const read = await this.#read(endMs + lastReadMs)
      if (!marked && this.#log.marked) {
        // Lines from before cannot be told from older ones, so the whole time counts from here.
        const seconds = ((clock.now() - startMs) / 1000).toFixed(1)
        this.#delay = [`the log was watched only from ${seconds} s on, because it could not be read before`]
        endMs = clock.now() + durationMs
      }
      if (read.kind === 'over') return read.finding
      if (read.kind === 'complete' && sentMs >= endMs) return this.#passed(durationMs)
      const nowMs = clock.now()
      const waitMs = read.kind === 'complete' ? Math.min(intervalMs, endMs - nowMs) : Math.max(intervalMs, read.pauseMs)
      if (nowMs + waitMs > endMs + lastReadMs) return this.#unread()
      progress(`${this.#lines} lines so far, none matches`)
      await clock.sleep(Math.max(0, waitMs), signal)
    }
  }

  async #read(lastMs: number): Promise<Read> {
    try {
      for await (const lines of this.#log.read()) {
        const finding = this.#judge(lines)
        if (finding !== undefined) return { kind: 'over', finding }
        if (this.#context.clock.now() > lastMs) {
          return this.#failed(`lines are written faster than they can be read`, 0)
        }
      }
      this.#refusals = 0
      return { kind: 'complete' }
    } catch (error) {
      this.#context.signal.throwIfAborted()
      if (!(error instanceof TaxiwayError)) throw error
      this.#refusals = isForbidden(error) ? this.#refusals + 1 : 0
      const failed = this.#failed(
        withoutFullStop(error.message),
        (error instanceof RefusedError && error.retryAfterMs) || 0,
      )
      return this.#refusals < refusalLimit ? failed : { kind: 'over', finding: this.#unread() }
    }
  }

  #failed(why: string, pauseMs: number): Read {
    this.#failures++
    this.#lastFailure = why
    return { kind: 'failed', pauseMs }
  }

  #judge(lines: readonly RuntimeLine[]): Finding | undefined {
    const index = this.#search.pattern.find(lines.map(({ text }) => text))
    if (index === undefined)
      return {
        passed: false,
        summary: this.#search.tooSlow,
        evidence: [],
      }
    if (index >= 0) return this.#matched(lines, index)
    this.#lines += lines.length
    this.#lastLines = [...this.#lastLines, ...lines.slice(-contextLines)].slice(-contextLines)
    return undefined
  }

  #matched(lines: readonly RuntimeLine[], index: number): Finding {
    const { clean } = this.#context
    const before = [...this.#lastLines, ...lines.slice(0, index)].slice(-contextLines).map(numbered)
    const after = lines.slice(index + 1, index + 1 + contextLines).map(numbered)
    const text = clean(lines[index]?.text ?? '')
    // Its beginning if what matched was removed.
    const place = Math.max(0, this.#search.pattern.placeIn(text) ?? 0)
    const match = `> ${lines[index]?.id}: ${excerpt(text, shownOfLine, place)}`
    const summary = `a line matches: ${excerpt(text, shownOfSummary, place)}`
    return { passed: false, summary, evidence: cleanEvidence([...this.#restarts(), ...before, match, ...after], clean) }
  }

  #passed(durationMs: number): Finding {
    const failures =
      this.#failures === 0 ? [] : [`${this.#failures} reads failed; the last failure: ${this.#lastFailure}`]
    const evidence = [...this.#delay, ...this.#restarts(), ...failures, ...this.#lastLines.map(numbered)]
    const summary = `none of ${this.#lines} lines matches, in ${durationMs / 1000} s`
    return { passed: true, summary, evidence: cleanEvidence(evidence, this.#context.clean) }
  }

  /** A container that restarted is worth a look, whatever its lines say. */
  #restarts(): string[] {
    const { restarts } = this.#log
    if (restarts === 0) return []
    return [`the log started over ${restarts === 1 ? 'once' : `${restarts} times`}, as after a restart`]
  }

  #unread(): Finding {
    const last = this.#lastLines.at(-1)?.id
    const why = this.#lastFailure
    const summary = message`runtime-log-unread: the runtime log could not be read to its end, so it may match: ${why}`
    const reached = last === undefined ? '' : `; the last line read is ${last}`
    return { passed: false, summary, evidence: [`${this.#failures} reads failed${reached}`] }
  }
}

function numbered({ id, text }: RuntimeLine): string {
  return `${id}: ${text}`
}
