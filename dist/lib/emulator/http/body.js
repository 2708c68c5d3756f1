import { Refusal } from '../refusal.js';
/** Bytes of a request's body at most: an archive of 256 MiB as base64, and 1 MiB for all else. */
export const bodyLimits = { upload: 345 * 2 ** 20, other: 2 ** 20 };
/**
 * The JSON body of a request as an object; an empty body is an empty one. Refuses with 400 what is not sent as JSON (contract:
 * What the service does), and what is larger than `limit` bytes; the rest of that is read and thrown away, so that the sender
 * gets to see the answer.
 */
export async function readBody(request, limit) {
    const chunks = [];
    let size = 0;
    if (Number(request.headers['content-length'] ?? 0) > limit)
        throw tooLarge(limit);
    for await (const chunk of request) {
        if (!Buffer.isBuffer(chunk))
            continue;
        size += chunk.length;
        if (size <= limit)
            chunks.push(chunk);
    }
    if (size > limit)
        throw tooLarge(limit);
    if (size === 0)
        return {};
    const type = request.headers['content-type'] ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type))
        throw new Refusal(400, 'A body needs "Content-Type: application/json".');
    return parseObject(Buffer.concat(chunks, size));
}
function parseObject(bytes) {
    let body;
    try {
        body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        throw new Refusal(400, 'The body is not JSON.');
    }
    if (!isObject(body))
        throw new Refusal(400, 'The body is not a JSON object.');
    return body;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function tooLarge(limit) {
    return new Refusal(400, `The body is larger than ${Math.floor(limit / 2 ** 20)} MiB.`);
}
