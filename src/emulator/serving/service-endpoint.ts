import { createHash } from 'node:crypto'
import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { type Listening, listen, type RequestHandler, urlOf } from '../http/server.ts'
import type { PlatformState } from '../state/platform-state.ts'
import type { ExposedPort, Service } from '../state/service-tables.ts'
import type { Origin } from './loopback-port.ts'
import { serveFile } from './static-files.ts'

/** What answers the requests to a service. */
export type Target =
  | ({ readonly kind: 'process' } & Origin)
  /** A real path. */
  | { readonly kind: 'folder'; readonly folder: string }

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
export function routesOf({ internalPort }: Service, target: Target, ports: readonly ExposedPort[]): Routes {
  const targetOf = (port: number): Target =>
    target.kind === 'folder' || internalPort === undefined || port === internalPort
      ? target
      : { kind: 'process', host: '127.0.0.1', port }
  return { target, exposed: new Map(ports.map(({ hostname, port }) => [hostname, targetOf(port)])) }
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

/** Forwards a request to a local process, and its answer back; 502 if the process does not answer. */
export async function proxy(request: IncomingMessage, response: ServerResponse, origin: Origin): Promise<void> {
  const forwarded = openRequest({
    ...origin,
    // The process may close a kept connection just when it is used again.
    agent: false,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, 'x-forwarded-host': request.headers.host, 'x-forwarded-proto': 'http' },
  })
  response.once('close', () => forwarded.destroy())
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    forwarded.once('response', resolve)
    forwarded.on('error', reject)
  })
  // The process may answer, or fail, before it has read the whole body: `answered` settles which.
  pipeline(request, forwarded).catch(() => undefined)
  try {
    const answer = await answered
    // The platform's own headers replace those of the process.
    for (const name of response.getHeaderNames()) delete answer.headers[name]
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    await pipeline(answer, response)
  } catch {
    if (response.headersSent) response.destroy()
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('The service does not answer.\n')
  }
}

/** Browsers resolve every name below it to this machine; other programs can send it as `Host`. */
const domain = '.localhost'

/** The most characters of a label: with its suffix it must fit into one part of a hostname. */
export const longestLabel = 54

/** The hostname of an exposed port, without the platform's own port: always the same, and unique to the service. */
export function generatedHostname(label: string, serviceId: string): string {
  return `${label}-${createHash('sha256').update(serviceId).digest('hex').slice(0, 8)}${domain}`
}

/** Forwards requests for a generated hostname to the endpoint of its service, and all others to `handle`. */
export function withGeneratedHostnames(
  handle: RequestHandler,
  { exposedPorts }: PlatformState,
  endpointOf: (serviceId: string) => ServiceEndpoint | undefined,
): RequestHandler {
  return async (request, response) => {
    const hostname = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
    const exposed = hostname.endsWith(domain) ? exposedPorts.get({ hostname }) : undefined
    if (!exposed) return handle(request, response)
    const endpoint = endpointOf(exposed.serviceId)
    if (endpoint) await endpoint.serve(request, response, hostname)
    else sendNotLive(response)
  }
}
