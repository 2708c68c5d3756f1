import { isForbidden, refusalLimit, TaxiwayError } from '../../client/errors.js';
import { historyPages } from '../history.js';
import { compareRefs, idOf, readRecord } from '../record.js';
export const noLooks = { firstMs: undefined, inferred: undefined };
const absenceMs = 30_000;
const inferenceMs = 1_000;
/** Looks at about 0, 1, 3, 7, 15, 23 and 31 s. */
const waitsMs = [1_000, 2_000, 4_000, 8_000];
const lookLimitMs = 15_000;
/**
 * One more look. A row that shows another ref is never ours; one that shows our ref is; where no row shows it, a single
 * row that shows none is taken for ours when a second look still finds it alone.
 */
export function judgeNewRows(looks, rows, atMs) {
    const firstMs = looks.firstMs ?? atMs;
    const ours = rows.filter((row) => row.match === 'ours');
    const candidates = ours.length > 0 ? ours : rows.filter((row) => row.match === 'not-shown');
    const [only, ...others] = candidates;
    if (only === undefined) {
        const finding = atMs - firstMs >= absenceMs ? { kind: 'absent' } : { kind: 'look-again' };
        return { finding, looks: { firstMs, inferred: undefined } };
    }
    if (others.length > 0) {
        return {
            finding: { kind: 'several', ids: candidates.map((row) => row.id) },
            looks: { firstMs, inferred: undefined },
        };
    }
    if (only.match === 'ours')
        return { finding: { kind: 'adopt', id: only.id, inferred: false }, looks };
    const inferred = looks.inferred?.id === only.id ? looks.inferred : { id: only.id, atMs };
    const finding = atMs - inferred.atMs >= inferenceMs ? { kind: 'adopt', id: only.id, inferred: true } : { kind: 'look-again' };
    return { finding, looks: { firstMs, inferred } };
}
/** Looks until the history tells, the deadline passes, or the platform isForbiddenStatus it. */
export async function findLostDeploy(platform, lost, run) {
    let looks = noLooks;
    let refusals = 0;
    for (let look = 0;; look++) {
        if (!(await run.waitForRetryAfter()))
            return { kind: 'unknown', why: 'the platform asked to wait past the timeout' };
        if (run.remaining() <= 0)
            return { kind: 'timed-out' };
        try {
            const limitMs = Math.min(lookLimitMs, run.remaining());
            const rows = await run.within(limitMs, 'list_deployments', (signal) => newRows(platform, lost, signal));
            refusals = 0;
            const judged = judgeNewRows(looks, rows, run.elapsed());
            if (judged.finding.kind !== 'look-again')
                return judged.finding;
            looks = judged.looks;
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof TaxiwayError))
                throw error;
            refusals = isForbidden(error) ? refusals + 1 : 0;
            if (refusals >= refusalLimit)
                return { kind: 'unknown', why: 'the API key may not read the deployment history' };
        }
        await run.sleep(Math.min(waitsMs[look] ?? 8_000, Math.max(0, run.remaining())));
    }
}
async function newRows(platform, lost, signal) {
    const rows = [];
    for await (const page of historyPages(platform, lost.serviceId, signal)) {
        // Up to the last known one, not the first: a live deployment may be shown first, out of its order.
        const end = page.deployments.findLastIndex((row) => lost.knownIds.has(idOf(row) ?? ''));
        for (const row of end < 0 ? page.deployments : page.deployments.slice(0, end)) {
            const id = idOf(row);
            if (id === undefined || lost.knownIds.has(id))
                continue;
            rows.push({ id, match: compareRefs(lost.ref, readRecord(row).refs) });
        }
        if (end >= 0)
            break;
    }
    return rows;
}
