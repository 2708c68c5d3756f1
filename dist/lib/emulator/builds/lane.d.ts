import type { Ingress } from '../serving/ingress.ts';
import type { Release } from './release.ts';
/** What of one service waits to be built, runs and is served. */
export declare class Lane {
    #private;
    /** Its builds, one after the other. */
    tail: Promise<void>;
    /** The newest good release, which may have ended by itself. */
    live: Release | undefined;
    /** The dedicated address that it was deployed with: the service's own, else its project's. */
    outboundAddress: string | undefined;
    ingress: Ingress | undefined;
    /** Aborts with a `BuildFailure`. */
    get signal(): AbortSignal;
    /** Ends its builds with a reason for their logs, what runs, and the address. */
    end(reason: string): Promise<void>;
}
