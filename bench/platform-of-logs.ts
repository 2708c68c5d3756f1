import { setTimeout as pause } from 'node:timers/promises'
import type { Reply } from '../test/support/platform/reply.ts'
import { ServedRoutes } from '../test/support/platform/served.ts'

/** The log of one deployment on this platform. */
export interface ServedLog {
  /** The number of lines written so far. */
  written(): number
  /** Whether the build has ended. */
  ended(): boolean
  line(seq: number): string
  /** The stream has sent the lines up to this one. */
  readonly told?: (seq: number) => void
}

/** How the platform serves logs. */
export interface ServedHow {
  /** Whether there is a stream. Without one there is only the stored log. */
  readonly stream: boolean
  /** The maximum number of records in one answer of the stored log. */
  readonly page: number
}

/**
 * A platform that generates lines on request and stores nothing, so that a bench measures the reader. The keys of `logs`
 * are the ids of its services and of their deployments.
 */
export function serveLogs(logs: ReadonlyMap<string, ServedLog>, { stream, page }: ServedHow): Promise<ServedRoutes> {
  const site = new ServedRoutes(({ route, target, query }): Reply => {
    const log = logs.get(target)
    if (route === 'whoami') return { json: { id: 'u-1', name: 'n', email: 'e' } }
    if (log === undefined) return { status: 404, json: { error: 'not found' } }
    switch (route) {
      case 'deploy':
        return { status: 202, json: { deploymentId: target, ref: 'main' } }
      case 'history':
        return { json: { deployments: [{ deploymentId: target, status: log.ended() ? 'live' : 'building' }] } }
      case 'log':
        return { body: stored(log, page, Number(query['after'] ?? 0)) }
      case 'stream':
        return stream ? { body: events(log) } : { status: 404 }
      default:
        return { status: 404, json: { error: 'not found' } }
    }
  })
  return site.open()
}

async function* stored(log: ServedLog, page: number, after: number): AsyncGenerator<Uint8Array> {
  const end = Math.min(log.written(), after + page)
  yield Buffer.from('[')
  for (let seq = after + 1; seq <= end; ) {
    const last = Math.min(end, seq + 999)
    let text = seq === after + 1 ? '' : ','
    for (; seq <= last; seq++) text += `${JSON.stringify({ seq, line: log.line(seq) })}${seq < last ? ',' : ''}`
    yield Buffer.from(text)
  }
  yield Buffer.from(']')
}

async function* events(log: ServedLog): AsyncGenerator<Uint8Array> {
  for (let seq = 1; ; ) {
    const last = Math.min(log.written(), seq + 999)
    let text = ''
    for (; seq <= last; seq++) text += `data: ${JSON.stringify({ seq, line: log.line(seq) })}\n\n`
    if (text !== '') {
      yield Buffer.from(text)
      log.told?.(last)
    } else if (log.ended()) return
    else await pause(20)
  }
}
