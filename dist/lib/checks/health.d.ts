import type { Transport } from '../client/http/transport.ts';
import type { Check } from './check.ts';
/** Where the app answers, and what counts as healthy. */
export interface HealthOptions {
    /** http or https, without user name and password. The platform's key is never sent there. */
    readonly url: string;
    /** Statuses and ranges of them; `200-399` by default. */
    readonly status?: string;
    /** A regular expression that the first 256 KiB of the body must match: what only the new version says. */
    readonly body?: string;
    /** What a redirect to another origin is; a failure by default. As an answer its status counts, and it is not followed. */
    readonly redirectAway?: 'failure' | 'answer';
    /** Good answers in a row; 3 by default. */
    readonly successes?: number;
    /** Between the end of one look and the next; 2 s by default. */
    readonly intervalMs?: number;
    /** For all looks together; 2 minutes by default. */
    readonly timeoutMs?: number;
    /** By default HTTP/1.1, by way of the proxies that the environment names; this machine itself is reached directly. */
    readonly transport?: Transport;
}
/**
 * Passes once the address gives so many good answers in a row. Redirects are followed on the same origin, and the last answer
 * counts; one to another origin fails the check at once. A redirect status that `status` names by itself is an answer.
 *
 * @throws InputError where the options make no check; nothing was sent
 */
export declare function healthCheck(options: HealthOptions): Check;
