import type { LogEnd, LogEvent, LogLine } from '../../../src/old/build-log/log-event.ts'
import type { StoredRecord } from '../../../src/old/build-log/payload.ts'
import { beginLog, type Ending, type LogInput } from '../../../src/old/build-log/state.ts'
import { stepLog } from '../../../src/old/build-log/step.ts'

/** The answer to a read: records, or the status of a refusal. `after`, `askedMs`: what it was sent with, and when. */
export type Store = (after: number | undefined, askedMs: number) => readonly StoredRecord[] | number

export interface ScriptedLine extends StoredRecord {
  /** When it reaches the store. */
  readonly atMs: number
}

/** A store as documented: in order of the numbers, behind `after`, at most a page of them. */
export function storeOf(lines: readonly ScriptedLine[], page = 1_000): Store {
  const sorted = lines.toSorted((one, other) => (one.seq ?? 0) - (other.seq ?? 0))
  return (after = -1, askedMs) => sorted.filter(({ seq = 0, atMs }) => seq > after && atMs <= askedMs).slice(0, page)
}

/** Lines with these numbers, all there from the start. */
export function linesOf(numbers: readonly number[], atMs = 0): ScriptedLine[] {
  return numbers.map((seq) => ({ seq, text: `line ${seq}`, atMs }))
}

export function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}

/** Runs the pure core by itself: reads are answered by `store` after `latencyMs`, and the stream does what the test says. */
export class LogScript {
  readonly reads: { readonly atMs: number; readonly after: number | undefined }[] = []
  readonly connectionsMs: number[] = []
  readonly lines: (LogLine & { readonly atMs: number })[] = []
  readonly events: LogEvent[] = []
  end: LogEnd | undefined
  endMs: number | undefined
  readonly #store: Store
  readonly #latencyMs: number
  #state
  #dueMs = 0
  #answer: { readonly atMs: number; readonly askedMs: number; readonly after: number | undefined } | undefined

  constructor(store: Store, { latencyMs = 100, deadlineMs = 3_600_000 } = {}) {
    this.#store = store
    this.#latencyMs = latencyMs
    this.#state = beginLog({ deadlineMs, random: () => 0.5 })
  }

  get texts(): string[] {
    return this.lines.map(({ text }) => text)
  }

  /** What was said, and the end's own words. */
  get said(): string {
    const texts = this.events.flatMap((event) => (event.kind === 'hole' ? [] : [`${event.kind}: ${event.text}`]))
    if (this.end?.kind === 'incomplete') texts.push(`warning: ${this.end.warning}`)
    if (this.end?.kind === 'complete' && this.end.notice !== undefined) texts.push(`notice: ${this.end.notice}`)
    return texts.join('\n')
  }

  /** Whatever is due by then, and then these inputs. */
  at(ms: number, ...inputs: readonly LogInput[]): this {
    for (;;) {
      const answerMs = this.#answer?.atMs ?? Number.POSITIVE_INFINITY
      const nextMs = Math.min(answerMs, this.#dueMs)
      if (this.end !== undefined || nextMs > ms) break
      if (answerMs <= this.#dueMs) this.#takeAnswer(answerMs)
      else this.#take({ kind: 'time' }, nextMs)
    }
    for (const input of inputs) this.#take(input, ms)
    return this
  }

  /** Texts that the stream sends, as events of one name. */
  stream(ms: number, texts: readonly string[]): this {
    const event = (text: string) => ({ id: undefined, event: undefined, data: text })
    return this.at(ms, { kind: 'stream-texts', texts: texts.map((text) => ({ text, event: event(text) })) })
  }

  /** The verdict comes with a read that was sent `beforeMs` before. Goes on until the log has ended. */
  verdict(ms: number, ending: Ending = 'succeeded', beforeMs = 0): this {
    this.at(ms, { kind: 'verdict', askedMs: ms - beforeMs, ending })
    return this.at(ms + 3_600_000)
  }

  #take(input: LogInput, atMs: number): void {
    if (this.end !== undefined) return
    const { state, effects, dueMs } = stepLog(this.#state, input, atMs)
    this.#state = state
    this.#dueMs = Math.max(dueMs, atMs + (input.kind === 'time' ? 1 : 0))
    for (const effect of effects) {
      if (effect.kind === 'print') this.lines.push(...effect.lines.map((line) => ({ ...line, atMs })))
      else if (effect.kind === 'report') this.events.push(effect.event)
      else if (effect.kind === 'open-stream') this.connectionsMs.push(atMs)
      else if (effect.kind === 'read') {
        this.reads.push({ atMs, after: effect.after })
        this.#answer = { atMs: atMs + this.#latencyMs, askedMs: atMs, after: effect.after }
      } else {
        this.end = effect.end
        this.endMs = atMs
      }
    }
  }

  #takeAnswer(atMs: number): void {
    if (this.#answer === undefined) return
    const { askedMs, after } = this.#answer
    this.#answer = undefined
    const records = this.#store(after, askedMs)
    if (typeof records === 'number') {
      this.#take({ kind: 'read-failed', status: records, why: 'Refused.' }, atMs)
    } else {
      this.#take({ kind: 'records', records }, atMs)
      this.#take({ kind: 'answered', askedMs }, atMs)
    }
  }
}
