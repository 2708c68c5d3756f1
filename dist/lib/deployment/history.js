import { idOf, readRecord } from './record.js';
const mostPages = 20;
/**
 * Looks for our own record: page by page until our id, an older one, or 20 pages. Nothing takes the newest row for ours.
 * Rejects as the client does.
 */
export async function lookForRecord(platform, target, meaningOf, signal) {
    const { serviceId, deploymentId, older } = target;
    let finished = false;
    for await (const page of historyPages(platform, serviceId, signal)) {
        const index = indexOf(page.deployments, deploymentId);
        const own = page.deployments[index];
        // Before anything else on the page: a live deployment that is shown first, out of its order, hides nothing.
        if (own !== undefined)
            return { kind: 'found', record: readRecord(own), older: behind(page, index) ?? older };
        for (const row of page.deployments) {
            if (older.kind === 'row' && idOf(row) === older.id)
                return { kind: 'absent', newerFinished: finished, older };
            finished ||= isFinished(row, meaningOf);
        }
    }
    // Without the older row in sight nobody can say which rows are newer than ours.
    return { kind: 'absent', newerFinished: finished && older.kind === 'nothing', older };
}
/** Where ours stands, or -1; of several rows with our id the first that has a word. */
function indexOf(rows, deploymentId) {
    const isOurs = (row) => idOf(row) === deploymentId;
    const telling = rows.findIndex((row) => isOurs(row) && readRecord(row).word !== undefined);
    return telling >= 0 ? telling : rows.findIndex(isOurs);
}
/** Pages of the history, newest first, at most 20; one attempt each. */
export async function* historyPages(platform, serviceId, signal) {
    let pages = 0;
    for await (const page of platform.history(serviceId, { signal, retries: false })) {
        yield page;
        if (++pages === mostPages)
            return;
    }
}
function behind(page, index) {
    const next = page.deployments[index + 1];
    if (next === undefined)
        return page.nextCursor === undefined ? { kind: 'nothing' } : undefined;
    const id = idOf(next);
    return id === undefined ? undefined : { kind: 'row', id };
}
function isFinished(row, meaningOf) {
    const { word } = readRecord(row);
    if (word === undefined)
        return false;
    const meaning = meaningOf(word);
    return meaning === 'succeeded' || meaning === 'failed';
}
