/**
 * Why a call did not give a result.
 *
 * - `input`: the caller's mistake; nothing was sent.
 * - `refused`: the platform answered with an error status.
 * - `no-answer`: no complete HTTP answer arrived.
 * - `unreadable`: a success status whose body is not what the contract shows (HTML, cut JSON, a missing id).
 */
export type ErrorKind = 'input' | 'refused' | 'no-answer' | 'unreadable';
/** The base of everything that a call rejects with, but for the reason of an abort. */
export declare class TaxiwayError extends Error {
    /** Tells the subclass apart across copies of the package, where `instanceof` cannot. */
    readonly kind: ErrorKind;
    constructor(kind: ErrorKind, message: string, options?: ErrorOptions);
}
/** One clear sentence that names the input, what is wrong and what to do. Nothing was sent. */
export declare class InputError extends TaxiwayError {
    /** The input or argument at fault, as the user spelt it. */
    readonly input: string;
    constructor(input: string, message: string);
}
/** An error status from the platform (contract: Errors). */
export declare class RefusedError extends TaxiwayError {
    /** Its name in the table, or method and path of an undocumented route. */
    readonly operation: string;
    /** The HTTP status: 4xx, 5xx, or a redirect that was not followed. */
    readonly status: number;
    /** What the platform said in `error`, cut to 500 characters; empty where it said nothing readable. */
    readonly said: string;
    /** The least wait that `Retry-After` asked for, in milliseconds. */
    readonly retryAfterMs: number | undefined;
    constructor(message: string, details: {
        operation: string;
        status: number;
        said: string;
        retryAfterMs: number | undefined;
    });
}
/** A refused connection, a reset, a timeout, a redirect that was not followed. */
export declare class NoAnswerError extends TaxiwayError {
    /** Its name in the table, or method and path of an undocumented route. */
    readonly operation: string;
    /** False only where it is certain that no byte of the request left: such a write may be repeated freely. */
    readonly sent: boolean;
    constructor(message: string, details: {
        operation: string;
        sent: boolean;
        cause?: unknown;
    });
}
/** A success status with a body that cannot be read; the effect of a write is then unknown. */
export declare class UnreadableError extends TaxiwayError {
    #private;
    /** Its name in the table, or method and path of an undocumented route. */
    readonly operation: string;
    /** The HTTP status, a success. */
    readonly status: number;
    constructor(message: string, details: {
        operation: string;
        status: number;
        cause?: unknown;
        body?: unknown;
    });
    /** The parsed body, where it was JSON of another shape; it may hold secrets, and no printing of the error shows it. */
    get body(): unknown;
}
/** A key that is refused so many times in a row is refused for good. */
export declare const refusalLimit = 2;
/** Whether the status refuses the key. */
export declare function isForbiddenStatus(status: number): boolean;
/** Whether the platform refused the key. */
export declare function isForbidden(error: unknown): boolean;
