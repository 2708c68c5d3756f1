import type { BaseUrl } from '../base-url.ts';
import { type Redact } from '../redaction.ts';
import type { Call } from '../request.ts';
import type { Secret } from '../secret.ts';
import type { Clock, Random } from '../time/clock.ts';
import type { AbortScope } from '../time/timeout.ts';
import type { HttpResponse, Transport } from './transport.ts';
/** What all calls of one client share. */
export interface ExchangeOptions {
    readonly base: BaseUrl;
    readonly key: Secret;
    /** Of secrets beside the key. */
    readonly redact: Redact | undefined;
    readonly userAgent: string;
    readonly transport: Transport;
    readonly clock: Clock;
    readonly random: Random;
}
/** How long one call may take and whether it may be tried again. */
export interface Terms {
    readonly scope: AbortScope;
    /** Whether failures may be repeated at all. */
    readonly retries: boolean;
}
/** Calls over one transport with one key: retries, redirects, refusals. What a success means is for its reader. */
export declare class Exchange {
    #private;
    constructor(options: ExchangeOptions);
    /** Sends the call until a success is read. The body counts: one that breaks off is no answer. */
    run<T>(call: Call, terms: Terms, read: (response: HttpResponse) => Promise<T>): Promise<T>;
}
