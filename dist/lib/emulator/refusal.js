/** An answer with an error status: `{ error }` (contract: Errors). */
export class Refusal extends Error {
    status;
    constructor(status, message) {
        super(message);
        this.name = 'Refusal';
        this.status = status;
    }
}
