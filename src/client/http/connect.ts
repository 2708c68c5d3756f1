import { lookup } from 'node:dns'
import type { LookupFunction, Socket } from 'node:net'
import type { buildConnector } from 'undici'

/**
 * Sockets that are still connecting. undici handles an abort only after it is connected, so a connection attempt to a silent
 * host would outlive its call and keep the process alive.
 */
export class PendingConnections {
  readonly #sockets = new Set<Socket>()

  /** The same connector, with its sockets recorded until they are connected. */
  watch(connector: buildConnector.connector): buildConnector.connector {
    return (options, callback) => {
      const socket: unknown = connector(options, (...outcome) => {
        if (isSocket(socket)) this.#sockets.delete(socket)
        callback(...outcome)
      })
      if (isSocket(socket)) this.#sockets.add(socket)
      return socket
    }
  }

  /** Destroys every socket that is not connected yet. */
  abandon(reason: Error): void {
    for (const socket of this.#sockets) socket.destroy(reason)
    this.#sockets.clear()
  }
}

/** undici's connector returns its socket, though its types do not say so. */
function isSocket(value: unknown): value is Socket {
  return typeof value === 'object' && value !== null && 'destroy' in value && typeof value.destroy === 'function'
}

/** Resolves a host. A name below `.localhost` is this machine (RFC 6761, 6.3), which not every system's resolver knows. */
export const findAddresses: LookupFunction = (hostname, options, callback) => {
  lookup(/\.localhost\.?$/i.test(hostname) ? 'localhost' : hostname, options, callback)
}
