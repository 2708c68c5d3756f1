import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, vi } from 'vitest'
import { NoAnswerError, RefusedError } from '../../../src/client/errors.ts'
import { UndiciTransport } from '../../../src/client/http/undici-transport.ts'
import { nothingCreated } from '../../../src/github/previews/memory-row-format.ts'
import { CallLog } from './call-log.ts'
import type { Answer, Payload, Request } from './world.ts'

/** `create` is the first run of a pull request, `deploy` one of a later push. */
export type Kind = 'create' | 'deploy' | 'close' | 'sweep'

/** How a run ended. */
export interface End {
  readonly outcome: string
  readonly reason: string
  readonly serviceId?: string | undefined
}

interface Timer {
  readonly dueMs: number
  readonly isPause: boolean
  readonly fire: () => void
}

/** From then on each claim is an hour old: the second look of a run that waits for another one shows that. */
const agedMs = 2_000
const hourMs = 3_600_000
/** When all rows were created, by GitHub's clock. */
const createdMs = Date.parse('2026-01-01T00:00:00Z')
/** The longest pause of the product beside other work of a run. What takes longer is the limit of a wait. */
const longestPauseMs = 4_000
/** A loop that is not at rest after so many turns of the event loop never is. */
const mostTurns = 50

/** The run whose code is running: the others all wait for an answer. */
let current: SteppedRun | undefined

/**
 * One run of the product's own code, on a clock of its own, which stops at each request that others have to do with until it is answered. Time
 * passes while it waits for nothing else: then the next pause is over.
 */
export class SteppedRun {
  nowMs = 0
  readonly kind: Kind
  readonly calls = new CallLog()
  end: End | undefined
  readonly #waiting = new Set<{ readonly request: Request; readonly settle: (answer: Answer) => void }>()
  readonly #timers = new Set<Timer>()
  /** Those that this run has sent, which are unique, but for claims that it has ended: the next one has the same number. */
  readonly #attempts: string[] = []
  /** Every one. */
  readonly allAttempts: string[] = []

  constructor(kind: Kind) {
    this.kind = kind
  }

  /** The requests that it waits for, in the order in which they were sent. */
  get waiting(): readonly Request[] {
    return [...this.#waiting].map(({ request }) => request)
  }

  get attempts(): readonly string[] {
    return this.#attempts
  }

  /** Its time, as far as it matters: to a deploy that may still read claims, until all of them are old. */
  get youthMs(): number {
    return (this.kind === 'create' || this.kind === 'deploy') && this.calls.mayRead ? Math.min(this.nowMs, agedMs) : 0
  }

  /** In how many milliseconds each of its timers is due, but for limits that the next pause does not reach. */
  get timersMs(): readonly number[] {
    const leftMs = [...this.#timers].map(({ dueMs }) => dueMs - this.nowMs)
    return leftMs.filter((ms) => ms <= longestPauseMs).toSorted((one, other) => one - other)
  }

  /** How long the shortest pause still lasts, in milliseconds, if there is one beside the limits of its waits. */
  get pauseMs(): number | undefined {
    const pauses = [...this.#timers].filter(({ isPause }) => isPause).map(({ dueMs }) => dueMs - this.nowMs)
    return pauses.length === 0 ? undefined : Math.max(0, Math.min(...pauses))
  }

  /** Begins the run, and stops at its first requests. */
  async begin(run: (stepped: SteppedRun) => Promise<End>): Promise<void> {
    await this.#go(() => {
      void this.calls
        .begin(() => run(this))
        .catch((error: unknown): End => ({ outcome: 'threw', reason: String(error) }))
        .then((end) => {
          this.end = end
        })
    })
  }

  /** Answers one of the requests that it waits for, and stops at the next ones. */
  async answer(at: number, answer: Answer): Promise<void> {
    const waiting = [...this.#waiting][at]
    if (waiting === undefined) throw new Error(`The run does not wait for request ${at}`)
    this.#waiting.delete(waiting)
    const { request } = waiting
    const hasEnded = request.kind === 'update' && request.status.description === nothingCreated
    if (hasEnded && answer.kind === 'answered') this.#attempts.pop()
    await this.#go(() => waiting.settle(answer))
  }

  /** Lets time pass while it waits for requests. */
  async pass(ms: number): Promise<void> {
    const endMs = this.nowMs + ms
    for (let next = this.#nextTimer(); next !== undefined && next.dueMs <= endMs; next = this.#nextTimer()) {
      const timer = next
      await this.#go(() => this.#fire(timer))
    }
    this.nowMs = Math.max(this.nowMs, endMs)
  }

  async #go(act: () => void): Promise<void> {
    current = this
    act()
    for (let turns = 0; turns < mostTurns; ) {
      await setImmediate()
      if (this.#waiting.size > 0) break
      const next = this.#nextTimer()
      if (next !== undefined) this.#fire(next)
      else if (this.end !== undefined) break
      else turns++
    }
    current = undefined
  }

  #fire(timer: Timer): void {
    this.#timers.delete(timer)
    this.nowMs = Math.max(this.nowMs, timer.dueMs)
    timer.fire()
  }

  #nextTimer(): Timer | undefined {
    let next: Timer | undefined
    for (const timer of this.#timers) if (next === undefined || timer.dueMs < next.dueMs) next = timer
    return next
  }

  setTimer(fire: () => void, ms: number): Timer {
    const timer = { dueMs: this.nowMs + ms, isPause: ms <= longestPauseMs, fire }
    this.#timers.add(timer)
    return timer
  }

  clearTimer(timer: Timer): void {
    this.#timers.delete(timer)
  }

  /** Asks, and waits for the answer, which is what the request resolves to. */
  ask(request: Request, signal?: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const note = this.calls.asked(request)
      const settle = (answer: Answer): void => {
        note(answer)
        resolve(answer)
      }
      const waiting = { request, settle }
      this.#waiting.add(waiting)
      const onAbort = (): void => {
        this.#waiting.delete(waiting)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', onAbort, { once: true })
    })
  }

  /** GitHub's answer, or what its client throws. */
  async askGitHub(request: Request): Promise<{ value: unknown; link: undefined; answeredAtMs: number }> {
    const answer = await this.ask(request)
    const operation = request.kind
    if (answer.kind === 'lost') throw new NoAnswerError('no answer', { operation, sent: true })
    if (answer.kind !== 'answered') {
      const details = { operation, status: answer.kind === 'missing' ? 404 : 403, said: '', retryAfterMs: undefined }
      throw new RefusedError(answer.kind, details)
    }
    const answeredAtMs = createdMs + (this.nowMs < agedMs ? 0 : hourMs)
    return { value: request.kind === 'list' ? this.#rows(answer.value) : answer.value, link: undefined, answeredAtMs }
  }

  /** The number of an attempt of this run. */
  numberOf(attempt: unknown): number | undefined {
    if (typeof attempt !== 'string') return undefined
    if (!this.#attempts.includes(attempt)) {
      this.#attempts.push(attempt)
      this.allAttempts.push(attempt)
    }
    return this.#attempts.indexOf(attempt)
  }

  #rows(shown: unknown): unknown {
    if (!Array.isArray(shown)) throw new Error('A list has no rows')
    return shown.map((row: { payload: Payload }) => {
      const { attempt: number, ...payload } = row.payload
      const attempt = number === undefined ? 'of another run' : this.#attempts[number]
      return { ...row, payload: { ...payload, attempt }, created_at: new Date(createdMs).toISOString() }
    })
  }
}

/** The run whose code is running. */
export function currentRun(): SteppedRun {
  if (current === undefined) throw new Error('A run asks while it should be waiting')
  return current
}

/** Puts the runs of a file's tests on their own clocks, and gives the platform's requests to them. */
export function useSteppedRuns(): void {
  const { setTimeout, clearTimeout } = globalThis
  const { now } = performance
  const { random } = Math
  const { send } = UndiciTransport.prototype
  beforeEach(() => {
    vi.stubGlobal('setTimeout', (fire: () => void, ms = 0, ...rest: []) => {
      const run = current
      if (run === undefined) return setTimeout(fire, ms, ...rest)
      const timer = run.setTimer(fire, ms)
      const handle = { clear: () => run.clearTimer(timer), ref: () => handle, unref: () => handle }
      return handle
    })
    vi.stubGlobal('clearTimeout', (handle: NodeJS.Timeout | { clear: () => void } | undefined) => {
      if (handle !== undefined && 'clear' in handle) handle.clear()
      else clearTimeout(handle)
    })
    vi.stubGlobal('performance', { now: () => current?.nowMs ?? now.call(performance) })
    // It spreads pauses.
    Math.random = () => 0.5
    // A spy would keep all that it was ever called with.
    UndiciTransport.prototype.send = async ({ method, path, signal }) => {
      const { status, json } = await answerPlatform(currentRun(), { method, path }, signal)
      const body = (async function* () {
        yield Buffer.from(JSON.stringify(json))
      })()
      return { status, header: () => undefined, body, discard: () => undefined }
    }
  })
  afterEach(() => {
    Math.random = random
    UndiciTransport.prototype.send = send
    vi.unstubAllGlobals()
  })
}

/** Requests that others have to do with. All else is refused: what follows a creation, or a deploy, is no part of the claims. */
const shared = /^(?:POST \/api\/services|GET \/api\/projects(?:\/shop\/deleted-services)?|PATCH .*|DELETE .*)$/

async function answerPlatform(run: SteppedRun, asked: { method: string; path: string }, signal: AbortSignal) {
  const { method, path } = asked
  if (!shared.test(`${method} ${path}`)) return { status: 403, json: { error: 'no' } }
  const answer = await run.ask({ kind: 'platform', method, path }, signal)
  switch (answer.kind) {
    case 'answered':
      return { status: method === 'POST' ? 201 : 200, json: answer.value }
    case 'missing':
      return { status: 404, json: { error: 'not here' } }
    case 'refused':
      return { status: 403, json: { error: 'not you' } }
    case 'lost':
      throw new NoAnswerError('no answer', { operation: path, sent: true })
    default:
      return answer satisfies never
  }
}
