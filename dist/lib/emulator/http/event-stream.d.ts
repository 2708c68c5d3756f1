import type { Dialect, StreamedEvent } from '../dialect.ts';
import type { State } from '../state/state.ts';
/**
 * The build log of a deployment as server-sent events: what is stored after `seq`, then each line as soon as it is stored,
 * until the deployment is over and its last line was sent, or the signal aborts.
 */
export declare function eventStream(state: State, dialect: Dialect, from: {
    readonly deploymentId: string;
    readonly seq: number;
}, signal: AbortSignal): AsyncGenerator<string>;
/** One event as it goes over the wire; each line of `data` is a field of its own. */
export declare function encodeEvent({ id, event, data }: StreamedEvent): string;
