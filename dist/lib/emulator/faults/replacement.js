import { sendJson, sendPieces } from '../http/answer.js';
import { BrokenOff } from './wire.js';
const page = '<!doctype html>\n<title>Be right back</title>\n<h1>We will be right back</h1>\n';
const blank = Buffer.alloc(65_536, ' ');
/** Sends what takes the place of the true answer. Rejects with `BrokenOff` where that is the end of the connection. */
export async function sendReplacement(request, response, fault, now) {
    switch (fault.kind) {
        case 'status': {
            const wait = retryAfter(fault.retryAfter, now);
            if (wait !== undefined)
                response.setHeader('retry-after', wait);
            sendJson(response, fault.status, { error: fault.error ?? `A fault says: ${fault.status}.` });
            return;
        }
        case 'html':
            response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
            return;
        case 'redirect':
            response.writeHead(307, { location: fault.to ?? request.url ?? '/' }).end();
            return;
        case 'endless':
            response.writeHead(200, { 'content-type': 'application/json' });
            await sendPieces(response, function* () {
                while (true)
                    yield blank;
            });
            return;
        case 'mute':
            // The request stays open until the caller leaves, or the platform ends.
            return;
        case 'reset':
        case 'close':
            throw new BrokenOff(fault.kind);
        default:
            fault;
    }
}
function retryAfter(wait, now) {
    if (typeof wait !== 'object')
        return wait === undefined ? undefined : String(wait);
    return new Date(now.getTime() + wait.dateIn * 1_000).toUTCString();
}
