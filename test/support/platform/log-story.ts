import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { serviceId } from './state.ts'

/** All times are milliseconds since the log was first read, on the clock of the step. */
export interface StoryLine {
  readonly text: string
  readonly atMs: number
  /** When the stored log shows it. */
  readonly storedMs: number
}

export interface StoryEvent {
  readonly atMs: number
  readonly data: string
  readonly name?: string
  readonly id?: number
}

/** How a platform writes, stores and streams one build log, by time. */
export interface LogStory {
  readonly lines: readonly StoryLine[]
  readonly finalMs: number
  readonly final: 'live' | 'failed'
  /** How many times faster the clock of the step goes. */
  readonly timeFactor: number
  readonly store?: {
    readonly page?: number
    readonly numberOf?: (index: number) => number
    /** The newest record comes first; in `newest-page` a page holds the newest ones, too. */
    readonly order?: 'oldest-first' | 'newest-first' | 'newest-page'
    /** After so many answers with records, each read gets a 500. */
    readonly answers?: number
  }
  /** `mute`: it opens and says nothing. */
  readonly stream: 'absent' | 'mute' | StoryStream
}

export interface StoryStream {
  readonly events: readonly StoryEvent[]
  /** When the connection of that time breaks. */
  readonly cutsMs?: readonly number[]
  /** What a later connection begins with. */
  readonly replays?: 'all' | 'after-id' | 'none'
}

/** A platform that tells one log over HTTP, with what it was asked and when. */
export class LogStoryPlatform implements AsyncDisposable {
  url = ''
  /** `performance.now()` when a history with the final status was first sent. */
  verdictAt = Number.POSITIVE_INFINITY
  failedReads = 0
  readonly #story: LogStory
  readonly #server = createServer((request, response) => this.#serve(request, response))
  #answers = 0
  #connections = 0
  #isRequested = false
  #beganAt = Number.POSITIVE_INFINITY

  constructor(story: LogStory) {
    this.#story = story
  }

  /** Listens on a free port of loopback. */
  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the platform has no port')
    this.url = `http://127.0.0.1:${address.port}`
    return this
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get #nowMs(): number {
    return (performance.now() - this.#beganAt) * this.#story.timeFactor
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    response.on('error', () => undefined)
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url)
    switch (`${request.method} ${pathname}`) {
      case 'GET /api/auth/me':
        send(response, 200, { id: 'u-1', name: 'Ada', email: 'ada@example.com' })
        break
      case `POST /api/services/${serviceId}/deploy`:
        this.#isRequested = true
        send(response, 202, { deploymentId: 'dep-1', ref: 'main' })
        break
      case `GET /api/services/${serviceId}/deployments`:
        send(response, 200, { deployments: this.#history() })
        break
      case 'GET /api/deployments/dep-1/logs':
        this.#sendStored(response, Number(searchParams.get('after') ?? Number.NEGATIVE_INFINITY))
        break
      case 'GET /api/deployments/dep-1/logs/stream':
        this.#sendStream(response, request.headers['last-event-id'])
        break
      default:
        send(response, 404, { error: 'not found' })
    }
  }

  #history(): readonly unknown[] {
    if (!this.#isRequested) return []
    const isFinal = this.#nowMs >= this.#story.finalMs
    if (isFinal) this.verdictAt = Math.min(this.verdictAt, performance.now())
    return [{ deploymentId: 'dep-1', ref: 'main', status: isFinal ? this.#story.final : 'building' }]
  }

  #sendStored(response: ServerResponse, after: number): void {
    const { lines, store = {} } = this.#story
    const { page = 1_000, numberOf = (index) => index + 1, order = 'oldest-first', answers } = store
    if (this.#answers === answers) {
      this.failedReads++
      send(response, 500, { error: 'the log store is down' })
      return
    }
    // However long the step takes to load what it needs, it sees the story from its beginning.
    this.#beganAt = Math.min(this.#beganAt, performance.now())
    const nowMs = this.#nowMs
    const all = lines
      .map(({ text, storedMs }, index) => ({ seq: numberOf(index), line: text, storedMs }))
      .filter(({ seq, storedMs }) => seq > after && storedMs <= nowMs)
      .map(({ seq, line }) => ({ seq, line }))
    const records = order === 'newest-page' ? all.slice(-page) : all.slice(0, page)
    if (records.length > 0) this.#answers++
    send(response, 200, order === 'oldest-first' ? records : records.reverse())
  }

  #sendStream(response: ServerResponse, lastEventId: string | string[] | undefined): void {
    const { stream } = this.#story
    if (stream === 'absent') {
      send(response, 404, { error: 'no stream' })
      return
    }
    this.#connections++
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    if (stream !== 'mute') this.#tell(response, stream, this.#firstOf(stream, lastEventId))
  }

  #firstOf({ events, replays = 'all' }: StoryStream, lastEventId: string | string[] | undefined): number {
    if (this.#connections === 1 || replays === 'all') return 0
    if (replays === 'after-id') return events.findIndex(({ id }) => `${id}` === lastEventId) + 1
    return events.filter(({ atMs }) => atMs <= this.#nowMs).length
  }

  /** Sends each event at its time, until the connection is cut or the deployment has ended. */
  #tell(response: ServerResponse, { events, cutsMs = [] }: StoryStream, first: number): void {
    const { finalMs, timeFactor } = this.#story
    const openedMs = this.#nowMs
    const cutMs = cutsMs.find((ms) => ms > openedMs) ?? Number.POSITIVE_INFINITY
    let next = first
    const goOn = (): void => {
      if (response.destroyed) return
      const nowMs = this.#nowMs
      const due = events.slice(next).filter(({ atMs }) => atMs <= Math.min(nowMs, cutMs))
      next += due.length
      const isCut = nowMs >= cutMs
      response.write(due.map(eventText).join(''), () => (isCut ? response.destroy() : undefined))
      if (isCut) return
      if (next >= events.length && nowMs >= finalMs) response.end()
      else setTimeout(goOn, Math.min(20, (Math.min(events[next]?.atMs ?? finalMs, cutMs) - nowMs) / timeFactor))
    }
    goOn()
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function eventText({ data, name, id }: StoryEvent): string {
  return `${name === undefined ? '' : `event: ${name}\n`}${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`
}
