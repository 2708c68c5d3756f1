import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

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
 * are the ids of its deployments. Every service has the deployment that was requested last.
 */
export async function serveLogs(
  logs: ReadonlyMap<string, ServedLog>,
  how: ServedHow,
): Promise<{ readonly url: string; readonly requests: () => number; close(): void }> {
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    void answer(logs, how, request, response)
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${address.port}`, requests: () => requests, close }
}

async function answer(
  logs: ReadonlyMap<string, ServedLog>,
  how: ServedHow,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://x')
  const [, , kind = '', id = '', ...rest] = url.pathname.split('/')
  const what = [kind, ...rest].join('/')
  const log = logs.get(id)
  const json = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  if (what === 'services/deploy') json(202, { deploymentId: id, ref: 'main' })
  else if (what === 'services/deployments') {
    const deployments = log === undefined ? [] : [{ deploymentId: id, status: log.ended() ? 'live' : 'building' }]
    json(200, { deployments, nextCursor: null })
  } else if (what === 'deployments/logs/stream' && log !== undefined && how.stream) await stream(log, response)
  else if (what === 'deployments/logs' && log !== undefined) {
    await stored(log, how, Number(url.searchParams.get('after') ?? 0), response)
  } else json(what.startsWith('auth') ? 200 : 404, { id: 'u-1', name: 'n', email: 'e' })
}

async function stored(log: ServedLog, how: ServedHow, after: number, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  const end = Math.min(log.written(), after + how.page)
  response.write('[')
  for (let seq = after + 1; seq <= end && !response.destroyed; ) {
    const last = Math.min(end, seq + 999)
    let text = seq === after + 1 ? '' : ','
    for (; seq <= last; seq++) text += `${JSON.stringify({ seq, line: log.line(seq) })}${seq < last ? ',' : ''}`
    await room(response, text)
  }
  response.end(']')
}

async function stream(log: ServedLog, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  for (let seq = 1; !response.destroyed; ) {
    const last = Math.min(log.written(), seq + 999)
    let text = ''
    for (; seq <= last; seq++) text += `data: ${JSON.stringify({ seq, line: log.line(seq) })}\n\n`
    if (text !== '') {
      await room(response, text)
      log.told?.(last)
    } else if (log.ended()) break
    else await new Promise((resolve) => setTimeout(resolve, 20))
  }
  response.end()
}

/** Writes, and waits while the reader is behind. */
async function room(response: ServerResponse, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return
  const heard = new AbortController()
  const options = { signal: heard.signal }
  await Promise.race([once(response, 'drain', options), once(response, 'close', options)])
  heard.abort()
}
