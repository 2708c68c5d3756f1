import { AsyncLocalStorage } from 'node:async_hooks';
const kept = 10_000;
/** What was really made since the start: the oracle beside what callers are told. */
export class Ledger {
    #now;
    #cause = new AsyncLocalStorage();
    #lines = [];
    #count = 0;
    constructor(now) {
        this.#now = now;
    }
    /** Oldest first, with what has become of each by now. */
    entries({ deployments }) {
        return this.#lines.map((line) => {
            if (line.kind === 'service')
                return { ...line };
            const deployment = deployments.byId(line.id);
            return { ...line, ref: deployment?.ref ?? null, stage: deployment?.stage ?? 'gone' };
        });
    }
    /** Forgets everything; the numbers do not come again. */
    forget() {
        this.#lines = [];
    }
    /** Whatever comes into being while `work` lasts, and because of it, is the request's. */
    async during(request, work) {
        const cause = { request, lasts: true };
        try {
            return await this.#cause.run(cause, work);
        }
        finally {
            // What it has set going, as the watch over a branch, goes on in its context and on its own account.
            cause.lasts = false;
        }
    }
    service({ id, name }) {
        this.#add({ ...this.#made(id), kind: 'service', name });
    }
    deployment({ id, serviceId }) {
        this.#add({ ...this.#made(id), kind: 'deployment', serviceId });
    }
    #made(id) {
        const cause = this.#cause.getStore();
        return { number: ++this.#count, at: this.#now().toISOString(), id, request: cause?.lasts ? cause.request : null };
    }
    #add(line) {
        this.#lines.push(line);
        if (this.#lines.length > kept)
            this.#lines.shift();
    }
}
