/** The base of everything that a call rejects with, but for the reason of an abort. */
export class TaxiwayError extends Error {
    /** Tells the subclass apart across copies of the package, where `instanceof` cannot. */
    kind;
    constructor(kind, message, options) {
        super(message, options);
        this.name = new.target.name;
        this.kind = kind;
    }
}
/** One clear sentence that names the input, what is wrong and what to do. Nothing was sent. */
export class InputError extends TaxiwayError {
    /** The input or argument at fault, as the user spelt it. */
    input;
    constructor(input, message) {
        super('input', message);
        this.input = input;
    }
}
/** An error status from the platform (contract: Errors). */
export class RefusedError extends TaxiwayError {
    /** Its name in the table, or method and path of an undocumented route. */
    operation;
    /** The HTTP status: 4xx, 5xx, or a redirect that was not followed. */
    status;
    /** What the platform said in `error`, cut to 500 characters; empty where it said nothing readable. */
    said;
    /** The least wait that `Retry-After` asked for, in milliseconds. */
    retryAfterMs;
    constructor(message, details) {
        super('refused', message);
        this.operation = details.operation;
        this.status = details.status;
        this.said = details.said;
        this.retryAfterMs = details.retryAfterMs;
    }
}
/** A refused connection, a reset, a timeout, a redirect that was not followed. */
export class NoAnswerError extends TaxiwayError {
    /** Its name in the table, or method and path of an undocumented route. */
    operation;
    /** False only where it is certain that no byte of the request left: such a write may be repeated freely. */
    sent;
    constructor(message, details) {
        super('no-answer', message, { cause: details.cause });
        this.operation = details.operation;
        this.sent = details.sent;
    }
}
/** A success status with a body that cannot be read; the effect of a write is then unknown. */
export class UnreadableError extends TaxiwayError {
    /** Its name in the table, or method and path of an undocumented route. */
    operation;
    /** The HTTP status, a success. */
    status;
    #body;
    constructor(message, details) {
        super('unreadable', message, { cause: details.cause });
        this.operation = details.operation;
        this.status = details.status;
        this.#body = details.body;
    }
    /** The parsed body, where it was JSON of another shape; it may hold secrets, and no printing of the error shows it. */
    get body() {
        return this.#body;
    }
}
/** A key that is refused so many times in a row is refused for good. */
export const refusalLimit = 2;
/** Whether the status refuses the key. */
export function isForbiddenStatus(status) {
    return status === 401 || status === 403;
}
/** Whether the platform refused the key. */
export function isForbidden(error) {
    return error instanceof RefusedError && isForbiddenStatus(error.status);
}
