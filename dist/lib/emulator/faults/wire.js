import { Streamed, streamHeaders } from '../http/answer.js';
/** The connection is to be broken now. */
export class BrokenOff extends Error {
    how;
    constructor(how) {
        super(`A fault says: ${how}.`);
        this.name = 'BrokenOff';
        this.how = how;
    }
}
/** An answer as it would go over the wire if nothing went wrong. */
export function wireOf({ status, body, headers: further }) {
    if (body instanceof Streamed)
        return { status, headers: streamHeaders(body), pieces: encoded(body) };
    const bytes = Buffer.from(JSON.stringify(body));
    const headers = { ...further, 'content-type': 'application/json', 'content-length': String(bytes.length) };
    return { status, headers, pieces: () => once(bytes) };
}
function encoded({ chunks }) {
    return async function* (signal) {
        for await (const chunk of chunks(signal))
            yield Buffer.from(chunk);
    };
}
async function* once(bytes) {
    yield bytes;
}
