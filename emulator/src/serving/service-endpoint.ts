import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import sirv from 'sirv'
import { toUrl } from '../http/request.ts'
import { type Listening, listen, type RequestHandler } from '../http/server.ts'
import type { ExposedPort, Service } from '../state/service-tables.ts'
import type { Origin } from './loopback-port.ts'
import { proxy } from './proxy.ts'

/** What answers the requests to a service. */
export type Target =
  | ({ readonly kind: 'process' } & Origin)
  | { readonly kind: 'folder'; readonly serve: RequestHandler }

/** The files of a folder as they are now, and `index.html` for each folder in it, but no hidden ones. */
export function folderTarget(folder: string): Target {
  const serveFile = sirv(folder, { etag: true })
  return {
    kind: 'folder',
    async serve(request, response) {
      if (request.method === 'GET' || request.method === 'HEAD') serveFile(request, response)
      else response.writeHead(405, { allow: 'GET, HEAD' }).end()
    },
  }
}

/** The targets of a service. */
export interface Routes {
  /** The target of its own address, if any. */
  readonly target: Target | undefined
  /** The targets of its generated hostnames. */
  readonly exposed: ReadonlyMap<string, Target>
}

/** The routes of a service that serves nothing. */
export const noRoutes: Routes = { target: undefined, exposed: new Map() }

/**
 * The routes of a service and its exposed ports. Its process was told to listen on a free port in place of the internal one,
 * so the internal port leads there. There are no containers, so any other port is a port of this machine.
 */
export function toRoutes({ internalPort }: Service, target: Target, ports: readonly ExposedPort[]): Routes {
  const portTarget = (port: number): Target =>
    target.kind === 'folder' || internalPort === undefined || port === internalPort
      ? target
      : { kind: 'process', host: '127.0.0.1', port }
  return { target, exposed: new Map(ports.map(({ hostname, port }) => [hostname, portTarget(port)])) }
}

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

/** What an endpoint asks and tells its owner. */
export interface EndpointOwner {
  /** Is called for each request. */
  isIndexed(): boolean
  /** Is called with the reason whenever the process does not answer. */
  warn(reason: string): void
}

/** Opens an endpoint on the loopback interface; 0 takes a free port. Rejects if the port is taken. */
export async function openEndpoint(owner: EndpointOwner, port = 0): Promise<ServiceEndpoint> {
  let routes = noRoutes
  const open = new Set<Promise<void>>()
  const handle = async (request: IncomingMessage, response: ServerResponse, target: Target | undefined) => {
    if (!owner.isIndexed() && excludeRobots(request, response)) return
    const answered = answer(request, response, target, owner)
    open.add(answered)
    await answered.finally(() => open.delete(answered))
  }
  const listening = await listen((request, response) => handle(request, response, routes.target), port)
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

const notLive =
  'Nothing of this service runs: no deployment is live, or its process has ended. Its runtime log says whether it has.\n'

/** Answers 503: nothing of the service runs. */
export function sendNotLive(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain' }).end(notLive)
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  target: Target | undefined,
  { warn }: EndpointOwner,
): Promise<void> {
  if (!target) return sendNotLive(response)
  if (target.kind === 'folder') return target.serve(request, response)
  const failure = await proxy(request, response, target)
  if (failure !== undefined) warn(failure)
}

/** Keeps search engines away. Returns true if it has answered: a request for `/robots.txt` does not reach the service. */
function excludeRobots(request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('x-robots-tag', 'noindex')
  if (toUrl(request).pathname !== '/robots.txt') return false
  response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /\n')
  return true
}
