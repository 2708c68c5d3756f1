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
/** Answers with one JSON value. */
export function sendJson(response, status, value) {
    const body = JSON.stringify(value);
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
}
/** Answers with a stream, no faster than it is read; returns when it has ended or the reader has gone away. */
export async function sendStream(response, streamed) {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    response.writeHead(200, { 'content-type': streamed.contentType, 'cache-control': 'no-store' });
    response.flushHeaders();
    for await (const chunk of streamed.chunks(gone.signal)) {
        if (gone.signal.aborted)
            return;
        if (!response.write(chunk))
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
