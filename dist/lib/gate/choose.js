import { isForbiddenStatus, RefusedError, refusalLimit, TaxiwayError } from '../client/errors.js';
import { historyPages } from '../deployment/history.js';
import { compareRefs, readRecord, readRef } from '../deployment/record.js';
import { failureBackoff, pollInterval } from '../deployment/verdict/poll-schedule.js';
/** How a deployment was chosen: its id was given, its record shows the commit, or it is the newest (unfinished) one. */
export const choices = ['id', 'commit', 'newest-unfinished', 'newest'];
/** How long a record of the commit may take to show, in milliseconds (product: gate). */
export const longestWaitMs = 60_000;
const readMs = 30_000;
const lastReadMs = 3_500;
/** A service that something else is creating may not be there yet. */
const absentForMs = 10_000;
/**
 * Chooses the deployment to judge: one whose record shows the commit, waited for until the run's deadline; else the newest unfinished
 * one; else, where allowed, the newest. Rejects with the signal's reason alone.
 */
export async function chooseDeployment(platform, request, pace) {
    const { rows, failure } = await lookForCommit(platform, request, pace);
    const ours = rows?.find((row) => showsCommit(row, request.commit));
    if (ours !== undefined)
        return chosen('commit', ours, `its record shows the commit ${short(request.commit)}`);
    if (rows !== undefined)
        return withoutCommit(rows, request, pace.meaningOf);
    return { kind: 'none', reason: `The deployment history could not be read, so none was chosen. ${failure}` };
}
/** Reads until a row shows the commit, and for the last time at the deadline; without a commit once. */
async function lookForCommit(platform, request, { run, pollIntervalMs, onWait }) {
    let rows;
    let failure = 'The platform asked to wait for longer than that.';
    const looks = { failures: 0, refusals: 0, absentSinceMs: undefined };
    const seconds = longestWaitMs / 1000;
    while (await run.waitForRetryAfter()) {
        const last = run.remaining() <= 0;
        try {
            const first = rows === undefined;
            rows = await readRows(platform, request, { run, known: rows, limitMs: last ? lastReadMs : readMs });
            looks.failures = 0;
            if (request.commit === undefined || rows.some((row) => showsCommit(row, request.commit)))
                break;
            if (first)
                onWait(`No record shows the commit ${short(request.commit)} yet: it is waited for, up to ${seconds} s.`);
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof TaxiwayError))
                throw error;
            failure = error.message;
            looks.failures++;
            if (isFinal(error, looks, run.elapsed()))
                break;
        }
        if (last)
            break;
        const interval = pollInterval({ fixedMs: pollIntervalMs }, run.elapsed());
        const pauseMs = looks.failures === 0 ? interval : failureBackoff(looks.failures, run.random);
        await run.sleep(Math.min(pauseMs, Math.max(0, run.remaining())));
    }
    return { rows, failure };
}
/** The second and third choice. */
function withoutCommit(rows, { commit, allowLatest }, meaningOf) {
    const [newest] = rows;
    const why = commit === undefined ? 'no commit is known' : `no record shows the commit ${short(commit)}`;
    const unfinished = rows.find((row) => isUnfinished(row, meaningOf));
    if (unfinished !== undefined)
        return chosen('newest-unfinished', unfinished, `${why}, and it is the newest unfinished one`);
    if (newest === undefined)
        return { kind: 'none', reason: 'The service has no deployment, so there is none to judge.' };
    if (allowLatest)
        return chosen('newest', newest, `${why}, none is unfinished, and \`allow-latest\` takes the newest`);
    const cure = 'give `deployment-id`, or `allow-latest: true` for the newest one';
    return { kind: 'none', reason: `No deployment was chosen: ${why}, and none is unfinished; ${cure}.` };
}
/** Newest first. The first look goes 20 pages deep, the next ones take the newest page, for new rows come first. */
async function readRows(platform, { serviceId, commit }, { run, known, limitMs }) {
    return await run.within(limitMs, 'list_deployments', async (signal) => {
        const rows = [];
        for await (const page of historyPages(platform, serviceId, signal)) {
            for (const record of page.deployments.map(readRecord))
                if (hasId(record))
                    rows.push(record);
            if (rows.some((row) => showsCommit(row, commit)))
                return rows;
            if (known !== undefined && rows.length > 0)
                break;
        }
        const seen = new Set(rows.map(({ id }) => id));
        return [...rows, ...(known ?? []).filter(({ id }) => !seen.has(id))];
    });
}
function hasId(record) {
    return record.id !== undefined;
}
function showsCommit({ refs }, commit) {
    return compareRefs(commit, refs) === 'ours';
}
/** A word that can mean both, and no word at all, go by whether there is an image to roll back to. */
function isUnfinished({ word, rollbackable }, meaningOf) {
    const meaning = word === undefined ? 'ambiguous' : meaningOf(word);
    switch (meaning) {
        case 'ongoing':
        case 'unknown':
            return true;
        case 'ambiguous':
            return !rollbackable;
        case 'succeeded':
        case 'failed':
        case 'cancelled':
        case 'superseded':
            return false;
        default:
            return meaning;
    }
}
/** A key that may not read says so again, and so does a service that is not there. */
function isFinal(error, looks, atMs) {
    const status = error instanceof RefusedError ? error.status : 0;
    looks.refusals = isForbiddenStatus(status) ? looks.refusals + 1 : 0;
    looks.absentSinceMs = status === 404 ? (looks.absentSinceMs ?? atMs) : undefined;
    return looks.refusals >= refusalLimit || atMs - (looks.absentSinceMs ?? atMs) >= absentForMs;
}
function chosen(by, { id, refs }, why) {
    return { kind: 'chosen', by, deploymentId: id, ref: readRef(refs), how: `Deployment ${id} was chosen: ${why}.` };
}
function short(commit) {
    return (commit ?? '').slice(0, 12);
}
