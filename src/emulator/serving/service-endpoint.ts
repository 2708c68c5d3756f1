import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type Listening, listen, urlOf } from '../http/server.ts'
import { proxy } from './process-proxy.ts'
import { noRoutes, type Routes, type Target } from './routes.ts'
import { serveFile } from './static-files.ts'

/** Milliseconds that open requests may continue with the former target. */
const drainMs = 2_000

/** The public side of a service: its address stays while its targets change. */
export interface ServiceEndpoint extends Listening {
  /**
   * Sends new requests to other targets, or answers 503 if there is none. Open requests finish where they began: resolves when
   * they have, or their time is over, and the former targets may end.
   */
  setRoutes(routes: Routes): Promise<void>
  /** Answers a request to one of the generated hostnames; 503 until a deployment has applied its mapping. */
  serve(request: IncomingMessage, response: ServerResponse, hostname: string): Promise<void>
}

/** Opens an endpoint on a free port of the loopback interface. Calls `isIndexed` for each request. */
export async function openEndpoint(isIndexed: () => boolean): Promise<ServiceEndpoint> {
  let routes = noRoutes
  const open = new Set<Promise<void>>()
  const handle = async (request: IncomingMessage, response: ServerResponse, target: Target | undefined) => {
    if (!isIndexed() && excludeRobots(request, response)) return
    const answered = answer(request, response, target)
    open.add(answered)
    await answered.finally(() => open.delete(answered))
  }
  const listening = await listen((request, response) => handle(request, response, routes.target), 0)
  return {
    ...listening,
    serve: (request, response, hostname) => handle(request, response, routes.exposed.get(hostname)),
    async setRoutes(next) {
      routes = next
      const drained = new AbortController()
      const timeout = setTimeout(drainMs, undefined, { signal: drained.signal }).catch(() => undefined)
      await Promise.race([Promise.allSettled(open), timeout])
      drained.abort()
    },
  }
}

/** Answers 503: the service has no live deployment. */
export function sendNotLive(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain' }).end('No deployment is live.\n')
}

async function answer(request: IncomingMessage, response: ServerResponse, target: Target | undefined): Promise<void> {
  if (!target) sendNotLive(response)
  else if (target.kind === 'process') await proxy(request, response, target)
  else await serveFile(request, response, target.folder)
}

/** Keeps search engines away. Returns true if it has answered: a request for `/robots.txt` does not reach the service. */
function excludeRobots(request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('x-robots-tag', 'noindex')
  if (urlOf(request).pathname !== '/robots.txt') return false
  response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /\n')
  return true
}
