/** An answer with an error status: `{ error }` (contract: Errors). */
export class Refusal extends Error {
    status;
    /** Headers that belong to the status, by lower-case name. */
    headers;
    constructor(status, message, headers = {}) {
        super(message);
        this.name = 'Refusal';
        this.status = status;
        this.headers = headers;
    }
}
/** Refuses a method; those that the path takes are named. */
export function methodRefusal(allowed) {
    return new Refusal(405, `Only ${allowed.join(' and ')} can be asked for here.`, { allow: allowed.join(', ') });
}
