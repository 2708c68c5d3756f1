import { BuildFailure } from './failure.js';
/** What of one service waits to be built, runs and is served. */
export class Lane {
    /** Its builds, one after the other. */
    tail = Promise.resolve();
    /** The newest good release, which may have ended by itself. */
    live;
    /** The dedicated address that it was deployed with: the service's own, else its project's. */
    outboundAddress;
    ingress;
    #stop = new AbortController();
    /** Aborts with a `BuildFailure`. */
    get signal() {
        return this.#stop.signal;
    }
    /** Ends its builds with a reason for their logs, what runs, and the address. */
    async end(reason) {
        this.#stop.abort(new BuildFailure(reason));
        await this.tail;
        await this.live?.end();
        await this.ingress?.close();
    }
}
