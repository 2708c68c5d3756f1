import type { Socket } from 'node:net'
import type { buildConnector } from 'undici'

/**
 * Sockets that are still connecting. undici notices an abort only when a connection stands, so a connection to a silent host
 * would outlive the call that wanted it and keep the process alive.
 */
export class Connecting {
  readonly #sockets = new Set<Socket>()

  /** The same connector, watched. */
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

  /** Gives up every connection that does not stand yet. */
  abandon(reason: Error): void {
    for (const socket of this.#sockets) socket.destroy(reason)
    this.#sockets.clear()
  }
}

/** undici's connector returns its socket, though its types do not say so. */
function isSocket(value: unknown): value is Socket {
  return typeof value === 'object' && value !== null && 'destroy' in value && typeof value.destroy === 'function'
}
