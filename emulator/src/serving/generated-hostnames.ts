import { createHash } from 'node:crypto'
import type { RequestHandler } from '../http/server.ts'
import type { PlatformState } from '../state/platform-state.ts'
import { type ServiceEndpoint, sendNotLive } from './service-endpoint.ts'

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
  findEndpoint: (serviceId: string) => ServiceEndpoint | undefined,
): RequestHandler {
  return async (request, response) => {
    const hostname = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
    const exposed = hostname.endsWith(domain) ? exposedPorts.get({ hostname }) : undefined
    if (!exposed) return handle(request, response)
    const endpoint = findEndpoint(exposed.serviceId)
    if (endpoint) await endpoint.serve(request, response, hostname)
    else sendNotLive(response)
  }
}
