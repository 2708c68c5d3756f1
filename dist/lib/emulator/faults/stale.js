import { createHash } from 'node:crypto';
import { Streamed } from '../http/answer.js';
/** What is remembered at most: answers of one read, characters of one answer, and characters of all together. */
const limits = { depth: 11, answer: 2 ** 20, all: 32 * 2 ** 20 };
/** The true answers of the latest reads, by caller and address. */
export class Reads {
    #reads = new Map();
    #size = 0;
    /** Forgets all of them. */
    forget() {
        this.#reads.clear();
        this.#size = 0;
    }
    /** Remembers an answer and gives it back, or, struck by a stale fault, an older one in its place. */
    async pass(request, answer, struck) {
        const read = await readOf(answer);
        if (!read)
            return answer;
        const known = this.#remember(addressOf(request), read);
        const stale = struck.find((fault) => fault.kind === 'stale');
        const shown = stale ? known[Math.max(0, known.length - 1 - (stale.reads ?? 1))] : undefined;
        const { status, json } = shown ?? read;
        return { ...answer, status, body: JSON.parse(json) };
    }
    /** Oldest first. An address that was not asked for the longest time is the first to be forgotten. */
    #remember(address, read) {
        const known = [...(this.#reads.get(address) ?? []), read];
        this.#size += read.json.length;
        if (known.length > limits.depth)
            this.#size -= known.shift()?.json.length ?? 0;
        this.#reads.delete(address);
        this.#reads.set(address, known);
        for (const [oldest, reads] of this.#reads) {
            if (this.#size <= limits.all || oldest === address)
                break;
            for (const { json } of reads)
                this.#size -= json.length;
            this.#reads.delete(oldest);
        }
        return known;
    }
}
/** The key is part of it, as a digest: what one caller sees, another may not. */
function addressOf({ method, url, headers }) {
    const caller = createHash('sha256')
        .update(headers.authorization ?? '')
        .digest('base64');
    return `${caller} ${method} ${url}`;
}
/** An answer as it can be kept; undefined for a stream of events, and for what is too long. */
async function readOf({ status, body }) {
    if (!(body instanceof Streamed))
        return { status, json: JSON.stringify(body) };
    if (body.contentType !== 'application/json')
        return undefined;
    let json = '';
    for await (const chunk of body.chunks(new AbortController().signal)) {
        json += chunk;
        if (json.length > limits.answer)
            return undefined;
    }
    return { status, json };
}
