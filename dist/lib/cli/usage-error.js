/** A command line that cannot be understood: one sentence, and exit code 2. */
export class UsageError extends Error {
    constructor(message) {
        super(message);
        this.name = 'UsageError';
    }
}
