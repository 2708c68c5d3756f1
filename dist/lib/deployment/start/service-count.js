import { TaxiwayError } from '../../client/errors.js';
const countLimitMs = 15_000;
const countsThatAgree = 3;
const countGapMs = 15_000;
/**
 * The number of services of a project, or of all projects where none is named; undefined where the key may not list
 * projects or the platform does not answer.
 */
export async function countServices({ platform, run }, slug) {
    try {
        const timeoutMs = Math.min(countLimitMs, run.remaining());
        const projects = await platform.call('list_projects', {}, { signal: run.signal, timeoutMs });
        if (slug !== undefined)
            return projects.find((project) => project.slug === slug)?.serviceCount ?? undefined;
        const counts = projects.map((project) => project.serviceCount ?? Number.NaN);
        const all = counts.reduce((sum, count) => sum + count, 0);
        return Number.isNaN(all) ? undefined : all;
    }
    catch (error) {
        run.signal.throwIfAborted();
        if (!(error instanceof TaxiwayError))
            throw error;
        run.noteRetryAfter(error);
        return undefined;
    }
}
/** True where three reads over 30 s all show the number from before the POST. */
export async function countStays(context, slug, baseline) {
    const { run } = context;
    for (let read = 1;; read++) {
        if (!(await run.waitForRetryAfter()) || (await countServices(context, slug)) !== baseline)
            return false;
        if (read === countsThatAgree)
            return true;
        if (run.remaining() < countGapMs)
            return false;
        await run.sleep(countGapMs);
    }
}
