import type { OperationName } from '../../contract/operations.ts';
import type { Aim, Moment } from './aim.ts';
/** A fault in how any operation is answered. Milliseconds and bytes. */
export type AnswerFault = StatusFault | ReplacedFault | RedirectFault | BrokenFault | DelayFault | DripFault | CutFault | StaleFault;
/** Another status than the true one, e.g. 500, or 429 with or without `Retry-After`. */
export interface StatusFault extends Aim, Moment {
    /** Which fault. */
    readonly kind: 'status';
    /** From 200 to 599. */
    readonly status: number;
    /** The words of the answer, `{ error }`; ones of its own by default. */
    readonly error?: string;
    /**
     * The header of that name: seconds, `{ dateIn }` for a date so many seconds from now, or text that is sent as it is, however
     * absurd. None by default.
     */
    readonly retryAfter?: number | string | {
        readonly dateIn: number;
    };
}
/** A page of HTML with status 200, or white space without an end where JSON should come. */
export interface ReplacedFault extends Aim, Moment {
    /** Which fault. */
    readonly kind: 'html' | 'endless';
}
/** A 307, by default to the same address: for ever, unless `times` ends it. */
export interface RedirectFault extends Aim, Moment {
    /** Which fault. */
    readonly kind: 'redirect';
    /** A URL or a path. */
    readonly to?: string;
}
/** The connection is reset (RST) or closed (FIN), or stays open and mute, without an answer or in the middle of it. */
export interface BrokenFault extends Aim, Moment {
    /** Which fault. */
    readonly kind: 'reset' | 'close' | 'mute';
    /**
     * How much of the true body comes through, after status and headers; without it not one byte of the answer does. Only
     * with `after-effect`, as there is no answer before.
     */
    readonly afterBytes?: number;
}
/**
 * Everything waits: before the operation is carried out, as it will be even if the caller gives up meanwhile, or with its
 * answer, headers and all.
 */
export interface DelayFault extends Aim, Moment {
    /** Which fault. */
    readonly kind: 'delay';
    /** How long. */
    readonly ms: number;
}
/** The true body in small pieces, each with a write of its own: it drips, or is torn in the middle of characters and lines. */
export interface DripFault extends Aim {
    /** Which fault. */
    readonly kind: 'drip';
    /** Bytes of a piece; 1 by default. */
    readonly bytes?: number;
    /** The wait before each piece; none by default. */
    readonly ms?: number;
}
/** The true body ends too early, as far as HTTP can tell properly: JSON that stops in the middle. */
export interface CutFault extends Aim {
    /** Which fault. */
    readonly kind: 'cut';
    /** How much comes; the last byte never does. All but that by default. */
    readonly afterBytes?: number;
}
/** An answer that was true once: of the same caller's same read, as it would have been some reads ago. */
export interface StaleFault extends Aim {
    /** One that only reads, and answers at once; a stream has no older answer. */
    readonly operation: OperationName;
    /** Which fault. */
    readonly kind: 'stale';
    /** How many reads ago, from 1 to 10, or the oldest one that is known; 1 by default. A first read has nothing older. */
    readonly reads?: number;
}
