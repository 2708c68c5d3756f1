import type { Transport } from '../client/http/transport.ts';
import type { Clock } from '../client/time/clock.ts';
/** What one look at an address gave. */
export type Sighting = {
    readonly kind: 'answered';
    readonly status: number;
    /** The first 256 KiB; undefined where the body is of no interest. */
    readonly body: string | undefined;
}
/** No whole answer: the next look may see more. */
 | {
    readonly kind: 'unanswered';
    readonly why: string;
}
/** A redirect to nowhere, or one after another without end. */
 | {
    readonly kind: 'astray';
    readonly why: string;
}
/** A redirect to another origin, which is not followed. */
 | {
    readonly kind: 'elsewhere';
    readonly why: string;
};
/** What a look is for. */
export interface ProbeOptions {
    readonly transport: Transport;
    readonly clock: Clock;
    readonly signal: AbortSignal;
    /** For the whole look, redirects and body included, in milliseconds. */
    readonly timeoutMs: number;
    readonly readBody: boolean;
    /** Statuses that are wanted as they are: a redirect among them is not followed on its own origin. */
    readonly wanted: (status: number) => boolean;
    /** Whether a redirect to another origin is no answer, or one as it stands. */
    readonly redirectAway: 'failure' | 'answer';
}
/**
 * One GET without a key, on a connection of its own: behind a balancer the old version may hold the one before. Redirects are
 * followed on the same origin. Rejects with the signal's reason alone.
 */
export declare function probe(address: URL, options: ProbeOptions): Promise<Sighting>;
