/**
 * Sockets that are still connecting. undici notices an abort only when a connection stands, so a connection to a silent host
 * would outlive the call that wanted it and keep the process alive.
 */
export class Connecting {
    #sockets = new Set();
    /** The same connector, watched. */
    watch(connector) {
        return (options, callback) => {
            const socket = connector(options, (...outcome) => {
                if (isSocket(socket))
                    this.#sockets.delete(socket);
                callback(...outcome);
            });
            if (isSocket(socket))
                this.#sockets.add(socket);
            return socket;
        };
    }
    /** Gives up every connection that does not stand yet. */
    abandon(reason) {
        for (const socket of this.#sockets)
            socket.destroy(reason);
        this.#sockets.clear();
    }
}
/** undici's connector returns its socket, though its types do not say so. */
function isSocket(value) {
    return typeof value === 'object' && value !== null && 'destroy' in value && typeof value.destroy === 'function';
}
