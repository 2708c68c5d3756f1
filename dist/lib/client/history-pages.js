import { UnreadableError } from './errors.js';
const operation = 'list_deployments';
/**
 * Pages until no next cursor is returned (contract: list_deployments); an empty page is no end. Throws `UnreadableError` where
 * a cursor repeats, for that would never end.
 */
export async function* readPages(read, before) {
    const seen = new Set();
    for (let cursor = before;;) {
        const page = parseHistoryPage(await read(cursor));
        yield page;
        if (cursor !== undefined)
            seen.add(String(cursor));
        if (page.nextCursor === undefined)
            return;
        if (seen.has(String(page.nextCursor)))
            throw unreadable('a cursor that it gave before');
        cursor = page.nextCursor;
    }
}
/** Every field of a record but the page's own shape is left alone, so that one odd record does not hide the others. */
export function parseHistoryPage(body) {
    const deployments = isRecord(body) ? body['deployments'] : undefined;
    if (!isRecord(body) || !Array.isArray(deployments))
        throw unreadable('no "deployments"');
    return { deployments: deployments.filter(isRecord), nextCursor: cursorIn(body['nextCursor']) };
}
/** Nothing is older than 0, and servers that cannot leave a number out send it for "no next page". */
function cursorIn(value) {
    if (typeof value !== 'number' && typeof value !== 'string')
        return undefined;
    return value === 0 || value === '' || value === '0' ? undefined : value;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function unreadable(what) {
    return new UnreadableError(`${operation}: the platform answered with ${what}.`, { operation, status: 200 });
}
