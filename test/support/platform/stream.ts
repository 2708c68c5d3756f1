import type { ServerResponse } from 'node:http'
import type { Seeded } from '../seeded.ts'
import type { LogRecord, ScriptedDeployment } from './deployment.ts'
import type { Dialect } from './dialect.ts'

/** One connection to a log stream. `connection` counts from 1 for each deployment. */
interface StreamRequest {
  readonly connection: number
  readonly lastEventId: string | undefined
}

/** Serves one stream in the platform's dialect, until the log ends, a cut is due, or the client leaves. */
export function serveStream(
  response: ServerResponse,
  deployment: ScriptedDeployment,
  { dialect, random, connection, lastEventId }: StreamRequest & { dialect: Dialect; random: Seeded },
): void {
  const { mode, start, cuts, ending, comments, eol } = dialect.stream
  if (mode === 'missing') {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"no such stream"}')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  response.flushHeaders()
  const out = new Wire(response, dialect, random)
  if (comments) out.raw(`: hello${eol}${eol}`)

  const breakAfter = cuts[connection]
  let sent = 0
  const send = (record: LogRecord) => {
    if (response.destroyed) return
    if (breakAfter !== undefined && sent >= breakAfter) {
      out.torn(record)
      return
    }
    sent += 1
    out.event(record)
  }
  const finish = () => {
    if (breakAfter !== undefined && sent >= breakAfter) {
      response.destroy()
      return
    }
    if (ending === 'never') return
    if (ending === 'event') out.raw(`event: end${eol}data: {}${eol}${eol}`)
    response.end()
  }
  const known = start === 'now' ? deployment.log.length : start === 'last-event-id' ? numberOf(lastEventId, dialect) : 0
  for (const record of deployment.log.slice(known)) send(record)
  if (deployment.ended) {
    finish()
    return
  }
  deployment.changes.on('line', send)
  deployment.changes.once('end', finish)
  response.on('close', () => {
    deployment.changes.off('line', send)
    deployment.changes.off('end', finish)
  })
}

/** Writes events in the platform's form. */
class Wire {
  readonly #response: ServerResponse
  readonly #dialect: Dialect
  readonly #random: Seeded

  constructor(response: ServerResponse, dialect: Dialect, random: Seeded) {
    this.#response = response
    this.#dialect = dialect
    this.#random = random
  }

  event(record: LogRecord): void {
    this.raw(eventText(record, this.#dialect))
  }

  /** Half an event, then the connection breaks. */
  torn(record: LogRecord): void {
    const text = eventText(record, this.#dialect)
    this.#response.write(text.slice(0, text.length / 2), () => this.#response.destroy())
  }

  raw(text: string): void {
    if (!this.#dialect.stream.shredded) {
      this.#response.write(text)
      return
    }
    const bytes = Buffer.from(text)
    for (let start = 0; start < bytes.length; ) {
      const end = start + 1 + this.#random.below(7)
      this.#response.write(bytes.subarray(start, end))
      start = end
    }
  }
}

/** One event of the stream as text. */
function eventText(record: LogRecord, dialect: Dialect): string {
  const { payload, event, ids, eol } = dialect.stream
  const lines = event === undefined ? [] : [`event: ${event}`]
  if (ids === 'sequence') lines.push(`id: ${record.sequence}`)
  if (ids === 'opaque') lines.push(`id: r${(record.sequence * 7919).toString(36)}`)
  const json = JSON.stringify({ [dialect.sequenceKey]: record.sequence, [dialect.textKey]: record.text, level: 'info' })
  for (const part of payload === 'json' ? [json] : record.text.split('\n')) lines.push(`data: ${part}`)
  return lines.join(eol) + eol + eol
}

/** How many records a client with this `Last-Event-ID` has received. */
function numberOf(lastEventId: string | undefined, dialect: Dialect): number {
  if (lastEventId === undefined) return 0
  if (dialect.stream.ids === 'sequence') return Number(lastEventId)
  return dialect.stream.ids === 'opaque' ? Number.parseInt(lastEventId.slice(1), 36) / 7919 : 0
}
