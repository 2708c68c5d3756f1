/** A body that is written piece by piece, as its reader takes it. */
export class Streamed {
    contentType;
    chunks;
    /** `chunks` ends when its signal aborts: the reader has gone away. */
    constructor(contentType, chunks) {
        this.contentType = contentType;
        this.chunks = chunks;
    }
}
/** Sends an answer; returns when it is written, or the reader has gone away. */
export async function send(response, { status, body, headers }) {
    if (body instanceof Streamed)
        await sendStream(response, body);
    else
        sendJson(response, status, body, headers);
}
/** Answers with one JSON value; `headers` are further ones. */
export function sendJson(response, status, value, headers = {}) {
    const body = JSON.stringify(value);
    const ours = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, { ...headers, ...ours });
    response.end(body);
}
async function sendStream(response, streamed) {
    response.writeHead(200, streamHeaders(streamed));
    await sendPieces(response, streamed.chunks);
}
/** The headers of a stream. */
export function streamHeaders({ contentType }) {
    return { 'content-type': contentType, 'cache-control': 'no-store' };
}
/** Sends headers and then a body piece by piece, no faster than it is read; returns when it has ended or the reader has gone. */
export async function sendPieces(response, pieces) {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    if (response.destroyed)
        gone.abort();
    response.flushHeaders();
    for await (const piece of pieces(gone.signal)) {
        if (gone.signal.aborted)
            return;
        if (!response.write(piece))
            await drained(response, gone.signal);
    }
    response.end();
}
function drained(response, gone) {
    return new Promise((resolve) => {
        const finish = () => {
            response.off('drain', finish);
            gone.removeEventListener('abort', finish);
            resolve();
        };
        response.on('drain', finish);
        gone.addEventListener('abort', finish);
        if (gone.aborted)
            finish();
    });
}
