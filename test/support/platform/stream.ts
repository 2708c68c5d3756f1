import { once } from 'node:events'
import type { Seeded } from '../seeded.ts'
import type { Asked } from './asked.ts'
import type { LogRecord, ScriptedDeployment } from './deployment.ts'
import type { Dialect } from './dialect.ts'
import type { Reply } from './reply.ts'

/** How one connection to a log stream is served. `connection` counts from 1 for each deployment. */
interface Serving {
  readonly dialect: Dialect
  readonly random: Seeded
  readonly connection: number
}

/** One stream in the platform's dialect, until the log ends, a cut is due, or the client leaves. */
export function streamOf(deployment: ScriptedDeployment, asked: Asked, serving: Serving): Reply {
  const { mode, start } = serving.dialect.stream
  if (mode === 'missing') return { status: 404, json: { error: 'no such stream' } }
  const received = start === 'last-event-id' ? numberOf(asked.headers['last-event-id'], serving.dialect) : 0
  // What follows now is what was not there when the request came, even if the body is read later.
  const known = start === 'now' ? deployment.log.length : received
  return { headers: { 'cache-control': 'no-cache' }, body: bytesOf(deployment, known, asked.signal, serving) }
}

async function* bytesOf(
  deployment: ScriptedDeployment,
  known: number,
  signal: AbortSignal,
  { dialect, random, connection }: Serving,
): AsyncGenerator<Uint8Array> {
  for await (const text of textsOf(deployment, known, signal, { dialect, connection })) {
    const bytes = Buffer.from(text)
    for (let start = 0; start < bytes.length; ) {
      const end = dialect.stream.shredded ? start + 1 + random.below(7) : bytes.length
      yield bytes.subarray(start, end)
      start = end
    }
  }
}

async function* textsOf(
  deployment: ScriptedDeployment,
  known: number,
  signal: AbortSignal,
  { dialect, connection }: Omit<Serving, 'random'>,
): AsyncGenerator<string> {
  const { cuts, ending, comments, eol } = dialect.stream
  if (comments) yield `: hello${eol}${eol}`
  const cutAt = known + (cuts[connection] ?? Number.POSITIVE_INFINITY)
  for (let next = known; ; next++) {
    while (deployment.log[next] === undefined && !deployment.ended) await once(deployment.changes, 'change', { signal })
    const record = deployment.log[next]
    if (next >= cutAt) {
      // Half an event, then the connection breaks.
      if (record !== undefined) yield halfOf(eventText(record, dialect))
      throw new Error('cut')
    }
    if (record === undefined) break
    yield eventText(record, dialect)
  }
  if (ending === 'never') await once(signal, 'abort')
  if (ending === 'event') yield `event: end${eol}data: {}${eol}${eol}`
}

function halfOf(text: string): string {
  return text.slice(0, text.length / 2)
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
