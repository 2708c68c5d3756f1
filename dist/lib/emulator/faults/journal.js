import { operationOf } from '../../contract/operations.js';
import { findRoute } from '../http/router.js';
import { withoutTriggerToken } from '../http/trigger-url.js';
const kept = 10_000;
const longestPath = 2_000;
/** The requests of late. */
export class Journal {
    #state;
    #now;
    #byRequest = new WeakMap();
    #cut = new WeakSet();
    #notes = [];
    #count = 0;
    constructor(state, now) {
        this.#state = state;
        this.#now = now;
    }
    /** Oldest first, as they are now; those after a number, where one is given. */
    entries(after = 0) {
        return this.#notes.filter(({ number }) => number > after).map((note) => ({ ...note }));
    }
    /** Forgets every request; their numbers do not come again. */
    forget() {
        this.#notes = [];
    }
    /** Begins the entry of a request, which its end completes, and returns its number. */
    open(request, response) {
        const at = this.#now();
        const note = {
            number: ++this.#count,
            at: at.toISOString(),
            method: request.method ?? 'GET',
            ...this.#targetOf(request),
            key: this.#keyOf(request.headers.authorization),
            faults: [],
            trueStatus: null,
            status: null,
            end: 'open',
            ms: null,
        };
        this.#notes.push(note);
        if (this.#notes.length > kept)
            this.#notes.shift();
        this.#byRequest.set(request, note);
        response.once('close', () => {
            if (response.headersSent)
                note.status = response.statusCode;
            if (response.writableFinished)
                note.end = 'whole';
            else
                note.end = this.#cut.has(request) ? 'cut' : 'left';
            note.ms = this.#now().getTime() - at.getTime();
        });
        return note.number;
    }
    /** Adds to the entry of a request what is known by now. */
    note(request, known) {
        const note = this.#byRequest.get(request);
        if (note)
            Object.assign(note, known);
    }
    /** It is a fault that ends the request now, and not its caller. */
    noteCut(request) {
        this.#cut.add(request);
    }
    #keyOf(authorization) {
        const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
        if (token === undefined)
            return 'none';
        return this.#state.keys.byToken(token)?.kind ?? 'unknown';
    }
    /** A caller may have put a secret where it does not belong: what the contract does not know of an address is not kept. */
    #targetOf({ method = 'GET', url = '/' }) {
        const { pathname, searchParams } = new URL(url, 'http://localhost');
        const operation = operationAt(method, pathname);
        const query = [...searchParams].map(([name, value]) => {
            const known = operation !== undefined && Object.hasOwn(operationOf(operation).args.entries, name);
            return `${known ? name : '***'}=${known ? value : '***'}`;
        });
        let path = withoutTriggerToken(pathname) + (query.length > 0 ? `?${query.join('&')}` : '');
        for (const token of Object.values(this.#state.keys.tokens()))
            path = path.replaceAll(token, '***');
        return { path: path.slice(0, longestPath), operation: operation ?? null };
    }
}
/** The operation that a request is for; undefined where it is for none. */
export function operationAt(method, path) {
    try {
        return findRoute(method, path)?.name;
    }
    catch {
        // Its path is not well-formed, which its answer will say.
        return undefined;
    }
}
