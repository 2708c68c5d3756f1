import { text } from 'node:stream/consumers'
import type { DeployEvent, Result } from '../../src/index.ts'
import { type HttpRequest, type HttpResponse, Platform, type Run } from '../../src/index.ts'
import { VirtualClock } from './virtual-clock.ts'

/** An answer: what `send` resolves with, in short. */
export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** JSON, or the chunks of a body. */
  readonly body?: unknown
  readonly chunks?: AsyncIterable<Uint8Array>
}

/** What the client asked for. */
export interface Asked {
  readonly atMs: number
  readonly name: OperationAsked
  readonly request: HttpRequest
}

export type OperationAsked =
  | 'whoami'
  | 'history'
  | 'deploy'
  | 'upload'
  | 'import'
  | 'store'
  | 'stream'
  | 'runtime'
  | 'sql'

/** What happens, by milliseconds since the deployment was accepted. */
type Schedule = Readonly<Record<number, string>>

/** How a deployment goes. */
export interface Deployment {
  /** Status words by when they begin. */
  readonly states?: Schedule
  /** Further fields of its record. */
  readonly record?: Readonly<Record<string, unknown>>
  /** Lines by when they are written; numbered from 1. */
  readonly lines?: Schedule
  /** The runtime log of the service: lines by when they are written, which may be before it was accepted. */
  readonly runtimeLines?: Schedule
}

/** What a test changes of an answer; undefined leaves it as it is. An error is thrown by `send`. */
export type Twist = (
  asked: Asked,
  platform: ScriptedPlatform,
) => Reply | Error | undefined | Promise<Reply | Error | undefined>

/** Answers one operation so, and leaves the others as they are. */
export function answering(
  name: OperationAsked,
  reply: Reply | Error,
  when: (platform: ScriptedPlatform, asked: Asked) => boolean = () => true,
): Twist {
  return (asked, platform) => (asked.name === name && when(platform, asked) ? reply : undefined)
}

const deploymentId = 'dep_1'

/**
 * A platform in the same process, on virtual time: one service, one deployment that goes as scripted, and every request
 * counted. A test twists single answers.
 */
export class ScriptedPlatform {
  readonly clock = new VirtualClock()
  readonly asked: Asked[] = []
  /** How often a deployment was accepted. */
  accepted = 0
  acceptedMs = 0
  /** The bodies of the uploads that arrived whole. */
  readonly uploads: Readonly<Record<string, unknown>>[] = []
  /** Each answer takes so long. */
  answerMs = 20
  /** Rows that were there before. */
  earlierRows: readonly Readonly<Record<string, unknown>>[] = []
  readonly #states: readonly Moment[]
  readonly #lines: readonly Moment[]
  readonly #runtimeLines: readonly Moment[]
  readonly #record: Readonly<Record<string, unknown>>
  readonly #twist: Twist

  constructor(deployment: Deployment = {}, twist: Twist = () => undefined) {
    const { states = { 0: 'queued', 300: 'building', 1000: 'live' }, record = {} } = deployment
    const { lines = { 350: 'one', 600: 'two', 900: 'three' }, runtimeLines = {} } = deployment
    this.#states = inOrder(states)
    this.#lines = inOrder(lines)
    this.#runtimeLines = inOrder(runtimeLines)
    this.#record = record
    this.#twist = twist
  }

  /** Milliseconds since the deployment was accepted. */
  get ageMs(): number {
    return this.clock.now() - this.acceptedMs
  }

  get rows(): readonly Readonly<Record<string, unknown>>[] {
    if (this.accepted === 0) return this.earlierRows
    const others = this.earlierRows.filter((row) => row['deploymentId'] !== deploymentId)
    return [{ deploymentId, rollbackable: false, ...this.#record, status: this.word }, ...others]
  }

  get word(): string {
    return this.#states.findLast(({ atMs }) => atMs <= this.ageMs)?.text ?? ''
  }

  get storedLines(): readonly { readonly seq: number; readonly line: string }[] {
    return this.#lines.flatMap(({ atMs, text }, index) => (atMs <= this.ageMs ? [{ seq: index + 1, line: text }] : []))
  }

  /** The deployment was accepted before the run, for tests of `follow`. */
  accept(): this {
    this.accepted++
    this.acceptedMs = this.clock.now()
    return this
  }

  /** Runs to the end and returns all that was seen. */
  async run(
    start: (platform: Platform) => Run,
  ): Promise<{ events: DeployEvent[]; result: Result; lines: string[]; warnings: string[]; endedMs: number }> {
    const platform = new Platform({
      baseUrl: 'https://platform.example',
      apiKey: 'key-of-the-test',
      clock: this.clock,
      send: (request) => this.send(request),
    })
    const events: DeployEvent[] = []
    const watched = async (): Promise<Result> => {
      for await (const event of start(platform)) {
        events.push(event)
        if (event.kind === 'ended') return event.result
      }
      throw new Error('a run ended without a result')
    }
    const result = await this.clock.run(watched())
    return {
      events,
      result,
      lines: events.flatMap((event) => (event.kind === 'lines' ? event.lines.map(({ text }) => text) : [])),
      warnings: events.flatMap((event) => (event.kind === 'warning' ? [event.text] : [])),
      endedMs: this.clock.now(),
    }
  }

  count(name: OperationAsked): number {
    return this.asked.filter((each) => each.name === name).length
  }

  async send(request: HttpRequest): Promise<HttpResponse> {
    const asked = { atMs: this.clock.now(), name: nameOf(request), request }
    this.asked.push(asked)
    await this.clock.sleep(this.answerMs / 2, request.signal)
    if (typeof request.body === 'object') await this.#receive(request.body)
    const twisted = await this.#twist(asked, this)
    if (twisted instanceof Error) throw twisted
    const { status = 200, headers = {}, body, chunks } = twisted ?? this.#answer(asked)
    await this.clock.sleep(this.answerMs / 2, request.signal)
    return { status, headers, body: chunks ?? once(JSON.stringify(body)) }
  }

  #answer({ name, request }: Asked): Reply {
    switch (name) {
      case 'whoami':
        return { body: { id: 'usr_1' } }
      case 'history':
        return { body: { deployments: this.rows } }
      case 'import':
        return { body: { imported: 1, skipped: [] } }
      case 'deploy': {
        this.accept()
        return { status: 202, body: { deploymentId, ref: JSON.parse(String(request.body ?? '{}')).ref } }
      }
      case 'upload': {
        this.accept()
        return { status: 201, body: { service: { id: 'svc_9' }, deploymentId } }
      }
      case 'store': {
        const after = Number(new URLSearchParams(request.path.split('?')[1]).get('after') ?? 0)
        return { body: this.storedLines.filter(({ seq }) => seq > after) }
      }
      case 'runtime':
        return { body: { logs: this.#runtimeLogs } }
      case 'sql':
        return { body: { output: '1 row' } }
      case 'stream':
        return { chunks: this.#stream(request.signal) }
      default:
        return name satisfies never
    }
  }

  /** The newest first, and whatever was asked for: who reads it must not rely on more than the contract says. */
  get #runtimeLogs(): readonly object[] {
    const acceptedMs = this.clock.wallMs() - this.ageMs
    return this.#runtimeLines
      .filter(({ atMs }) => atMs <= this.ageMs)
      .map(({ atMs, text }, id) => ({ id, line: text, ts: new Date(acceptedMs + atMs).toISOString() }))
      .reverse()
  }

  /** Reading the file that is sent takes real time. */
  async #receive(body: AsyncIterable<Uint8Array>): Promise<void> {
    const json = await this.clock.still(text(body))
    this.uploads.push(JSON.parse(json))
  }

  /** It ends with the last state. */
  async *#stream(signal: AbortSignal): AsyncGenerator<Uint8Array> {
    for (const [index, { atMs, text }] of this.#lines.entries()) {
      await this.clock.sleep(Math.max(0, atMs - this.ageMs), signal)
      yield Buffer.from(`data: ${JSON.stringify({ seq: index + 1, line: text })}\n\n`)
    }
    await this.clock.sleep(Math.max(0, (this.#states.at(-1)?.atMs ?? 0) - this.ageMs), signal)
  }
}

interface Moment {
  readonly atMs: number
  readonly text: string
}

function inOrder(schedule: Schedule): readonly Moment[] {
  const moments = Object.entries(schedule).map(([atMs, text]) => ({ atMs: Number(atMs), text }))
  return moments.sort((one, other) => one.atMs - other.atMs)
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

function nameOf({ method, path }: HttpRequest): OperationAsked {
  if (path.endsWith('/me')) return 'whoami'
  if (path.endsWith('/env/import')) return 'import'
  if (/\/upload-b64(?:\?|$)/.test(path)) return 'upload'
  if (path.endsWith('/db/console')) return 'sql'
  if (path.endsWith('/stream')) return 'stream'
  if (/\/services\/[^/]+\/logs(?:\?|$)/.test(path)) return 'runtime'
  if (/\/logs(?:\?|$)/.test(path)) return 'store'
  return method === 'POST' ? 'deploy' : 'history'
}
