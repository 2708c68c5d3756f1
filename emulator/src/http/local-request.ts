import type { IncomingMessage } from 'node:http'
import { sendError } from './reply.ts'
import { readTarget } from './request.ts'
import type { RequestHandler } from './server.ts'
import { StatusError } from './status-error.ts'

/** The names of this machine for itself, with or without a port. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/**
 * Throws a 400 for a request without a usable target or `Host`, and a 403 for one that a page of another origin has sent: its
 * `Origin` is not this platform, or its `Host` is not this machine (a name that such a page has rebound to it). A page of a service
 * has another port or name, and so another origin.
 */
export function requireLocalRequest(request: IncomingMessage): void {
  const { url = '', headers } = request
  const target = readTarget(request)
  if (!target) throw new StatusError(400, 'The target of the request is neither a path nor a URL.')
  const { host, origin } = headers
  if (host === undefined || host === '') throw new StatusError(400, 'The header "Host" is missing.')
  const hosts = /^(?:\/|\*$)/.test(url) ? [host] : [host, target.host]
  const foreign = hosts.find((name) => !loopback.test(name))
  if (foreign !== undefined) {
    throw new StatusError(403, `"${foreign}" is not a name of the local platform: use 127.0.0.1 or localhost.`)
  }
  if (origin !== undefined && URL.parse(origin)?.host !== host.toLowerCase()) {
    throw new StatusError(403, `The local platform answers no pages of other origins: "${origin}".`)
  }
}

/** Passes on the requests that `requireLocalRequest` accepts, and answers the others. */
export function withLocalRequests(handle: RequestHandler): RequestHandler {
  return async (request, response) => {
    try {
      requireLocalRequest(request)
    } catch (error) {
      sendError(response, error)
      return
    }
    await handle(request, response)
  }
}
